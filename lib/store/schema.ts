import type { Generated } from 'kysely';

/**
 * Tables of the store. Column types are the portable ones (text, integer,
 * bigint), so that the same code runs on SQLite and on PostgreSQL; moments are
 * milliseconds since 1970.
 */
export interface StoreTables {
  /** What is published, one row an item and language (lib/publishing): the items of the calls that have lists. */
  entries: Localised & {
    call: string;
    /** Name of its folder in the content folder, the same in every language. */
    entry_id: string;
    publish_time: number;
    /** Hong Kong year of publication. */
    year: number;
    /** Within its call and language, from 1, oldest first. */
    position: number;
    /** Kind of document (lib/domain/filing-kind); empty where the call knows none. */
    kind: string;
    /** Within the items of its call, language and kind, from 1, oldest first. */
    kind_position: number;
    /** What a search looks at (lib/text/fold). */
    search_text: string;
    /** The item in our own form (lib/contract/schemas), as JSON. */
    item: string;
  };
  /** Each entry as it was released last, with its versions (lib/publishing/released), as JSON. */
  released: { entry_id: string; call: string; release: string };
  /** What the calls do not have, by name (`CompanyContent`), as JSON. */
  content: { name: string; value: string };
  /** Files of what is published. */
  content_files: {
    /** The first 16 digits of its SHA-256. */
    file_key: string;
    name: string;
    type: string;
    bytes: number;
    /** Languages that it is in, with commas between. */
    languages: string;
    /** The address that led to it before. */
    formerly: string | null;
    /** Where it lies in the sample that ships with the site; null where `content` has it. */
    path: string | null;
    content: Uint8Array | null;
  };
  /** Every release, correction and withdrawal; each line's hash is made with the one before (lib/publishing/record). */
  publication_record: { number: number; line: string; hash: string };
  share_price_records: {
    code: string;
    time: string;
    current_price: string;
    avg_price: string;
    change: string;
    quote_change: string;
  };
  share_price_sessions: { code: string; session_date: string; latest: string; previous_close: string };
  /** What is remembered of each session (share-history.ts). */
  share_history: {
    /** Address of the API that gave it; empty for the embedded store. */
    source: string;
    code: string;
    session_date: string;
    /** HK$, as the figures were given. */
    close: string;
    high: string;
    low: string;
    /** Shares, and HK$; null where the source does not say. */
    volume: number | null;
    turnover: string | null;
    /** Time of the last record that it was made of, HHMM. */
    until: string;
  };

  consultations: {
    id: Generated<number>;
    received_at: number;
    locale: string;
    business_type: string;
    company_name: string;
    name: string;
    phone: string;
    content: string;
  } & Answered;
  submitted_questions: {
    id: Generated<number>;
    received_at: number;
    locale: string;
    email: string;
    question_content: string;
  } & Answered;
  /** Messages on their way to a remote API, and mails (lib/store/outbox); one that has arrived is gone from here. */
  outbox: {
    id: Generated<number>;
    /** What the receiver knows a message by that comes a second time. */
    delivery_key: string;
    received_at: number;
    locale: string;
    call: string;
    fields: string;
    attempts: Generated<number>;
    next_attempt_at: number;
    /** When an instance took it to send it. */
    claimed_at: Generated<number | null>;
    /** When it was given up, since the API keeps refusing it. */
    refused_at: Generated<number | null>;
    /** How the last attempt failed. */
    reason: Generated<string | null>;
  };
  /** Addresses that asked for alerts by e-mail (lib/store/alerts), and whether their owner has confirmed it. */
  alert_requests: {
    id: Generated<number>;
    received_at: number;
    locale: string;
    email: string;
    /** What they want to be told of (lib/domain/alert-kind), with blanks between. */
    kinds: string;
    /** Hashes of the keys of the links that were mailed, a blank behind each. */
    keys: Generated<string>;
    confirmed_at: Generated<number | null>;
  };
  /** Who is told by e-mail of what is published. */
  alert_subscribers: {
    id: Generated<number>;
    email: string;
    locale: string;
    kinds: string;
    confirmed_at: number;
    /** Takes them off the list, and does nothing else; it is in every mail. */
    leave_key: string;
    /** Mails of the last publications that their mail server refused for good. */
    refusals: Generated<number>;
  };
  /** Messages taken of late, by what a second sending of each is known by (lib/store/idempotency). */
  submission_keys: { key: string; received_at: number };
  /** Messages that look like a program's, with their fields as JSON. */
  held_messages: {
    id: Generated<number>;
    received_at: number;
    locale: string;
    call: string;
    fields: string;
  };
  /** Clicks of a Hong Kong day (`2026-11-18`), with the remark of the last one. */
  download_clicks: { day: string; plate: number; page_num: number; remark: string; clicks: number };
  download_counts: { org_code: string; pid: string; downloads: number };

