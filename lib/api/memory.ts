import { LRUCache } from 'lru-cache';
import { PRICE_TRUSTED } from '../base/freshness.mjs';
import { log, reasonOf } from '../base/log';
import { outsideRender } from '../base/outside-render';
import { environment } from '../config/env';
import type { CallFrame } from '../contract/call-frame';
import { type AnswerOf, CALLS, type CallName, type RequestOf } from '../contract/calls';
import { ApiFailure } from '../contract/failure';
import { isLocale, type Locale } from '../i18n/locales';
import { versionOf } from './data-versions';
import { timeLeft } from './deadline';
import type { Asker } from './http/breaker';
import { websiteApi } from './index';
import { readLastGood, saveLastGood } from './last-good';
import { announce } from './pending-answers';
import { createReader, type Read, type ReadOptions } from './reader';

/** Failures logged within the last minute: when an API is down, every page in every language reports the same. */
const toldLately = new LRUCache<string, true>({ max: 200, ttl: 60_000 });

const reader = createReader({
  announce,
  load: readLastGood,
  save: saveLastGood,
  // The embedded store is its own memory.
  persistent: () => environment().websiteApiUrl !== undefined,
  versionOf: (key) => versionOf(callOf(key)),
  onFailure: (key, error) => {
    // breaker.ts has logged that the call rests.
    if (error instanceof ApiFailure && error.kind === 'resting') return;
    const reason = reasonOf(error);
    const told = `${callOf(key)} ${reason}`;
    if (toldLately.has(told)) return;
    toldLately.set(told, true);
    log('error', 'api.read-failed', { ...inLog(key), reason });
  },
  onEmpty: (key, outcome) => log('warn', 'api.list-empty', { ...inLog(key), outcome }),
});

/** A key begins with the call it is an answer of, and its language where it has one. */
function callOf(key: string): CallName {
  return key.split('/', 1)[0] as CallName;
}

/** The part of a key that may be logged; what follows it may hold a visitor's search. */
function inLog(key: string): { call: string; locale?: Locale } {
  const [call = '', locale] = key.split('/', 2);
  return isLocale(locale) ? { call, locale } : { call };
}

/**
 * Reads a call through the memory of this process, for pages and endpoints
 * alike: one answer for all who ask, so a thousand visitors are one call.
 *
 * @param options `asker` is `visitors` where one of them chose what is asked for
 */
export function readCall<Name extends CallName>(
  name: Name,
  locale: Locale,
  request: RequestOf<Name>,
  { asker, ...options }: ReadOptions & { asker?: Asker } = {},
): Promise<Read<AnswerOf<Name>>> {
  const ask = websiteApi(asker)[name] as (locale: Locale, request: RequestOf<Name>) => Promise<AnswerOf<Name>>;
  return readThrough(name, locale, { is: 'answer', request }, () => ask(locale, request), options);
}

/** What is remembered of a call: its answer to a request, a page of it narrowed by the store, or its whole list. */
interface Remembered {
  is: 'answer' | 'narrowed' | 'whole';
  request?: unknown;
}

/**
 * Reads what is made of answers of a call, likewise. What it is belongs to its key: a page that was narrowed
 * by nothing is asked for with the same words as an answer, and is another thing, with years.
 */
export function readThrough<T>(
  name: CallName,
  locale: Locale,
  { is, request = '' }: Remembered,
  make: () => Promise<T>,
  options?: ReadOptions,
): Promise<Read<T>> {
  const language = (CALLS[name] as CallFrame).anyLanguage ? 'any' : locale;
  return reader.read(`${name}/${language}/${is}/${JSON.stringify(request)}`, () => outsideRender(make), {
    timeout: timeLeft(),
    ...(name === 'sharePrice' && { trustedFor: PRICE_TRUSTED * 1000 }),
    ...options,
  });
}
