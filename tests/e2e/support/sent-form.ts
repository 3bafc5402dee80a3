import type { Cheerio, CheerioAPI } from 'cheerio';
import type { AnyNode } from 'domhandler';
import { expect } from './test';

/** Where a form of a page leads when it is sent without scripts: its fields as they stand, and what a reader types. */
export function sentForm($: CheerioAPI, form: Cheerio<AnyNode>, typed: Record<string, string>): string {
  expect(form).toHaveLength(1);
  expect((form.attr('method') ?? 'get').toLowerCase()).toBe('get');
  for (const [name, words] of Object.entries(typed)) {
    const field = form.find(`[name="${name}"]`);
    expect(field, name).toHaveLength(1);
    $(field).val(words);
  }
  return `${form.attr('action')}?${form.serialize()}`;
}

/** Where the one link of a page leads that has this name. */
export function leadsTo($: CheerioAPI, name: string, within = 'main'): string {
  const links = $(`${within} a`)
    .toArray()
    .filter((link) => ($(link).attr('aria-label') ?? $(link).text()).replace(/\s+/g, ' ').trim() === name);
  expect(
    links.map((link) => $(link).attr('href')),
    name,
  ).toHaveLength(1);
  return $(links).attr('href') ?? '';
}
