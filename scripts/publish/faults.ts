import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { judge, judgeFiles, judgeFolder } from '../../lib/content-folder/judge';
import { type ContentFolder, type Fault, filesOfDocument } from '../../lib/content-folder/model';
import { readPdfFacts } from '../../lib/content-folder/pdf-reader';
import { readContentFolder } from '../../lib/content-folder/read';
import type { CompanyFile } from '../../lib/content-folder/schemas';
import type { Publication } from '../../lib/publishing/publish';
import { FIRST_FOLDER, isStillExample } from './first-folder';
import type { Io } from './verb';

/** What a real company has left of what `init` invented for it. */
export function examplesLeft(folder: string, { company }: ContentFolder): Fault[] {
  if (company === undefined || company.company.sample) return [];
  return Object.keys(FIRST_FOLDER).flatMap((file) => {
    const place = path.join(folder, file);
    if (!existsSync(place) || !isStillExample(file, readFileSync(place, 'utf8'))) return [];
    const message = 'It still says what init made up, and sample is false: write your own, or delete the file.';
    return [{ file, message }];
  });
}

/** A content folder with everything that is wrong with it: its files, and what its documents are found to be. */
export async function readAndJudge(folder: string, io: Io): Promise<ContentFolder> {
  const content = await readContentFolder(folder);
  const documents = content.company?.documents ?? [];
  const files = [...content.entries.flatMap((entry) => entry.files), ...documents.flatMap(filesOfDocument)];
  const facts = await readPdfFacts(folder, files, io.pdfReader, (read, of) => {
    io.progress(`Reading PDFs: ${read} of ${of}`);
  });
  io.progress('');
  const faults = [...content.faults, ...examplesLeft(folder, content), ...judgeFolder(content, facts, io.now())];
  return { ...content, faults };
}

/**
 * What is wrong with what is about to be published: its documents are looked at, and nothing else of the folder, so that
 * a release takes seconds.
 */
export async function judgePublication(
  { entries = [], parts = {} }: Publication,
  { folder, company }: { folder: string; company: CompanyFile },
  io: Io,
): Promise<Fault[]> {
  const published = entries.map(({ entry }) => entry);
  const documents = parts.documents ?? [];
  const ofDocuments = documents.flatMap(filesOfDocument);
  const files = [...published.flatMap((entry) => entry.files), ...ofDocuments];
  const facts = await readPdfFacts(folder, files, io.pdfReader, (read, of) => {
    io.progress(`Reading PDFs: ${read} of ${of}`);
  });
  io.progress('');
  return [
    ...published.flatMap((entry) => judge(entry, facts, company, io.now())),
    ...judgeFiles(ofDocuments, facts, company),
  ];
}

/** Faults grouped by their file, for a person to read. */
export function faultsAsText(faults: readonly Fault[]): string {
  const files = [...new Set(faults.map(({ file }) => file))].sort();
  return files
    .map((file) => {
      const own = faults
        .filter((fault) => fault.file === file)
        .sort((one, other) => (one.line ?? 0) - (other.line ?? 0));
      const lines = own.map(
        ({ line, message }) => `  ${line === undefined ? '' : `line ${line}: `}${visible(message)}`,
      );
      return [visible(file), ...lines].join('\n');
    })
    .join('\n\n');
}

/** Names of files may hold what moves a terminal. */
const visible = (text: string): string => text.replace(/\p{Cc}/gu, '?');

/** The part of a folder that a path names: undefined where it names another folder. */
export function partOf(folder: string, given: string): string | undefined {
  const within = path.relative(path.resolve(folder), path.resolve(given)).split(path.sep).join('/');
  return within.startsWith('..') || path.isAbsolute(within) ? undefined : within;
}
