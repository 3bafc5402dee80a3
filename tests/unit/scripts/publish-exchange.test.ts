import type { ContentEntry } from '@/lib/content-folder/model';
import { correctedEntry, exchangeOf } from '@/scripts/publish/exchange';

const optionsOf = (values: Record<string, string | boolean> = {}) => ({ folder: '', ids: [], values });
const at = (time: string) => Date.parse(`${time}+08:00`);
/** A business day, within a window. */
const NOW = at('2026-11-12T17:00');

const file = (sha256: string) => ({ sha256, role: 'bilingual' }) as ContentEntry['files'][number];
const before = {
  id: '2026-11-11-notice',
  kind: 'filing',
  files: [file('a')],
  exchange: { id: '2026111100001', at: at('2026-11-11T16:45') },
} as ContentEntry;
const other = { ...before, files: [file('b')] };
const NEW = { exchange: '2026111200009', at: '12/11/2026 16:44' };

describe('the options that say how the Exchange has a document', () => {
  test.each([
    ['2026-11-12T16:44:10', at('2026-11-12T16:44:10')],
    ['12/11/2026 16:44', at('2026-11-12T16:44')],
    ['12/11/2026 16:44:10', at('2026-11-12T16:44:10')],
  ])('%s is a moment in Hong Kong', (time, moment) => {
    expect(exchangeOf(optionsOf({ exchange: '2026111200009', at: time }))).toEqual({ id: '2026111200009', at: moment });
  });

  test.each([
    [{ exchange: '2026111200009' }, /^Say both: /],
    [{ at: '2026-11-12T16:44' }, /^Say both: /],
    [{ exchange: '2026111200009', at: '12-11-2026 16:44' }, /^--at cannot be read: /],
  ])('%j is not enough, and a sentence says what is', (values, sentence) => {
    expect(exchangeOf(optionsOf(values))).toMatch(sentence);
  });

  test('nothing said is nothing known', () => {
    expect(exchangeOf(optionsOf())).toBeUndefined();
  });
});

describe('a correction', () => {
  test('of words alone keeps the number that the document has', () => {
    expect(correctedEntry({ ...before, exchange: undefined }, before, optionsOf(), NOW)).toEqual({ entry: before });
  });

  test('with another document takes another number, and is not before the Exchange', () => {
    expect(correctedEntry(other, before, optionsOf(), NOW)).toEqual({
      because: expect.stringContaining('comes first'),
    });
    expect(correctedEntry(other, before, optionsOf(NEW), NOW)).toMatchObject({
      entry: { exchange: { id: NEW.exchange } },
    });
    const early = correctedEntry(other, before, optionsOf(NEW), at('2026-11-12T16:40'));
    expect(early).toEqual({ because: expect.stringContaining('one of the two is wrong') });
  });

  test('with another document waits for a window, unless somebody says why not', () => {
    const afternoon = { ...NEW, at: '2026-11-12T14:00' };
    expect(correctedEntry(other, before, optionsOf(afternoon), at('2026-11-12T14:30'))).toEqual({
      because: expect.stringContaining('outside of the windows'),
    });
    const reasoned = { ...afternoon, 'outside-window': 'The site was away.' };
    expect(correctedEntry(other, before, optionsOf(reasoned), at('2026-11-12T14:30'))).toHaveProperty('entry');
  });

  test('where the Exchange has the right document already it is the file here that changes', () => {
    const same = correctedEntry(other, before, optionsOf({ 'exchange-unchanged': true }), at('2026-11-12T14:30'));
    expect(same).toEqual({ entry: { ...other, exchange: before.exchange } });
  });

  test('of the archive has no number to ask for', () => {
    const archived = { ...before, exchange: undefined, archive: true };
    expect(correctedEntry({ ...archived, files: [file('b')] }, archived, optionsOf(), NOW)).toHaveProperty('entry');
  });
});
