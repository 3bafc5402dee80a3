/** A request body that is too large, not what its type says, or of a type we do not take. */
export class BodyError extends Error {
  override name = 'BodyError';

  /** @param fields those that could be read nevertheless */
  constructor(
    readonly status: 400 | 413 | 415,
    message: string,
    readonly fields: Record<string, unknown> = {},
  ) {
    super(message);
  }
}

/** No form of the site holds more than a few kilobytes. */
export const LARGEST_BODY = 16 * 1024;

/** A larger form is refused and shown again with what was typed; this much of it is read for that. */
const MOST_GIVEN_BACK = 256 * 1024;

export type Body = { kind: 'json' | 'form'; fields: Record<string, unknown> };

const FORM = 'application/x-www-form-urlencoded';
const FORM_OF_PARTS = 'multipart/form-data';

/** The media type of a request, without its parameters. */
export function mediaTypeOf(headers: Headers): string {
  return headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

/** Whether a browser sent this form without scripts: then the answer is a page. */
export function isFromPlainForm({ headers }: Request): boolean {
  const type = mediaTypeOf(headers);
  return type === FORM || (type !== 'application/json' && /\btext\/html\b/i.test(headers.get('accept') ?? ''));
}

/**
 * Reads a JSON object or a plain form, and stops reading at the limit whatever
 * the request says of its length.
 *
 * @throws {BodyError}
 */
export async function readBody(request: Request): Promise<Body> {
  const type = mediaTypeOf(request.headers);
  if (type === FORM) return { kind: 'form', fields: await readForm(request) };
  if (type !== '' && type !== 'application/json') {
    throw new BodyError(415, 'Send JSON or a form.', type === FORM_OF_PARTS ? await readParts(request) : {});
  }
  if (Number(request.headers.get('content-length')) > LARGEST_BODY) throw tooLarge();
  const { bytes, isWhole } = await readBytes(request, LARGEST_BODY);
  if (!isWhole) throw tooLarge();
  const text = bytes.toString('utf8');
  if (text.trim() === '') return { kind: 'json', fields: {} };
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new BodyError(400, 'The body is not JSON.');
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw new BodyError(400, 'The body is not a JSON object.');
  }
  return { kind: 'json', fields: parsed as Record<string, unknown> };
}

async function readForm(request: Request): Promise<Record<string, string>> {
  const { bytes, isWhole } = await readBytes(request, MOST_GIVEN_BACK);
  const fields = Object.fromEntries(new URLSearchParams(bytes.toString('utf8')));
  if (!isWhole || bytes.byteLength > LARGEST_BODY) throw tooLarge(fields);
  return fields;
}

/** The texts of a multipart form, which we do not accept, so that nobody has to type them again. */
async function readParts(request: Request): Promise<Record<string, unknown>> {
  const { bytes } = await readBytes(request, MOST_GIVEN_BACK);
  const headers = { 'Content-Type': request.headers.get('content-type') ?? '' };
  try {
    return Object.fromEntries(await new Response(new Uint8Array(bytes), { headers }).formData());
  } catch {
    return {};
  }
}

/** The first bytes of a body, and whether they are all of it. */
async function readBytes(request: Request, most: number): Promise<{ bytes: Buffer; isWhole: boolean }> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read().catch(() => {
      // The client went away or sent less than it announced: its own fault, not ours.
      throw new BodyError(400, 'The body was cut off.');
    });
    if (done) break;
    chunks.push(value);
    size += value.byteLength;
    if (size > most) {
      await reader.cancel();
      return { bytes: Buffer.concat(chunks, most), isWhole: false };
    }
  }
  return { bytes: Buffer.concat(chunks), isWhole: true };
}

function tooLarge(fields?: Record<string, unknown>): BodyError {
  return new BodyError(413, `The body is larger than ${LARGEST_BODY / 1024} KB.`, fields);
}
