import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/** No report is larger, in bytes. */
const LARGEST = 30_000_000;
/** For a file to come, in ms. */
const TIMEOUT = 30_000;

/**
 * The bytes of a file of our own `public/assets`, or of one of the hosts. Addresses come from an API: no other host is
 * asked, and no redirect followed.
 *
 * @param hosts their origins
 * @throws where there is no such file, or a larger one than any report
 */
export async function bytesOfFile(address: string, hosts: readonly string[]): Promise<Uint8Array> {
  if (address.startsWith('/')) {
    const folder = path.join(process.cwd(), 'public', 'assets');
    // What stands escaped in a name (`%26`, `%23`, `%2B`) is a part of it.
    const file = path.resolve(
      path.join(process.cwd(), 'public'),
      `.${decodeURIComponent(new URL(address, 'http://own').pathname)}`,
    );
    if (!file.startsWith(`${folder}${path.sep}`)) throw new Error('not a file of public/assets');
    if ((await stat(file)).size > LARGEST) throw new Error('too large');
    return new Uint8Array(await readFile(file));
  }
  if (!hosts.includes(new URL(address).origin)) throw new Error('of another host');
  const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT), cache: 'no-store' });
  if (!answer.ok || !answer.body) throw new Error(`answered ${answer.status}`);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > LARGEST) throw new Error('too large');
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
