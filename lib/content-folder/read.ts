import type { Schema } from 'yup';
import { LOCALES } from '../i18n/locales';
import { boardFaults } from './board-faults';
import { type BoardFile, board } from './board-schema';
import { readDates } from './dates-read';
import { listFolder } from './disk';
import { displayFaults, earlierFaults } from './documents-faults';
import { articleOf, type ReadEntry, readEntries } from './entries';
import { documentsOf } from './entry-files';
import { readEsg } from './esg-read';
import { ENTRY_KINDS } from './kinds';
import type { CompanyDocumentContent, ContentFile, ContentFolder, EarlierVersion, Fault } from './model';
import { extensionOf, faultOfName } from './names';
import { Reading } from './reading';
import { noteUnexplained, noteUnknownSource, noteWrongNames } from './references';
import {
  type CompanyFile,
  company,
  companyDocument,
  type FiguresFile,
  figures,
  type SoftwareFile,
  software,
} from './schemas';
import { judgeYaml, type YamlFile } from './yaml-file';

/** Figures of a period, and the file that they stand in. */
export interface ReadFigures {
  file: FiguresFile;
  yaml: YamlFile;
}

/**
 * Reads a whole content folder and judges each file by its schema. It never throws on what it finds there: every fault
 * is noted, all at once, with its file and line; what has faults is left out.
 */
export async function readContentFolder(folder: string): Promise<ContentFolder> {
  const reading = new Reading(await listFolder(folder));
  const { faults, tree } = reading;
  if (tree.faults.some(({ file }) => file === '.')) return { entries: [], faults };

  let companyYaml: YamlFile | undefined;
  const ofCompany = await required<CompanyFile>(reading, 'company.yaml', company, (found) => {
    companyYaml = found;
  });
  const pictures: ContentFile[] = [];
  const ofBoard = await readBoard(reading, pictures);
  const ofSoftware = await required<SoftwareFile>(reading, 'software.yaml', software);
  const documents = await readDocuments(reading);
  const periods = await readFigures(reading);
  const dates = await readDates(reading);
  const byPeriod = new Map(periods.map(({ file }) => [file.period, file]));
  const entries: ReadEntry[] = [];
  for (const kind of ENTRY_KINDS) {
    entries.push(...(await readEntries(reading, kind, byPeriod)));
  }
  const esg = await readEsg(reading, entries);
  noteWrongNames(reading, { entries, periods });
  noteUnexplained(reading, periods);
  if (ofCompany && companyYaml) noteUnknownSource(reading, ofCompany, companyYaml);
  return {
    entries: entries.map(({ entry }) => entry),
    company: ofCompany &&
      ofBoard &&
      ofSoftware && {
        company: ofCompany,
        board: ofBoard,
        software: ofSoftware,
        documents,
        figures: periods.map(({ file }) => file),
        pictures,
        ...dates,
        esg,
      },
    faults: inOrder(faults),
  };
}

/** A file that every content folder has. */
async function required<T>(
  reading: Reading,
  file: string,
  schema: Schema<T>,
  onYaml?: (yaml: YamlFile) => void,
): Promise<T | undefined> {
  const yaml = await reading.yaml(file);
  if (!yaml) {
    if (!reading.tree.files.has(file)) reading.faults.push({ file, message: `There is no ${file} here.` });
    return undefined;
  }
  onYaml?.(yaml);
  const { value, faults } = judgeYaml(yaml, schema);
  reading.faults.push(...faults);
  return value as T | undefined;
}

/** The board, its portraits under the address that they will have; those with an ending are files, the others drawings of the site. */
async function readBoard(reading: Reading, pictures: ContentFile[]): Promise<BoardFile | undefined> {
  let yaml: YamlFile | undefined;
  const read = await required<BoardFile>(reading, 'board.yaml', board, (found) => {
    yaml = found;
  });
  if (!read || !yaml) return undefined;
  for (const [index, seat] of read.seats.entries()) {
    if (seat.image === undefined || extensionOf(seat.image) === '') continue;
    const naming = { yaml, at: `seats[${index}].image`, folder: '.', name: seat.image };
    seat.image = await reading.pictureAddress(naming, pictures);
  }
  for (const { at, message } of boardFaults(read)) reading.faults.push(yaml.fault(at, message));
  return read;
}

