/**
 * Request targets as some programs send them: Chinese as raw UTF-8 or GBK bytes, escaped GBK, a stray `%`, blanks.
 * Node's parser or Next would answer with a bare line of text; here the visitor is redirected to the same address in a
 * valid form.
 */

const utf8 = new TextDecoder('utf-8', { fatal: true });
const gbk = new TextDecoder('gb18030', { fatal: true });
const lossy = new TextDecoder('utf-8');

/** Outside of these no character stands in a target as it is. */
const UNPRINTABLE = /[^!-~]/;
const ESCAPES_NOTHING = /%(?![0-9a-f]{2})/i;

/**
 * A target in valid form; undefined if it is valid already or not one of ours.
 *
 * @param target one byte per character, as it was sent
 */
export function readableTarget(target: string): string | undefined {
  if (!target.startsWith('/')) return undefined;
  const at = target.indexOf('?');
  const path = at < 0 ? target : target.slice(0, at);
  const query = at < 0 ? '' : target.slice(at + 1);
  const readable =
    path
      .split('/')
      .map((part) => (ESCAPES_NOTHING.test(part) || !isReadable(part) ? escaped(part) : part))
      .join('/') +
    (at < 0 ? '' : '?') +
    query
      .split(/(?<=[&=])|(?=[&=])/)
      .map((part) => (isReadable(part) ? part : escaped(part.replaceAll('+', ' '))))
      .join('');
  // This becomes a `Location` header, which must not lead to another host.
  return readable === target ? undefined : readable.replaceAll('\\', '%5C').replace(/^\/{2,}/, '/');
}

function isReadable(part: string): boolean {
  return !UNPRINTABLE.test(part) && decoded(utf8, bytesOf(part)) !== undefined;
}

function escaped(part: string): string {
  const bytes = bytesOf(part);
  return encodeURIComponent(decoded(utf8, bytes) ?? decoded(gbk, bytes) ?? lossy.decode(bytes));
}

function bytesOf(part: string): Uint8Array {
  const text = part.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(text, 'latin1');
}

function decoded(decoder: TextDecoder, bytes: Uint8Array): string | undefined {
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * A target whose file is named as Next looks for it, however its address escapes that name: `%281%29` is `(1)`, `%e6`
 * is `%E6`. What is compressed and kept of it is then one as well.
 */
export function inFileSpelling(target: string): string {
  const [, path = '', query = ''] = /^(\/assets\/[^?]*%[^?]*)(.*)$/.exec(target) ?? [];
  return path === '' ? target : path.split('/').map(inNextSpelling).join('/') + query;
}

function inNextSpelling(part: string): string {
  const name = decodeURIComponent(part);
  // No name of a file: what climbs stays for Next to judge.
  return /^\.*$/.test(name) ? part : encodeURIComponent(name);
}

const REQUEST_LINE = /^(?:GET|HEAD) (\/[^\r\n]*) HTTP\/1\.[01]\r?\n/;

/** Likewise, of a request that could not be read for its target: its first bytes. */
export function readableTargetIn(packet: Buffer | undefined): string | undefined {
  const target = REQUEST_LINE.exec(packet?.toString('latin1') ?? '')?.[1];
  return target === undefined ? undefined : readableTarget(target);
}
