import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createFindInRegister } from '../lib/api/embedded/registers';
import type { RegisterRequest } from '../lib/contract/types';
import { filingKind } from '../lib/domain/filing-kind';
import { LOCALES } from '../lib/i18n/locales';
import { placed } from '../lib/store/registers';
import { openSqliteStore } from '../lib/store/sqlite-store';
import type { Store } from '../lib/store/store';
import { foldText } from '../lib/text/fold';

/**
 * `npm run bench:registers`: how long the embedded store takes for a page of
 * 100 and of 10,000 announcements, in one run, turn by turn, so that whatever
 * else the machine does falls on both. Figures; no pass or fail.
 */

const SIZES = [100, 10_000] as const;
const RUNS = 400;
const PAGE_SIZE = 20;
/** Every second one is a return, as the exchange has it. */
const TITLES = [
  'Monthly Return of Equity Issuer on Movements in Securities 月報表',
  'Interim Results Announcement',
  'Monthly Return of Equity Issuer on Movements in Securities 月報表',
  'Poll Results of the Annual General Meeting',
  'Next Day Disclosure Return',
  'Discloseable Transaction',
  'Monthly Return of Equity Issuer on Movements in Securities 月報表',
  'Change of Auditor',
];
const FIRST_DAY = Date.parse('2018-06-29T09:00:00+08:00');
const LAST_DAY = Date.parse('2026-11-12T16:45:00+08:00');

type Case = [name: string, request: (size: number) => RegisterRequest];
const page = (pageIndex: number): RegisterRequest => ({ pageIndex, pageSize: PAGE_SIZE });
const CASES: Case[] = [
  ['first page', () => page(1)],
  ['middle page', (size) => page(Math.ceil(size / PAGE_SIZE / 2))],
  ['last page', (size) => page(size / PAGE_SIZE)],
  ['first page of 2022', () => ({ ...page(1), year: 2022 })],
  ['first page of a kind', () => ({ ...page(1), kind: 'returns' })],
  ['middle page of a kind', (size) => ({ ...page(Math.ceil(size / PAGE_SIZE / 4)), kind: 'returns' })],
  ['a kind in 2022', () => ({ ...page(1), year: 2022, kind: 'results' })],
  ['search, no page of a list', () => ({ ...page(1), q: 'monthly return' })],
];

async function main(): Promise<void> {
  const work = mkdtempSync(path.join(os.tmpdir(), 'bench-registers-'));
  const stores = await Promise.all(SIZES.map((size) => filled(path.join(work, `${size}.db`), size)));
  try {
    console.log(`\nMedians of ${RUNS} reads each, ms.\n`);
    console.log(`${''.padEnd(28)}${SIZES.map((size) => String(size).padStart(9)).join('')}    ratio`);
    for (const [name, request] of CASES) {
      const [few = 0, many = 0] = await measure(stores, request);
      const figures = [few, many].map((ms) => ms.toFixed(3).padStart(9)).join('');
      console.log(`${name.padEnd(28)}${figures}${(many / few).toFixed(2).padStart(9)}`);
    }
  } finally {
    for (const store of stores) await store.destroy();
    rmSync(work, { recursive: true, force: true });
  }
}

async function filled(file: string, size: number): Promise<Store> {
  const store = await openSqliteStore(file);
  const rows = LOCALES.flatMap((locale) =>
    Array.from({ length: size }, (_, index) => {
      const title = `${TITLES[index % TITLES.length]}, No. ${index + 1}`;
      const publishTime = Math.round(FIRST_DAY + ((LAST_DAY - FIRST_DAY) * index) / size);
      const fileUrl = `/assets/circulars/monthly-return-${index + 1}.pdf`;
      const category = filingKind(title);
      return {
        call: 'circulars',
        locale,
        entry_id: `filing-${index + 1}`,
        publish_time: publishTime,
        kind: category,
        search_text: foldText(title),
        item: JSON.stringify({ title, fileUrl, fileSize: 60_000 + index, fileType: 'pdf', publishTime, category }),
      };
    }),
  );
  const entries = placed(rows);
  for (let start = 0; start < entries.length; start += 300) {
    await store
      .insertInto('entries')
      .values(entries.slice(start, start + 300))
      .execute();
  }
  return store;
}

async function measure(stores: Store[], request: Case[1]): Promise<number[]> {
  const readers = stores.map((store) => createFindInRegister(async () => store));
  const times: number[][] = SIZES.map(() => []);
  for (let run = 0; run < RUNS; run++) {
    for (const [index, size] of SIZES.entries()) {
      const start = performance.now();
      await readers[index]?.('circulars', 'en', request(size));
      times[index]?.push(performance.now() - start);
    }
  }
  return times.map((list) => list.sort((one, other) => one - other)[Math.floor(RUNS / 2)] ?? 0);
}

await main();
