import { processWide } from '@/lib/base/process-wide';
import { closeStore } from '@/lib/store/close-store';
import { temporaryDatabase } from './temporary-store';

/** Packages that know nothing of a site. They are read once a file; reading them takes half of what it takes to start one. */
const SHARED = ['kysely', 'next/cache', 'next/server', 'pg', 'sanitize-html', 'yup', 'rate-limiter-flexible'].map(
  (name) => [name, jest.requireActual<object>(name)] as const,
);

/**
 * The endpoints of a site that starts with these settings on a new store.
 * A test file that uses it mocks `next-intl/server` with ./next-intl-server.
 */
export async function startSite(settings: Record<string, string> = {}) {
  const { address, remove } = await temporaryDatabase();
  const before = process.env;
  process.env = { ...before, DATABASE_URL: address, ...settings };
  jest.resetModules();
  for (const [name, module] of SHARED) jest.doMock(name, () => module);
  const shared = processWide<{ store: unknown; filled: unknown }>();
  shared.store = undefined;
  shared.filled = undefined;

  const [{ ENDPOINTS: calls, serveCall }, database, inbox, quarantine] = await Promise.all([
    import('@/lib/endpoints/serve-call'),
    import('@/lib/store/database'),
    import('@/lib/store/inbox'),
    import('@/lib/store/quarantine'),
  ]);
  return {
    calls,
    serveCall,
    consultations: async () => inbox.listConsultations(await database.store()),
    questions: async () => inbox.listQuestions(await database.store()),
    quarantined: async () => quarantine.listQuarantined(await database.store()),
    store: database.store,
    address,
    /** Of its database, on SQLite. */
    file: address.replace(/^file:/, ''),
    /** Empties the inbox between tests. */
    async clear() {
      const store = await database.store();
      await store.deleteFrom('consultations').execute();
      await store.deleteFrom('submitted_questions').execute();
      await store.deleteFrom('held_messages').execute();
      await store.deleteFrom('submission_keys').execute();
    },
    async stop() {
      await closeStore();
      process.env = before;
      await remove();
    },
  };
}

/** For files about anything but the limits. */
export const NO_LIMITS = { SUBMISSIONS_PER_VISITOR: '100000', SUBMISSIONS_PER_MINUTE: '100000' };

export type Site = Awaited<ReturnType<typeof startSite>>;

const ORIGIN = 'http://site.test';

/** A request as a script of the site sends it; without `Sec-Fetch-Site` where a test is about `Origin`. */
export function post(body: unknown, headers: Record<string, string> = {}, query = ''): Request {
  const from: Record<string, string> = 'Origin' in headers ? {} : { 'Sec-Fetch-Site': 'same-origin' };
  return new Request(`${ORIGIN}/website/Website/any${query}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...from, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** A request as a browser without JavaScript sends it. */
export function postForm(fields: Record<string, string>, headers: Record<string, string> = {}, query = ''): Request {
  return new Request(`${ORIGIN}/website/Website/any${query}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  });
}

export function get(query = '', headers: Record<string, string> = {}): Request {
  return new Request(`${ORIGIN}/website/Website/any${query}`, { headers });
}

/** Keeps the log lines of a test file out of its output, and at hand. */
export function quietLog(): string[] {
  const lines: string[] = [];
  const keep = (line: unknown) => {
    lines.push(String(line));
  };
  beforeEach(() => {
    lines.length = 0;
    jest.spyOn(console, 'log').mockImplementation(keep);
    jest.spyOn(console, 'error').mockImplementation(keep);
  });
  afterEach(() => jest.restoreAllMocks());
  return lines;
}
