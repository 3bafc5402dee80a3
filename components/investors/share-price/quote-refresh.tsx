'use client';

import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { sharePrice } from '@/lib/website-api/schemas';
import { send } from '@/lib/website-api/transport';
import type { SharePrice } from '@/lib/website-api/types';

/** Quotes come by the minute. */
const EVERY_MS = 60_000;

export interface QuoteRefreshProps {
  code: string;
  locale: Locale;
  onBegin(): void;
  onAnswer(price: SharePrice): void;
  onFailure(): void;
}

/** Asks for the quote once a minute while the tab is in front; it draws nothing. */
export default function QuoteRefresh(props: QuoteRefreshProps) {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <Asking {...props} />
    </QueryClientProvider>
  );
}

function Asking({ code, locale, onBegin, onAnswer, onFailure }: QuoteRefreshProps) {
  const { data, dataUpdatedAt, errorUpdatedAt, isFetching } = useQuery({
    queryKey: ['sharePrice', code],
    queryFn: async () => {
      const answer = await send('', 'sharePrice', { locale, query: { code } });
      const { price } = sharePrice(answer.data);
      if (!price) throw new Error('sharePrice: an answer without a price');
      return price;
    },
    refetchInterval: EVERY_MS,
    refetchIntervalInBackground: false,
    retry: false,
    // A visitor who is offline is told so, like any other failure.
    networkMode: 'always',
  });

  useEffect(() => {
    if (isFetching) onBegin();
    else if (errorUpdatedAt > dataUpdatedAt) onFailure();
    else if (data) onAnswer(data);
  }, [isFetching, errorUpdatedAt, dataUpdatedAt, data, onBegin, onAnswer, onFailure]);

  return null;
}
