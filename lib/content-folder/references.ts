import type { FigureName, Figures } from '../domain/figures';
import type { ReadEntry } from './entries';
import { kindOf } from './kinds';
import type { Reading } from './reading';
import type { CompanyFile, FiguresFile } from './schemas';
import type { YamlFile } from './yaml-file';

/** Notes what no file shows by itself: names that are there twice, that name nothing, and files that nothing names. */
export function noteWrongNames(
  reading: Reading,
  { entries, periods }: { entries: readonly ReadEntry[]; periods: readonly { file: FiguresFile; yaml: YamlFile }[] },
): void {
  noteTwice(reading, entries);
  for (const each of entries) {
    noteUnfollowed(reading, each);
    noteUncited(reading, each);
  }
  for (const { file, yaml } of periods) {
    // One that has faults of its own is there all the same.
    if (['filings', 'reports'].some((kind) => reading.tree.folders.includes(`${kind}/${file.document}`))) continue;
    const message = `document names ${file.document}, and neither filings nor reports has it.`;
    reading.faults.push(yaml.fault('document', message));
  }
  for (const file of reading.unnamed().filter((each) => !isReadWithoutName(each))) {
    reading.faults.push({ file, message: 'This file is there, and nothing names it: is a line missing?' });
  }
}

/** Notes where a filing is said to follow one that is not there. */
function noteUnfollowed({ tree, faults }: Reading, { entry, yaml }: ReadEntry): void {
  const follows = (entry.items.zt.follows ?? []) as string[];
  for (const [place, id] of follows.entries()) {
    if (id !== entry.id && ['filings', 'reports'].some((kind) => tree.folders.includes(`${kind}/${id}`))) continue;
    const message =
      id === entry.id ? 'follows names itself.' : `follows names ${id}, and neither filings nor reports has it.`;
    faults.push(yaml.fault(`follows[${place}]`, message));
  }
}

/** Notes where an answer cites a filing or report that is not there. */
function noteUncited({ tree, faults }: Reading, { entry, yaml }: ReadEntry): void {
  const sources = (entry.items.zt.sources ?? []) as { document: string }[];
  for (const [place, { document }] of sources.entries()) {
    if (['filings', 'reports'].some((kind) => tree.folders.includes(`${kind}/${document}`))) continue;
    const message = `document names ${document}, and neither filings nor reports has it.`;
    faults.push(yaml.fault(`sources[${place}].document`, message));
  }
}

/**
 * Notes where the amount of a year before is not the one that was reported then, and nothing says why: one of the two is
 * wrong, or the amount was restated.
 */
export function noteUnexplained({ faults }: Reading, periods: readonly { file: FiguresFile; yaml: YamlFile }[]): void {
  const reported = new Map(periods.map(({ file }) => [file.period, file.amounts as Figures['amounts']]));
  for (const { file, yaml } of periods) {
    const before = file.period.replace(/^\d+/, (year) => String(Number(year) - 1));
    const then = reported.get(before) ?? {};
    if (file.restated) continue;
    for (const [name, { before: given }] of Object.entries(file.amounts as Required<Figures['amounts']>)) {
      const first = then[name as FigureName]?.amount;
      if (given === undefined || first === undefined || given === first) continue;
      const message = `before is ${given}, and figures/${before}.yaml has ${first}: mend one of them, or say why in restated.`;
      faults.push(yaml.fault(`amounts.${name}.before`, message));
    }
  }
}

/** Notes where a number of shares is said to be from a filing or report that is not there. */
export function noteUnknownSource({ tree, faults }: Reading, { shares }: CompanyFile, yaml: YamlFile): void {
  const sources = [
    ['shares.document', shares?.document],
    ['shares.options.document', shares?.options?.document],
    ['shares.publicFloat.document', shares?.publicFloat?.document],
    ...(shares?.holders ?? []).map(({ document }, index) => [`shares.holders[${index}].document`, document] as const),
  ] as const;
  for (const [field, source] of sources) {
    if (source === undefined || ['filings', 'reports'].some((kind) => tree.folders.includes(`${kind}/${source}`)))
      continue;
    faults.push(yaml.fault(field, `document names ${source}, and neither filings nor reports has it.`));
  }
}

/** An id names one entry, whatever it is, since whoever publishes names it by that alone; numbers are of a kind. */
function noteTwice({ faults }: Reading, entries: readonly ReadEntry[]): void {
  const seen = new Map<string, ReadEntry>();
  const isNew = (key: string, each: ReadEntry): ReadEntry | undefined => {
    const first = seen.get(key);
    if (!first) seen.set(key, each);
    return first;
  };
  for (const each of entries) {
    const { entry, yaml } = each;
    const namesake = isNew(`id ${entry.id}`, each);
    if (namesake) {
      faults.push(yaml.fault('', `There is ${placeOf(namesake)} too: two entries cannot have one name.`));
    }
    const numbered = entry.number !== undefined && isNew(`number ${entry.kind} ${entry.number}`, each);
    if (numbered) faults.push(yaml.fault('number', `number is ${entry.number}, which ${placeOf(numbered)} has too.`));
    for (const { formerly, role } of entry.files) {
      const other = formerly !== undefined && isNew(`formerly ${formerly}`, each);
      if (other) faults.push(yaml.fault(`files.${role}.formerly`, `${formerly} leads to ${placeOf(other)} already.`));
    }
  }
}

const placeOf = ({ entry }: ReadEntry): string => `${kindOf(entry.kind).folder}/${entry.id}`;

/** Notes for people, texts of a language, and what editors complete files by. */
function isReadWithoutName(file: string): boolean {
  return /(?:^|\/)(?:README|zt|zh|en)\.md$/.test(file) || /^schemas\/[^/]+\.json$/.test(file);
}
