import { createHash } from 'node:crypto';
import { FEED_KEPT } from '../base/freshness.mjs';
import { company } from '../company/facts';
import { isSample } from '../company/sample';
import { DATASETS, datasetFileOf } from '../datasets';
import type { Dataset, ReadDataset } from '../datasets/dataset';
import { DIRECTORS_FILE, directorsList } from '../datasets/directors-list';
import { directorsPdf } from '../datasets/directors-pdf';
import { FIGURES_FILE, figuresJson } from '../datasets/figures-json';
import { DATASET_TYPES, datasetFile } from '../datasets/formats';
import { answerWith } from '../syndication/made-file';

/** A table as a file, under a name that says whose it is, what it holds, and that it is a sample where it is one. */
export async function serveDataset(request: Request, file: string): Promise<Response> {
  if (file === FIGURES_FILE) return serveFigures(request);
  if (file === DIRECTORS_FILE) return serveDirectors(request);
  const asked = datasetFileOf(file);
  if (!asked) return plain('Not found\n', 404);
  const { name, locale, format } = asked;
  const read: ReadDataset = DATASETS[name];
  const dataset = await read(locale);
  if (!dataset) return plain('The source does not answer.\n', 503, { 'retry-after': String(FEED_KEPT) });
  const made = { body: await datasetFile(dataset, format), etag: `W/"${digestOf(dataset)}-${format}"` };
  const fileName = `${isSample('content') ? 'sample-' : ''}${company().stockCode}-${name}.${format}`;
  return answerWith(made, request, {
    'cache-control': `public, max-age=${FEED_KEPT}`,
    'content-language': locale,
    'content-type': DATASET_TYPES[format],
    ...(format === 'json' ? {} : { 'content-disposition': `attachment; filename="${fileName}"` }),
  });
}

/** The figures of every period for programs, in no language. */
async function serveFigures(request: Request): Promise<Response> {
  const body = Buffer.from(`${JSON.stringify(await figuresJson(), null, 2)}\n`);
  const made = { body, etag: `W/"${digestOf(body.toString())}"` };
  return answerWith(made, request, {
    'cache-control': `public, max-age=${FEED_KEPT}`,
    'content-type': DATASET_TYPES.json,
  });
}

/** The list of directors in both official languages; it is asked for again each time, for a change is due at midnight. */
async function serveDirectors(request: Request): Promise<Response> {
  const { body, digest } = await directorsPdf(await directorsList());
  return answerWith({ body, etag: `W/"${digest}"` }, request, {
    'cache-control': 'no-cache',
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="${company().stockCode}-${DIRECTORS_FILE}"`,
  });
}

function digestOf(dataset: Dataset | string): string {
  return createHash('sha256').update(JSON.stringify(dataset)).digest('base64url').slice(0, 22);
}

function plain(text: string, status: number, headers: Record<string, string> = {}): Response {
  return new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8', ...headers } });
}
