import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv2020 from 'ajv/dist/2020';
import { parse } from 'yaml';
import { FILE_KINDS, type FileKind, jsonSchemaOf, jsonSchemaText } from '@/lib/content-folder/json-schema';

const CONTENT = path.join(process.cwd(), 'content');
const read = (file: string) => readFileSync(path.join(CONTENT, file), 'utf8');

/** Its own schema: the first line of each file says which. */
const schemaNamedIn = (file: string) =>
  path.posix.join(path.posix.dirname(file), /^# yaml-language-server: \$schema=(\S+)\n/.exec(read(file))?.[1] ?? '');

const files = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'));

const ajv = new Ajv2020({ allErrors: true, formats: { date: /^\d{4}-\d{2}-\d{2}$/, email: /^[^@\s]+@[^@\s]+$/ } });
const validators = Object.fromEntries(FILE_KINDS.map((kind) => [kind, ajv.compile(jsonSchemaOf(kind))]));
const faults = (kind: FileKind, value: unknown) => {
  const validate = validators[kind];
  validate?.(value);
  return (validate?.errors ?? []).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);
};

describe('JSON Schemas of the content folder', () => {
  test.each(FILE_KINDS)('content/schemas has %s as the schemas say it now (npm run content:schemas)', (kind) => {
    expect(read(`schemas/${kind}.json`)).toBe(jsonSchemaText(kind));
  });

  test('there is no other', () => {
    expect(readdirSync(path.join(CONTENT, 'schemas')).sort()).toEqual(FILE_KINDS.map((kind) => `${kind}.json`).sort());
  });

  test('every file of the sample names its schema and satisfies it', () => {
    expect(files.length).toBeGreaterThan(300);
    const wrong = files.flatMap((file) => {
      const kind = /^schemas\/(\w+)\.json$/.exec(schemaNamedIn(file))?.[1];
      if (!kind || !(kind in validators)) return [`${file} names no schema`];
      return faults(kind as FileKind, parse(read(file))).map((fault) => `${file} ${fault}`);
    });
    expect(wrong).toEqual([]);
  });

  test.each<[string, FileKind, unknown, string[]]>([
    ['a misspelt field', 'answer', { ...answer(), anwser: {} }, [' additionalProperties']],
    ['a language that is missing', 'answer', { ...answer(), question: { zt: '問', zh: '问' } }, ['/question required']],
    [
      'an empty title',
      'answer',
      { ...answer(), question: { zt: '', zh: '问', en: 'Why?' } },
      ['/question/zt minLength'],
    ],
    ['a day in place of a moment', 'answer', { ...answer(), published: '2026-11-12' }, ['/published pattern']],
    ['a number in words', 'answer', { ...answer(), number: 'nine' }, ['/number type']],
    ['half a number', 'answer', { ...answer(), number: 1.5 }, ['/number type']],
    ['a kind that there is not', 'document', { ...document(), kind: 'minutes' }, ['/kind enum']],
    ['a day that is none', 'document', { ...document(), adopted: 'in May' }, ['/adopted pattern', '/adopted format']],
    ['a file without a name', 'document', { ...document(), files: { zt: { pages: 2 } } }, ['/files/zt required']],
  ])('says so of %s', (_, kind, value, expected) => {
    expect(faults(kind, value)).toEqual(expected);
  });

  test('nothing is said of files that are right', () => {
    expect(faults('answer', answer())).toEqual([]);
    expect(faults('document', document())).toEqual([]);
  });

  test('fields say what they are for', () => {
    expect(jsonSchemaOf('filing').properties?.title?.description).toBe('Title, as it was filed');
  });
});

function answer() {
  return { question: { zt: '問', zh: '问', en: 'Why?' }, answer: { zt: '答', zh: '答', en: 'So.' }, number: 1 };
}

function document() {
  return { title: { zt: '章程', en: 'Articles' }, kind: 'constitutional', files: { zt: { file: 'c.pdf' } } };
}
