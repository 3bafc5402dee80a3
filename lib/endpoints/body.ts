/** A request body that is too large, not what its type says, or of a type we do not take. */
export class BodyError extends Error {
  override name = 'BodyError';

  constructor(
    readonly status: 400 | 413 | 415,
    message: string,
  ) {
    super(message);
  }
}

/** No form of the site holds more than a few kilobytes. */
export const LARGEST_BODY = 16 * 1024;

export type Body = { kind: 'json' | 'form'; fields: Record<string, unknown> };

/**
 * Reads a JSON object or a plain form, and stops reading at the limit whatever
 * the request says of its length.
 *
 * @throws {BodyError}
 */
export async function readBody(request: Request): Promise<Body> {
  const type = request.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (type !== '' && type !== 'application/json' && type !== 'application/x-www-form-urlencoded') {
    throw new BodyError(415, 'Send JSON or a form.');
  }
  const text = await readText(request);
  if (type === 'application/x-www-form-urlencoded') {
    return { kind: 'form', fields: Object.fromEntries(new URLSearchParams(text)) };
  }
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

async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length')) > LARGEST_BODY) throw tooLarge();
  if (!request.body) return '';
  const reader = request.body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      // The client went away or sent less than it said: nobody's failure but its own.
      throw new BodyError(400, 'The body was cut off.');
    });
    if (done) break;
    size += value.byteLength;
    if (size > LARGEST_BODY) {
      await reader.cancel();
      throw tooLarge();
    }
    chunks.push(value);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function tooLarge(): BodyError {
  return new BodyError(413, `The body is larger than ${LARGEST_BODY / 1024} KB.`);
}
