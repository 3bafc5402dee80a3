import type { KindCounts } from '../domain/filing-kind';
import type { ListFilter, Paging } from '../domain/list-filter';
import type { Locale } from '../i18n/locales';
import type { OwnCallName } from './browser-calls';
import type { AnswerOf, CallName, RequestOf } from './calls';
import type { RegisterName, Registers } from './registers';
import type { List } from './requests';

export type { CallName } from './calls';
/** Whatever is sent as a call: those of §7, and what the site takes itself. */
export type SentCallName = CallName | OwnCallName;
export type * from './registers';
export type * from './requests';
export type { InstallationPackage, NewsItem, SharePrice, SharePriceRecord, SoftwareItem } from './schemas';

/**
 * The website API as the site sees it (specification §3 and §7): one method
 * per call of the table (calls.ts).
 */
export type WebsiteApi = {
  [Name in CallName]: (locale: Locale, ...request: [...Asked<RequestOf<Name>>, ...Keyed<Name>]) => Answer<Name>;
};

type Asked<Request> = undefined extends Request ? [request?: Request] : [request: Request];
/** The idempotency key of a visitor's message (lib/store/idempotency). */
type Keyed<Name extends CallName> = Name extends 'submitConsultation' | 'submitQuestion' ? [key?: string] : [];
type Answer<Name extends CallName> = Promise<AnswerOf<Name>>;

export type RegisterRequest = Paging & ListFilter;

/** A page of a register as far as it is narrowed, and every year in which the whole of it has an entry, latest first. */
export interface RegisterPage<T> extends List<T> {
  years: number[];
  /** Where the entries are filings: how many there are of each kind, as far as year and search narrow them. */
  kinds?: KindCounts;
  /** Where one entry was asked for by the key that it had formerly: the one that it has. */
  movedTo?: string;
}

/** A source that narrows registers itself, which the API of §7 does not. */
export type FindInRegister = <Name extends RegisterName>(
  name: Name,
  locale: Locale,
  request: RegisterRequest,
) => Promise<RegisterPage<Registers[Name]>>;
