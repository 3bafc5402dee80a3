'use client';

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { send } from '@/lib/api/http/transport';
import { QUOTE_ASKED_EVERY } from '@/lib/base/freshness.mjs';
import { browserCall } from '@/lib/contract/browser-calls';
import { ApiFailure } from '@/lib/contract/failure';
import { sharePrice } from '@/lib/contract/schemas';
import type { SharePrice } from '@/lib/contract/types';
import type { Locale } from '@/lib/i18n/locales';
import { tradingDayBefore } from '@/lib/market/calendar';
import { quoteOf } from '@/lib/market/quote';
import { queryClient } from '../../data/query-client';
import { dayInWords } from './words';

const EVERY_MS = QUOTE_ASKED_EVERY * 1000;

/** An answer, with its day and that of its previous close written out. */
export interface DatedPrice {
  price: SharePrice;
  day: string | undefined;
  closeDay: string | undefined;
}

/** What there is of the quote. */
export interface QuoteRead extends DatedPrice {
  /** It was read since the page was made. */
  renewed: boolean;
  busy: boolean;
  /** Why the last attempt to renew it brought nothing. */
  failure?: 'failed' | 'empty';
}

export interface LiveQuoteProps {
  code: string;
  locale: Locale;
  /** What the server read; nobody knows here how long ago. */
  initial: DatedPrice;
  /** Whether new quotes can arrive and would be seen. */
  wanted: boolean;
  children(read: QuoteRead): ReactNode;
}

/** The quote, asked for once a minute while it is wanted and the tab is in front. */
export default function LiveQuote({ code, locale, initial, wanted, children }: LiveQuoteProps) {
  const { data, dataUpdatedAt, isFetching, error } = useQuery(
    {
      queryKey: ['sharePrice', code],
      queryFn: () => readQuote(code, locale),
      initialData: initial.price,
      initialDataUpdatedAt: 0,
      staleTime: EVERY_MS,
      // A page that is opened later brings a later answer with it.
      gcTime: 0,
      enabled: wanted,
      refetchInterval: EVERY_MS,
    },
    queryClient,
  );
  const empty = error instanceof ApiFailure && error.kind === 'no-price';
  // Browsers write dates each in their own way: of the same day the server's words stay.
  const days =
    data.date === initial.price.date
      ? initial
      : { day: dayInWords(data.date, locale), closeDay: dayInWords(tradingDayBefore(data.date), locale) };
  return children({
    ...days,
    price: data,
    renewed: dataUpdatedAt > 0,
    busy: isFetching,
    failure: error ? (empty ? 'empty' : 'failed') : undefined,
  });
}

/** @throws {ApiFailure} also where the answer says nothing, which does not replace one that does */
async function readQuote(code: string, locale: Locale): Promise<SharePrice> {
  const answer = await send('', browserCall('sharePrice'), { locale, query: { code } });
  const { price } = sharePrice(answer.data);
  if (!price || !quoteOf(price)) throw new ApiFailure('sharePrice', 'no-price', 'answered without a price');
  return price;
}

const FOCUSABLE = 'a, summary, [tabindex]';

/**
 * What the reader has opened and focused in a block that is about to be drawn anew.
 *
 * @returns does the same in the new one
 */
export function placeIn(block: HTMLElement): () => void {
  const focused = [...block.querySelectorAll(FOCUSABLE)].indexOf(document.activeElement as Element);
  const isOpen = block.querySelector('details')?.open;
  return () => {
    const table = block.querySelector('details');
    if (table && isOpen) table.open = true;
    block.querySelectorAll<HTMLElement>(FOCUSABLE)[focused]?.focus({ preventScroll: true });
  };
}
