import type { Schema, SchemaDescription, SchemaFieldDescription, SchemaInnerTypeDescription } from 'yup';
import { board } from './board-schema';
import { ENTRY_KINDS, type EntryKind, kindOf } from './kinds';
import * as schemas from './schemas';

/** The schema of each kind of file; its JSON Schema is `schemas/<kind>.json` in a content folder. */
export const SCHEMA_OF_FILE = {
  company: schemas.company,
  board,
  document: schemas.companyDocument,
  figures: schemas.figures,
  software: schemas.software,
  dividends: schemas.dividends,
  meeting: schemas.meeting,
  calendar: schemas.calendar,
  esg: schemas.esg,
  ...(Object.fromEntries(ENTRY_KINDS.map((kind) => [kind, kindOf(kind).schema])) as Record<EntryKind, Schema>),
};
export type FileKind = keyof typeof SCHEMA_OF_FILE;
export const FILE_KINDS = Object.keys(SCHEMA_OF_FILE) as FileKind[];

/** What we write of JSON Schema (https://json-schema.org/draft/2020-12). */
export interface JsonSchema {
  $schema?: string;
  title?: string;
  description?: string;
  type?: string;
  enum?: unknown[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: false;
  items?: JsonSchema;
}

/** The JSON Schema of a kind of file: editors complete and check it while it is written. */
export function jsonSchemaOf(kind: FileKind): JsonSchema {
  // What files of a kind hold does not matter here: each is described in the same words.
  const described = (SCHEMA_OF_FILE[kind] as Schema).describe();
  return { $schema: 'https://json-schema.org/draft/2020-12/schema', title: kind, ...fromDescription(described) };
}

/** The text of the file that holds it. */
export function jsonSchemaText(kind: FileKind): string {
  return `${JSON.stringify(jsonSchemaOf(kind), null, 2)}\n`;
}

function fromDescription(field: SchemaFieldDescription): JsonSchema {
  if (!isSchema(field)) throw new Error(`A ${field.type} has no JSON Schema.`);
  return {
    ...(field.label ? { description: field.label } : {}),
    ...typeOf(field),
    ...(field.oneOf.length > 0 ? { enum: field.oneOf } : {}),
    ...Object.assign({}, ...field.tests.map((test) => fromTest(test, field.type))),
    ...field.meta,
    ...partsOf(field),
  };
}

/** References to other fields and schemas that are made while a file is read say nothing beforehand; we have none. */
function isSchema(field: SchemaFieldDescription): field is SchemaDescription {
  return 'tests' in field;
}

function typeOf({ type, oneOf, tests }: SchemaDescription): JsonSchema {
  if (tests.some(({ name }) => name === 'integer')) return { type: 'integer' };
  // One word out of several.
  if (type === 'mixed') return oneOf.length > 0 ? { type: 'string' } : {};
  return { type };
}

function partsOf(field: SchemaDescription): JsonSchema {
  if ('fields' in field) {
    const fields = Object.entries(field.fields as Record<string, SchemaFieldDescription>);
    const required = fields.filter(([, each]) => isSchema(each) && !each.optional).map(([name]) => name);
    return {
      properties: Object.fromEntries(fields.map(([name, each]) => [name, fromDescription(each)])),
      ...(required.length > 0 ? { required } : {}),
    };
  }
  const { innerType } = field as SchemaInnerTypeDescription;
  return innerType && !Array.isArray(innerType) ? { items: fromDescription(innerType) } : {};
}

/** One rule of Yup. Those without a word in JSON Schema (blanks around words) are checked when the folder is read. */
function fromTest({ name, params = {} }: SchemaDescription['tests'][number], type: string): JsonSchema {
  switch (name) {
    case 'noUnknown':
      return { additionalProperties: false };
    case 'required':
      return type === 'string' ? { minLength: 1 } : {};
    case 'matches':
      return { pattern: (params.regex as RegExp).source };
    case 'email':
      return { format: 'email' };
    case 'min':
      if (type === 'array') return { minItems: Number(params.min) };
      return type === 'string' ? { minLength: Number(params.min) } : { minimum: Number(params.min) };
    case 'max':
      return type === 'string' ? { maxLength: Number(params.max) } : { maximum: Number(params.max) };
    default:
      return {};
  }
}