  /** Last good answer of each call of a remote API, with its time. */
  last_good: { source: string; call_key: string; answer: string; answered_at: number };
  /** Filings that a remote API supplies, and those that it has stopped to (supplied-filings.ts). */
  supplied_filings: Localised & {
    source: string;
    call: string;
    /** Digest of the item. */
    entry_key: string;
    /** The item in our own form, as JSON. */
    item: string;
    /** How many older ones of the list share its moment. */
    place: number;
    /** When it was first supplied in this form, or was again after it had been missing. */
    seen_at: number;
    /** Since when it is not supplied any more; null while it is. */
    missing_since: number | null;
    /** By when it may go. */
    kept_until: number;
  };
  /** How often the data behind each call has been told to have changed. */
  data_versions: { call: string; version: number };
  /**
   * PostgreSQL alone has it: what the instances count together (lib/endpoints/shared-limits). Named, and in the order,
   * that `RateLimiterPostgres` wants.
   */
  limit_counts: { key: string; points: number; expire: number };
  facts: { name: string; value: string };

  /** What can be searched for (lib/search/search-index), one row a thing and language. */
  search_entries: Localised & {
    id: Generated<number>;
    source: string;
    kind: string;
    entry_key: string;
    title: string;
    /** Where it is (`EntryTarget`), as JSON. */
    target: string;
    published_at: number | null;
    /** What became of a document (`Marked`), as JSON. */
    marks: string | null;
    /** Of all that was given: the same again is not written again. */
    digest: string;
  };
  /** Parts of entries that have addresses of their own. */
  search_passages: {
    entry: number;
    position: number;
    place: string;
    heading: string;
    words: string;
    /** Heading and words as the index holds them (lib/search/terms). */
    index_text: string;
  };
  /** The words that entries are known by, for typing errors. */
  search_words: Localised & { entry: number; word: string };
  /**
   * The text of files by their address, as JSON: of each page its words and its blocks (lib/text/page-blocks), which are
   * null where it was read before there were any; `mark` says which file it was.
   */
  search_files: { address: string; mark: string; pages: string; blocks: string | null };
  /** Files whose content cannot be read, by its SHA-256: why, by which way of reading, and where it stood last. */
  search_unreadable_files: { sha256: string; address: string; reading: number; reason: string };
  /** SQLite's full-text index, in PostgreSQL a table (search-tables.ts); `rowid` is the entry. */
  search_index: { rowid: number; title: string; headings: string; words: string; elsewhere: string };
}

/** All of them, for what has to tell them from another's in the same database. */
export const STORE_TABLE_NAMES = Object.keys({
  entries: 0,
  released: 0,
  content: 0,
  content_files: 0,
  publication_record: 0,
  share_price_records: 0,
  share_price_sessions: 0,
  share_history: 0,
  consultations: 0,
  submitted_questions: 0,
  submission_keys: 0,
  outbox: 0,
  alert_requests: 0,
  alert_subscribers: 0,
  held_messages: 0,
  download_clicks: 0,
  download_counts: 0,
  last_good: 0,
  supplied_filings: 0,
  data_versions: 0,
  limit_counts: 0,
  facts: 0,
  search_entries: 0,
  search_passages: 0,
  search_words: 0,
  search_files: 0,
  search_unreadable_files: 0,
  search_index: 0,
} satisfies Record<keyof StoreTables, 0>);

/** By whom a message was answered, and when; null while it was not. */
interface Answered {
  answered_at: Generated<number | null>;
  answered_by: Generated<string | null>;
}

interface Localised {
  locale: string;
}