async function readDocuments(reading: Reading): Promise<CompanyDocumentContent[]> {
  const documents: CompanyDocumentContent[] = [];
  const { tree } = reading;
  for (const folder of tree.folders.filter((each) => /^documents\/[^/]+$/.test(each))) {
    const id = folder.replace('documents/', '');
    const name = faultOfName('document', id);
    if (name !== undefined) reading.faults.push({ file: folder, message: name });
    const yaml = await reading.yaml(`${folder}/entry.yaml`);
    if (!yaml) {
      if (!tree.files.has(`${folder}/entry.yaml`)) {
        const message = 'This folder has no entry.yaml, which says what it is.';
        reading.faults.push({ file: `${folder}/entry.yaml`, message });
      }
      reading.nameAllIn(folder);
      continue;
    }
    const { value, faults } = judgeYaml(yaml, companyDocument);
    reading.faults.push(...faults);
    const files = await documentsOf(reading, yaml, folder, id);
    const earlierFiles = await filesOfEarlier(reading, yaml, folder, id);
    const isText = LOCALES.some((locale) => tree.files.has(`${folder}/${locale}.md`));
    const text = isText ? await articleOf(reading, folder, files, 'document') : undefined;
    if (value && !value.files && !isText) {
      reading.faults.push(yaml.fault('files', 'A document has files, or its text in zt.md, zh.md and en.md, or both.'));
    }
    if (value) {
      const known = { filing: (filing: string) => tree.folders.includes(`filings/${filing}`) };
      const wrong = [...displayFaults(value, known), ...earlierFaults(value)];
      reading.faults.push(...wrong.map(({ at, message }) => yaml.fault(at, message)));
    }
    if (value?.kind === 'display' && isText) {
      reading.faults.push(
        yaml.fault('kind', 'What is on display is a file: zt.md, zh.md and en.md are for what stays.'),
      );
    }
    if (!value || name !== undefined) continue;
    const { earlier: given, ...rest } = value;
    const earlier = given?.map((version, index): EarlierVersion => ({ ...version, files: earlierFiles[index] ?? [] }));
    documents.push({ ...rest, id, files, ...(text && { text }), ...(earlier && { earlier }) });
  }
  return documents;
}

/** The files of each earlier version of a document, whose addresses end with its day: `articles-2018-06-19.pdf`. */
async function filesOfEarlier(reading: Reading, yaml: YamlFile, folder: string, id: string): Promise<ContentFile[][]> {
  const given = (yaml.value as { earlier?: unknown } | null)?.earlier;
  const files: ContentFile[][] = [];
  for (const [index, version] of (Array.isArray(given) ? given : []).entries()) {
    const { adopted, revised = adopted, files: named } = (version ?? {}) as Record<string, unknown>;
    const name = typeof revised === 'string' ? `${id}-${revised}` : id;
    files.push(await documentsOf(reading, yaml, folder, name, [`earlier[${index}].files`, named]));
  }
  return files;
}

async function readFigures(reading: Reading): Promise<ReadFigures[]> {
  const read: ReadFigures[] = [];
  for (const path of [...reading.tree.files.keys()].filter((each) => /^figures\/[^/]+\.yaml$/.test(each))) {
    const yaml = await reading.yaml(path);
    if (!yaml) continue;
    const { value, faults } = judgeYaml(yaml, figures);
    reading.faults.push(...faults);
    if (!value) continue;
    if (path === `figures/${value.period}.yaml`) read.push({ file: value, yaml });
    else
      reading.faults.push(yaml.fault('period', `period is ${value.period}, so the file must be ${value.period}.yaml.`));
  }
  return read;
}

/** By file, then by line. */
function inOrder(faults: readonly Fault[]) {
  return [...faults].sort((one, other) =>
    one.file === other.file ? (one.line ?? 0) - (other.line ?? 0) : one.file < other.file ? -1 : 1,
  );
}
