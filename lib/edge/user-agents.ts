import UAParser from 'ua-parser-js';
import type { Platform } from '../routing/platform';
import { groupText, literal, oneOf, refersBack, regroup, sourceOf } from './regex';

/**
 * What `lib/routing/user-agent.ts` asks its library of a user-agent, as rules for nginx: the library's own list of
 * expressions, in its order, of which the first that matches says what the device is, or its system. nginx reads a
 * `map` of expressions in the same way.
 */

/** The first rule that matches decides. */
export interface Rule {
  pattern: string;
  /** As nginx writes it, with `$edge_os` where that is what the pattern has found. */
  value: string;
}

type Property = string | [name: string, ...how: unknown[]];
type Table = (RegExp[] | Property[])[];

/** The library reads no more of it. */
export const READ_AT_MOST = 500;

/** nginx takes no longer word; several expressions stand in one. */
const LONGEST_PATTERN = 3000;

/** Name of a system, as the library has it: what may be installed there (lib/routing/platform.ts). */
export const PLATFORM_OF_SYSTEM: Readonly<Record<string, Platform>> = {
  iOS: 'ios',
  Android: 'android',
  Windows: 'windows',
  'Mac OS': 'mac',
};

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/';
const NUMBERS = '\\d{1,3}\\.\\d{1,5}\\.\\d{1,5}\\.\\d{1,4}';

/** The browsers that nearly all visitors have, so that the list is not read to its end for them; the tests ask it about each. */
const USUAL: Rule[] = [
  {
    pattern: `^${literal('Mozilla/5.0 (')}${oneOf(['Windows NT 10.0; Win64; x64', 'X11; Linux x86_64'])}${literal(`) ${CHROME}`)}${NUMBERS}${literal(' Safari/537.36')}(?: Edg/${NUMBERS})?$`,
    value: '0',
  },
  {
    pattern: `^${literal('Mozilla/5.0 (')}${oneOf(['Windows NT 10.0; Win64; x64', 'X11; Linux x86_64'])}; rv:\\d{1,3}\\.0${literal(') Gecko/20100101 Firefox/')}\\d{1,3}\\.0$`,
    value: '0',
  },
  {
    pattern: `^${literal(`Mozilla/5.0 (Linux; Android 10; K) ${CHROME}`)}${NUMBERS}${literal(' Mobile Safari/537.36')}$`,
    value: '1',
  },
];

/** Whether a user-agent is a phone's: 1 or 0. */
export function phoneRules(): Rule[] {
  const rules = pairs(tableOf('device')).flatMap(([expressions, properties]) => {
    const at = properties.findIndex((property) => nameOf(property) === 'type');
    const type = properties[at];
    const sources = expressions.map(sourceOf);
    if (type === undefined) return sources.map((source) => ruleOf(source, '0'));
    if (typeof type === 'string') throw new Error('The library finds the type of a device in a way that is new.');
    if (type.length === 2) return sources.map((source) => ruleOf(source, type[1] === 'mobile' ? '1' : '0'));
    return sources.flatMap((source) => byWord(source, at + 1, type[2] as Record<string, string | string[]>));
  });
  while (rules.at(-1)?.value === '0') rules.pop();
  return [...USUAL, ...joined(rules)];
}

/** The name of a user-agent's system, where it is one of those that matter. */
export function systemRules(): Rule[] {
  const rules = pairs(tableOf('os')).flatMap(([expressions, properties]) => {
    const at = properties.findIndex((property) => nameOf(property) === 'name');
    const name = properties[at];
    return expressions.map(sourceOf).map((source) => {
      if (typeof name !== 'string') return ruleOf(source, name?.length === 2 ? String(name[1]) : 'other');
      const found = groupText(source, at + 1);
      const mayMatter = Object.keys(PLATFORM_OF_SYSTEM).some((system) => new RegExp(found, 'i').test(system));
      return mayMatter ? { pattern: regroup(source, at + 1, 'edge_os'), value: '$edge_os' } : ruleOf(source, 'other');
    });
  });
  while (rules.at(-1)?.value === 'other') rules.pop();
  return joined(rules);
}

function ruleOf(source: string, value: string): Rule {
  return { pattern: refersBack(source) ? source : regroup(source), value };
}

/** A type that is told by what a group has found: another one for some words, mobile for all others. */
function byWord(source: string, group: number, types: Record<string, string | string[]>): Rule[] {
  const { '*': others, ...some } = types;
  if (others !== 'mobile' || 'mobile' in some || groupText(source, group) !== '\\w+') {
    throw new Error('The library tells the type of a device by words in a way that is new.');
  }
  const within = regroup(source, group, undefined, `(?=\\w*${oneOf(Object.values(some).flat())})`);
  return [
    // The first place where it matches counts, wherever else such a word stands.
    { pattern: `^(?:(?!${regroup(source)}).)*${within}`, value: '0' },
    ruleOf(source, '1'),
  ];
}

/** Neighbours that say the same become one, which is as good as any of them. */
function joined(rules: Rule[]): Rule[] {
  const result: Rule[] = [];
  for (const rule of rules) {
    const before = result.at(-1);
    const fits =
      before !== undefined &&
      before.value === rule.value &&
      !rule.value.startsWith('$') &&
      ![before.pattern, rule.pattern].some(refersBack) &&
      before.pattern.length + rule.pattern.length < LONGEST_PATTERN;
    if (fits) before.pattern += `|${rule.pattern}`;
    else result.push({ ...rule });
  }
  return result;
}

function nameOf(property: Property): string {
  return typeof property === 'string' ? property : property[0];
}

function pairs(table: Table): [RegExp[], Property[]][] {
  return Array.from({ length: table.length / 2 }, (_, index) => [
    table[index * 2] as RegExp[],
    table[index * 2 + 1] as Property[],
  ]);
}

/** The library's own list: it puts further rules before its own, and these take its own and add nothing. */
function tableOf(part: 'device' | 'os'): Table {
  let table: Table | undefined;
  const concat = (own: Table) => {
    table = own;
    return own;
  };
  new UAParser('none', { [part]: { length: 0, concat } });
  if (!table?.length) throw new Error('The library does not show its list any more.');
  return table;
}
