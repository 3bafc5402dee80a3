import { createHash } from 'node:crypto';
import { openedAndSeeded } from '../api/embedded/opened';
import { FEED_KEPT } from '../base/freshness.mjs';
import { log, reasonOf } from '../base/log';
import { BEGINNING, type RecordedLine, readRecord } from '../publishing/record';
import { answerWith } from '../syndication/made-file';

/**
 * The record of publications as it stands in the store, for whoever computes it again. All of it is public: a line says
 * what was published, corrected or withdrawn, when and why, and nothing of who asked or wrote.
 */
const FORMS = {
  /** A line is an object with the text and its hash. */
  ndjson: {
    type: 'application/x-ndjson; charset=utf-8',
    of: (record: readonly RecordedLine[]) => record.map(({ text, hash }) => JSON.stringify({ text, hash })),
  },
  /** A line is the hash, a space and the text, after one of zeros alone: for `sha256sum`. */
  txt: {
    type: 'text/plain; charset=utf-8',
    of: (record: readonly RecordedLine[]) => [BEGINNING, ...record.map(({ text, hash }) => `${hash} ${text}`)],
  },
} as const;
export type ChainForm = keyof typeof FORMS;

/** The record in a form, oldest line first. */
export function chainText(record: readonly RecordedLine[], form: ChainForm): string {
  return FORMS[form]
    .of(record)
    .map((line) => `${line}\n`)
    .join('');
}

/** Answers `/data/publication-record.ndjson` and `.txt`. */
export async function serveChain(request: Request, form: ChainForm): Promise<Response> {
  try {
    const text = chainText(await readRecord(await openedAndSeeded()), form);
    const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
    return answerWith({ body: Buffer.from(text), etag }, request, {
      'cache-control': `public, max-age=${FEED_KEPT}`,
      'content-type': FORMS[form].type,
    });
  } catch (error) {
    log('error', 'record.failed', { reason: reasonOf(error) });
    return new Response('Not available\n', {
      status: 503,
      headers: { 'cache-control': 'no-store', 'retry-after': String(FEED_KEPT) },
    });
  }
}
