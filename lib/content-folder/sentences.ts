import { closest, distance } from 'fastest-levenshtein';
import { type ObjectSchema, reach, type Schema, type ValidationError } from 'yup';

/** What a schema finds, in sentences for whoever edits the file. */
export interface Sentence {
  /** Path of the field within the file: `agenda[0].topic.zt`. */
  at: string;
  message: string;
}

/** `agenda[0].at` in its parts. */
export function pathOf(at: string): string[] {
  return at.split(/[.[\]]+/).filter((part) => part !== '');
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'must be text',
  number: 'must be a number',
  boolean: 'must be true or false',
  array: 'must be a list',
  object: 'must have fields of its own',
};

/** A fault of Yup as one sentence or, where fields are unknown, as one for each of them. */
export function sentencesOf(error: ValidationError, schema: Schema): Sentence[] {
  const at = error.path ?? '';
  const params = (error.params ?? {}) as Record<string, unknown>;
  const within = (at === '' ? schema : reach(schema, at)) as Partial<ObjectSchema<object>> & Schema;
  if (error.type !== 'noUnknown')
    return [{ at, message: `${at || 'The file'} ${whatIsWrong(error, params, within)}.` }];
  const known = Object.keys(within.fields ?? {});
  return String(params.unknown)
    .split(', ')
    .map((name) => ({ at: at === '' ? name : `${at}.${name}`, message: unknownField(name, known) }));
}

/** Most unknown fields are spelling mistakes. */
function unknownField(name: string, known: string[]): string {
  const nearest = known.length > 0 ? closest(name, known) : undefined;
  const isNear = nearest !== undefined && distance(name.toLowerCase(), nearest.toLowerCase()) <= 2;
  const instead = isNear ? `is ${nearest} meant?` : `known are ${known.join(', ')}.`;
  return `There is no field ${quoted(name)} here: ${instead}`;
}

const orTakenOut = ({ spec }: Schema): string =>
  spec.optional ? 'is empty: fill it in, or take the line out' : 'is empty: fill it in';

function whatIsWrong(
  error: ValidationError,
  params: Record<string, unknown>,
  schema: Partial<ObjectSchema<object>> & Schema,
): string {
  const label = params.label === undefined ? '' : ` (${params.label})`;
  const { value } = params;
  const butItIs = `, but it is ${quoted(value)}`;
  switch (error.type) {
    case 'optionality':
      return `is missing${label}`;
    case 'required':
      return value === '' || value === null ? `is empty${label}` : `is missing${label}`;
    case 'nullable':
      return orTakenOut(schema);
    case 'typeError': {
      if (value === null) return orTakenOut(schema);
      const parts = params.type === 'object' ? `: ${Object.keys(schema.fields ?? {}).join(', ')}` : '';
      const wanted = `${TYPES[String(params.type)] ?? `must be a ${params.type}`}${parts}`;
      const isUnquoted = params.type === 'string' && typeof value !== 'object';
      return `${wanted}${isUnquoted ? ', in quotation marks' : ''}${butItIs}`;
    }
    case 'oneOf':
      return `must be one of ${params.values}${butItIs}`;
    case 'min':
      return `must be ${params.min} or more${butItIs}`;
    case 'max':
      return typeof value === 'string'
        ? `must not have more than ${params.max} characters, but it has ${value.length}`
        : `must be ${params.max} or less${butItIs}`;
    case 'integer':
      return `must be a whole number${butItIs}`;
    case 'email':
      return `must be an e-mail address${butItIs}`;
    case 'trim':
      return `must not begin or end with a space${butItIs}`;
    default:
      return `${error.message}${butItIs}`;
  }
}

/** A value as it is shown in a sentence: short, on one line, with nothing that moves a terminal. */
export function quoted(value: unknown): string {
  if (value === null || value === undefined) return 'empty';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of fields';
  if (typeof value !== 'string') return String(value);
  const short = value.length > 60 ? `${value.slice(0, 59)}…` : value;
  return JSON.stringify(short).replace(/[\u007f-\u009f\u2028\u2029]/g, '');
}
