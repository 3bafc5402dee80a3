import { isOutdated } from '@/lib/api/data-versions';
import { isSettled } from '@/lib/api/pending-answers';
import type { PageAnswer } from '@/lib/next/page-answer';
import { type PageStorage, PageStore, type PageValue } from '@/lib/next/page-store';

/** Keeps values as a disk would: by copy. */
export class Memory implements PageStorage {
  readonly kept = new Map<string, unknown>();
  async read(key: string) {
    return structuredClone(this.kept.get(key));
  }
  async holds(key: string) {
    return this.kept.has(key);
  }
  async write(key: string, value: unknown) {
    this.kept.set(key, structuredClone(value));
  }
  async remove(key: string) {
    this.kept.delete(key);
  }
}

export const HTML = '<html><body><script>a()</script></body></html>';
export const SHEET = '.a{color:#000}';

export const page = (html = HTML, headers: PageValue['headers'] = {}): PageValue => ({
  kind: 'APP_PAGE',
  html,
  headers,
});
/** A page that said while it was rendered how it is answered (lib/next/page-answer.ts). */
export const answered = (answer: PageAnswer) => page(HTML, { 'x-next-cache-tags': `_N_T_/layout,answer:${answer}` });
export const data = (body: string): PageValue & { data: object } => ({ kind: 'FETCH', data: { body } });

export function setUp() {
  const storage = new Memory();
  const clock = { now: 1000 };
  const store = new PageStore(
    storage,
    { assets: ['https://files.example.com'], sockets: [] },
    { stylesheet: (href) => (href === '/a.css' ? SHEET : undefined), font: () => undefined },
    (tag) => isOutdated(tag) || isSettled(tag),
    () => clock.now,
  );
  return { storage, store, clock };
}
