import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { log, reasonOf } from '../base/log';
import { environment } from '../config/env';
import { setCompanyContent } from '../content-folder/current';
import { type CompanyContent, withLackingParts } from '../content-folder/model';
import { lowerPageLife } from '../next/page-life';
import { readCompanyContent } from '../publishing/company';
import { sampleContent } from '../sample/content';
import type { Store } from '../store/database';
import { COMPANY, dataTag } from './data-versions';

/**
 * The company's content in this process. It is held in memory, since every page shows some of it, and in a file beside
 * the kept pages, since a start must not wait for a store that is down.
 */

const COPY = 'company-content.json';

const copyPath = () => path.join(environment().dataFolder, COPY);

/** Takes over what was published last. */
export async function takeCompanyContent(db: Store): Promise<void> {
  const content = await readCompanyContent(db);
  if (content === undefined) return;
  setCompanyContent(content);
  await keepCopy(content).catch((error: unknown) => log('warn', 'company.copy-failed', { reason: reasonOf(error) }));
}

/** Takes over the copy of what this instance had last, while the store cannot be read; without one, the sample company. */
export async function takeCompanyCopy(): Promise<void> {
  const copy = await readFile(copyPath(), 'utf8').catch(() => undefined);
  setCompanyContent(
    copy === undefined ? (await sampleContent()).company : withLackingParts(JSON.parse(copy) as CompanyContent),
  );
}

async function keepCopy(content: CompanyContent): Promise<void> {
  const text = JSON.stringify(content);
  if ((await readFile(copyPath(), 'utf8').catch(() => undefined)) === text) return;
  await mkdir(environment().dataFolder, { recursive: true });
  const unfinished = `${copyPath()}.${process.pid}`;
  await writeFile(unfinished, text);
  await rename(unfinished, copyPath());
}

/** Names the company's content on the page being rendered, which is made again when that changes. */
export function showCompany(): Promise<void> {
  return lowerPageLife(COMPANY, [dataTag(COMPANY)], false);
}
