/**
 * How old what a visitor sees may be: every lifetime of the site stands here, in seconds, under the promise that it
 * serves. tests/unit/base/freshness.test.ts adds them up. It is a module of JavaScript since next.config.mjs, which
 * Node reads as it stands, sends some of them.
 *
 * How long one waits for an answer is another matter (lib/api/deadline.ts), as is how long visitors' messages are
 * kept (lib/config/retention.ts).
 */

/*
 * 1. What was withdrawn is gone within a minute (docs/requirements.md, Calls), from an API that nobody tells us of and
 *    that answers in time:
 *
 *    ANSWER_UNDER_WAY + ANSWER_FRESH + PAGE_SHOWN + 2 × EDGE_MOST = 5 + 20 + 25 + 10 = 60
 *
 *    Three things stay for longer. A report or circular stays for five years (lib/api/supplied.ts). What is shown while
 *    an API is slow or away stands under promise 3. A list that comes back empty keeps its last entries, with a notice,
 *    until it has been empty for EMPTY_BELIEVED_AFTER.
 */

/** The promise. */
export const WITHDRAWN_WITHIN = 60;

/** An answer of the API that takes longer counts as failed until it is there, as it does to the breaker. */
export const ANSWER_UNDER_WAY = 5;

/** For so long an answer is given from memory without asking again (lib/api/reader.ts). */
export const ANSWER_FRESH = 20;

/** A page whose data may change by itself is made again when somebody asks for it after so long. */
export const PAGE_MADE_AGAIN_AFTER = 20;

/** Whoever asks later than this waits for the new page; between the two they get the old one once more. */
export const PAGE_SHOWN = 25;

/**
 * The most that EDGE_SECONDS may be. The edge cache shows a page for so long, and for as long again while it asks for
 * the next one (deploy/nginx.conf). It knows nothing of what ends by the clock.
 */
export const EDGE_MOST = 5;

/** When a list that had entries is still empty after this, it is believed: a table being filled anew passes. */
export const EMPTY_BELIEVED_AFTER = 20;

/*
 * 2. What is published or withdrawn in the embedded store, or told by `npm run invalidate`, is seen within a second by
 *    every process and every edge. Such a page has no end of its own; it is made again now and then all the same.
 *    An entry that is dated later than now appears as under promise 1. What ends by the clock (a director's seat, a coming
 *    date) ends to the second, and 2 × EDGE_MOST later behind an edge (lib/next/page-life.ts).
 */

/** The promise. */
export const CHANGE_SEEN_WITHIN = 1;

/** How often a process looks for what others have changed; PostgreSQL tells it sooner (lib/store/change-listener.ts). */
export const CHANGE_LOOKED_FOR_EVERY = 0.5;

/** How old a page may be whose data are known not to have changed. The layouts of app say it a second time: Next reads it there. */
export const PAGE_WITHOUT_CHANGE = 3600;

/*
 * 3. An API that is slow or away takes nothing from a page: the last good answer is shown. Where it is old, or the API
 *    failed, the page says so.
 */

/** After a failure nobody asks again for so long. */
export const ASKED_AGAIN_AFTER = 2;

/** A page that could not be read afresh is made again after this, and a client that got none may ask again. */
export const PAGE_RETRIED_AFTER = 5;

/** How old an answer may be that is shown without a word while the next one is on its way. */
export const ANSWER_TRUSTED = 600;

/** A price is of the moment. */
export const PRICE_TRUSTED = 120;

/*
 * 4. While the market is open the quote in front of a visitor is asked for once a minute; one that does not move says so.
 */

/** How often a page that is open asks. */
export const QUOTE_ASKED_EVERY = 60;

/** A share may go without a trade for a while; after so much trading time its last minute is called old. */
export const QUOTE_OLD_AFTER = 3600;

/*
 * 5. A search finds what a page shows: the index follows every answer, and what was found is forgotten with it.
 */

/** The same words are answered from memory for so long, unless the index changes. */
export const SEARCH_REMEMBERED = 20;

/** So late does this process learn which words another has put into the index on the same store: what misspelt words become. */
export const SEARCH_WORDS_REMEMBERED = 300;

/*
 * 6. What others keep of us: a feed for five minutes, a document for one, pictures and cards for a day. What is named
 *    by its content never changes.
 */

/** A feed, or the investors' calendar. */
export const FEED_KEPT = 300;

/** A document that keeps its address when it is replaced: who reads a filing reads the one that stands. */
export const DOCUMENT_KEPT = 60;

/** A picture or a film that keeps its address, a social card, security.txt; shown for a week more while it is asked for again. */
export const PICTURE_KEPT = 86_400;
export const PICTURE_SHOWN = 604_800;

/** A file whose name is a hash of what it holds. */
export const HASHED_KEPT = 31_536_000;
