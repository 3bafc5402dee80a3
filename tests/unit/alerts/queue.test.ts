import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { NEWS_FOR_MS, queueAlerts } from '@/lib/alerts/queue';
import type { ContentFile } from '@/lib/content-folder/model';
import { readContentFolder } from '@/lib/content-folder/read';
import type { AlertKind } from '@/lib/domain/alert-kind';
import type { Locale } from '@/lib/i18n/locales';
import { planOf } from '@/lib/publishing/plan';
import { PUBLISHER, type Publication, publish } from '@/lib/publishing/publish';
import { readPublished } from '@/lib/publishing/published';
import { seedStore } from '@/lib/sample/seeding';
import { addAlertRequest, confirmRequest, newConfirmKey } from '@/lib/store/alerts';
import { type Change, contentFolder, removeContentFolders } from '../support/good-content';
import { temporaryStore } from '../support/temporary-store';

const store = temporaryStore();
const NOW = Date.parse('2026-08-28T17:00:00+08:00');
const RESULTS = '2026-08-12-interim-results';
const STORY = '2026-08-12-half-year-story';
const REPORT = 'interim-report-2026';
/** All of them as news of this day; as they stand, only the report is. */
const TODAY = (text: string) => text.replace(/published: \S+/, 'published: 2026-08-28T16:50:00+08:00');
const FRESH: Record<string, Change> = {
  [`filings/${RESULTS}/entry.yaml`]: TODAY,
  [`news/${STORY}/entry.yaml`]: TODAY,
};

let folder: string;

/** What a folder with these changes has that the public has not, published at once. */
async function publishFolder(changes: Record<string, Change>, now: number, more: Partial<Publication> = {}) {
  folder = contentFolder(changes);
  const { entries, company, faults } = await readContentFolder(folder);
  if (!company || faults.length > 0) throw new Error(JSON.stringify(faults));
  const plan = planOf({ entries, company }, await readPublished(store()));
  const { preview: _, ...parts } = company;
  const read = ({ path: within }: ContentFile) => readFile(path.join(folder, within));
  const steps = plan.flatMap(({ entry, step }) => (entry && step !== 'none' ? [{ entry, step }] : []));
  return publish(
    store(),
    {
      parts,
      entries: steps.map(({ entry, step }) => ({
        entry,
        ...(step === 'correct' && { because: { en: 'A figure on page 3 was wrong.' } }),
      })),
      ...more,
    },
    read,
    now,
  );
}

async function subscribe(email: string, kinds: readonly AlertKind[], locale: Locale = 'en') {
  await addAlertRequest(store(), locale, { email, kinds }, NOW);
  const request = await store()
    .selectFrom('alert_requests')
    .selectAll()
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  await confirmRequest(store(), await newConfirmKey(store(), request), NOW);
  await store().deleteFrom('outbox').execute();
}

const queued = async () => {
  const rows = await store().selectFrom('outbox').selectAll().where('call', '=', 'sendAlert').orderBy('id').execute();
  return rows.map(({ fields, locale }) => ({ locale, ...(JSON.parse(fields) as { entries: object[] }) }));
};

beforeEach(async () => {
  for (const table of [
    'entries',
    'released',
    'content',
    'content_files',
    'publication_record',
    'outbox',
    'alert_requests',
    'alert_subscribers',
  ] as const) {
    await store().deleteFrom(table).execute();
  }
  await store().deleteFrom('facts').where('name', 'in', [PUBLISHER, 'alerts-queued-up-to', 'seed']).execute();
});
afterEach(removeContentFolders);

describe('alerts: what a release queues', () => {
  test('nothing of what was published before alerts were turned on', async () => {
    await subscribe('all@example.com', ['results', 'news']);
    await publishFolder(FRESH, NOW);
    expect(await queueAlerts(store(), NOW)).toBe(0);
    expect(await queued()).toEqual([]);
  });

  test('one mail for each subscriber, of all that they want of one publication; each in their language', async () => {
    await queueAlerts(store(), NOW);
    await subscribe('results@example.com', ['results']);
    await subscribe('both@example.com', ['results', 'news'], 'zh');
    await subscribe('returns@example.com', ['returns']);
    await publishFolder(FRESH, NOW);
    expect(await queueAlerts(store(), NOW)).toBe(2);
    const [first, second] = await queued();
    const isNew = (id: string) => ({ id, is: 'release' });
    expect([first?.locale, first?.entries]).toEqual(['en', expect.arrayContaining([isNew(RESULTS), isNew(REPORT)])]);
    expect(first?.entries).toHaveLength(2);
    expect([second?.locale, second?.entries]).toEqual([
      'zh',
      expect.arrayContaining([isNew(RESULTS), isNew(REPORT), isNew(STORY)]),
    ]);
  });

  test('once, whoever looks and how often, also at the same moment', async () => {
    await queueAlerts(store(), NOW);
    await subscribe('all@example.com', ['results']);
    await publishFolder(FRESH, NOW);
    await Promise.all([queueAlerts(store(), NOW), queueAlerts(store(), NOW), queueAlerts(store(), NOW)]);
    await queueAlerts(store(), NOW);
    expect(await queued()).toHaveLength(1);
  });

  test('nothing of an archive, and nothing that was released while nothing could be sent for days', async () => {
    await queueAlerts(store(), NOW);
    await subscribe('all@example.com', ['results', 'news']);
    // As they stand, the results are of 12 August and the report is of this day.
    await publishFolder({}, NOW);
    await queueAlerts(store(), NOW);
    expect((await queued()).map(({ entries }) => entries)).toEqual([[{ id: REPORT, is: 'release' }]]);
    await store().deleteFrom('outbox').execute();
    await publishFolder({ [`reports/${REPORT}/report.pdf`]: 'another report' }, NOW + 1000);
    expect(await queueAlerts(store(), NOW + 1001 + NEWS_FOR_MS)).toBe(0);
  });

  test('a correction, of whatever age; no change of a story, and no withdrawal', async () => {
    await publishFolder({}, NOW);
    await queueAlerts(store(), NOW);
    await subscribe('all@example.com', ['results', 'news']);
    await publishFolder(
      {
        [`filings/${RESULTS}/e.pdf`]: 'corrected',
        [`news/${STORY}/en.md`]: 'Other words.\n\n![Revenue](figure.webp)\n',
      },
      NOW + 60_000,
    );
    await queueAlerts(store(), NOW + 60_000);
    expect((await queued()).map(({ entries }) => entries)).toEqual([[{ id: RESULTS, is: 'correct' }]]);
    await store().deleteFrom('outbox').execute();
    const because = { en: 'Published by mistake.' };
    await publishFolder({}, NOW + 120_000, { entries: [], withdrawals: [{ id: REPORT, because }] });
    expect(await queueAlerts(store(), NOW + 120_000)).toBe(0);
  });

  test('nothing that was withdrawn before anybody looked', async () => {
    await queueAlerts(store(), NOW);
    await subscribe('all@example.com', ['results']);
    await publishFolder({}, NOW);
    await publishFolder({}, NOW + 1000, { entries: [], withdrawals: [{ id: REPORT, because: { en: 'By mistake.' } }] });
    expect(await queueAlerts(store(), NOW + 1000)).toBe(0);
  });

  test('the first publication, though the record of the sample company was longer', async () => {
    await seedStore(store());
    await queueAlerts(store(), NOW);
    await subscribe('all@example.com', ['results']);
    await publishFolder(FRESH, NOW);
    expect(await queueAlerts(store(), NOW)).toBe(1);
  });
});
