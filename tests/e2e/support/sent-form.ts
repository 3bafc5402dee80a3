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
