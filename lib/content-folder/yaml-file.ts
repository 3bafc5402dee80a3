import { type Document, isMap, isSeq, LineCounter, type Node, parseDocument, visit, type YAMLError } from 'yaml';
import { type InferType, type Schema, ValidationError } from 'yup';
import { momentOf } from '../contract/moments';
import type { Fault } from './model';
import { pathOf, type Sentence, sentencesOf } from './sentences';

/** A YAML file, and where in it everything stands. */
export interface YamlFile {
  /** Undefined where it cannot be read. */
  value: unknown;
  faults: Fault[];
  /** Lines that a template left to fill in. */
  unfinished: Fault[];
  /** A fault with the line of a field, or of what it would stand in. */
  fault(at: string, message: string): Fault;
}

/** What a template leaves behind a line that somebody has yet to write (scripts/publish/templates.ts). */
export const UNFINISHED = '# to fill in';

/** Lines of a text that are not written yet, as faults. */
export function unfinishedIn(file: string, text: string): Fault[] {
  return text.split('\n').flatMap((line, index) => {
    const message = `This is not written yet: write it, and take “${UNFINISHED}” away.`;
    return line.includes(UNFINISHED) ? [{ file, line: index + 1, message }] : [];
  });
}

/** Faults of one file that are said; a bracket too many makes thousands. */
const MOST_FAULTS = 20;

/** Reads YAML; what is wrong with it is said by line. */
export function parseYaml(file: string, text: string): YamlFile {
  const lines = new LineCounter();
  const at = (offset: number, message: string): Fault => ({ file, line: lines.linePos(offset).line, message });
  const unread = (faults: Fault[]): YamlFile => ({
    value: undefined,
    faults: faults.slice(0, MOST_FAULTS),
    unfinished: [],
    fault: (_, message) => ({ file, message }),
  });
  try {
    const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
    const problems = [...document.errors, ...document.warnings];
    if (problems.length > 0) return unread(problems.map((each) => at(each.pos[0], said(each))));
    const aliases = aliasesIn(document);
    if (aliases.length > 0) return unread(aliases.map((offset) => at(offset, WRITTEN_OUT)));
    const fault = (field: string, message: string) => ({ file, line: lineAt(document, lines, field), message });
    return { value: document.toJS(), faults: [], unfinished: unfinishedIn(file, text), fault };
  } catch {
    return unread([{ file, message: TOO_DEEP }]);
  }
}

const TOO_DEEP = 'This cannot be read as YAML: it is nested too deep.';
/** Nine lines of them can mean a billion entries, and whoever reviews a change would have to look them up. */
const WRITTEN_OUT = 'An alias (*) stands for what is written elsewhere: write it out here.';

function aliasesIn(document: Document.Parsed): number[] {
  const offsets: number[] = [];
  visit(document, { Alias: (_, alias) => void offsets.push(alias.range?.[0] ?? 0) });
  return offsets;
}

function said({ code, message }: YAMLError): string {
  if (code === 'DUPLICATE_KEY') return 'This field stands here a second time.';
  if (code === 'TAB_AS_INDENT') return 'Lines are indented by spaces, not by tabs.';
  if (/call stack/i.test(message)) return TOO_DEEP;
  return `This cannot be read as YAML: ${message.replace(/\.$/, '')}.`;
}

/** The line of a field's name, or of what it would stand in. */
function lineAt(document: Document.Parsed, lines: LineCounter, at: string): number | undefined {
  let node: Node | null | undefined = document.contents;
  let offset = node?.range?.[0];
  for (const key of pathOf(at)) {
    if (isMap(node)) {
      const pair: { key: unknown; value: unknown } | undefined = node.items.find(
        (each) => String((each.key as { value?: unknown }).value) === String(key),
      );
      if (!pair) break;
      offset = (pair.key as Node).range?.[0] ?? offset;
      node = pair.value as Node | null;
    } else if (isSeq(node)) {
      node = node.items[Number(key)] as Node | undefined;
      if (!node) break;
      offset = node.range?.[0] ?? offset;
    } else break;
  }
  return offset === undefined ? undefined : lines.linePos(offset).line;
}

/** Judges a file by its schema: the value where it is as it should be, else undefined and the faults. */
export function judgeYaml<S extends Schema>(yaml: YamlFile, schema: S): { value?: InferType<S>; faults: Fault[] } {
  if (yaml.faults.length > 0) return { faults: yaml.faults };
  if (yaml.value === null || yaml.value === undefined) return { faults: [yaml.fault('', 'The file is empty.')] };
  try {
    const value: InferType<S> = schema.validateSync(yaml.value, { abortEarly: false, strict: true });
    const faults = momentsOfNoCalendar(value).map(({ at, message }) => yaml.fault(at, message));
    return faults.length > 0 ? { faults: [...faults, ...yaml.unfinished] } : { value, faults: yaml.unfinished };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const errors = error.inner.length > 0 ? error.inner : [error];
    return {
      faults: [
        ...errors.flatMap((each) => sentencesOf(each, schema)).map(({ at, message }) => yaml.fault(at, message)),
        ...yaml.unfinished,
      ],
    };
  }
}

/** Days and moments that look right, and that no calendar has: 30 February. */
function momentsOfNoCalendar(value: unknown, at = ''): Sentence[] {
  if (typeof value === 'string') {
    const isOne = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}\S*)?$/.test(value) && momentOf(value) === undefined;
    return isOne ? [{ at, message: `${at} is ${value}, which no calendar has.` }] : [];
  }
  if (Array.isArray(value)) return value.flatMap((each, index) => momentsOfNoCalendar(each, `${at}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => momentsOfNoCalendar(each, at === '' ? name : `${at}.${name}`));
}
