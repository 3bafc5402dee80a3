import type { ReadEntry } from './entries';
import { esgFaults } from './esg-faults';
import { type EsgFile, esg } from './esg-schema';
import type { Reading } from './reading';
import { judgeYaml } from './yaml-file';

/**
 * The ESG reporting of a content folder; null where it says nothing of it.
 *
 * @param entries of the folder, whose documents have the figures
 */
export async function readEsg(reading: Reading, entries: readonly ReadEntry[]): Promise<EsgFile | null> {
  const yaml = await reading.yaml('esg.yaml');
  if (!yaml) return null;
  const { value, faults } = judgeYaml(yaml, esg);
  reading.faults.push(...faults);
  if (!value) return null;
  const { folders } = reading.tree;
  const wrong = esgFaults(value, {
    // One that has faults of its own is there all the same.
    filed: (id) => ['filings', 'reports'].some((kind) => folders.includes(`${kind}/${id}`)),
    document: (id) => folders.includes(`documents/${id}`),
    pages: (id) => pagesOf(entries.find(({ entry }) => entry.id === id)),
  });
  reading.faults.push(...wrong.map(({ at, message }) => yaml.fault(at, message)));
  return value;
}

/** Of its longest file; undefined where no file says how many it has. */
function pagesOf(found: ReadEntry | undefined): number | undefined {
  const pages = (found?.entry.files ?? []).flatMap((file) => file.pages ?? []);
  return pages.length > 0 ? Math.max(...pages) : undefined;
}
