import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brokerPageMarks, clientMarks, issuerMarks, type Mark, partnerMarks } from '@/lib/assets/marks';
import { LOCALES } from '@/lib/i18n/locales';

const walls = LOCALES.map((locale) => ({
  locale,
  partners: partnerMarks(locale),
  clients: clientMarks(locale),
}));
const fileOf = ({ src }: Mark) => readFileSync(join(process.cwd(), 'public', src), 'utf8');

describe('§2 partner and client marks', () => {
  test.each(walls)('§2 12 partners and 30 clients in $locale', ({ partners, clients }) => {
    expect([partners.length, clients.length]).toEqual([12, 30]);
  });

  test.each(walls)('no name is empty or borne twice in $locale', ({ partners, clients }) => {
    const names = [...partners, ...clients].map(({ name }) => name.trim());
    expect([names.includes(''), new Set(names).size]).toEqual([false, 42]);
  });

  test('§9 the 30 listed companies have names of their own, and no broker is among them', () => {
    const names = issuerMarks('en').map(({ name }) => name);
    expect(new Set(names).size).toBe(30);
    expect(names.filter((name) => brokerPageMarks('en').some((mark) => mark.name === name))).toEqual([]);
  });

  test('§1 English names hold no Chinese characters, Chinese names no Latin letters', () => {
    const nameIn = (locale: string) => walls.find((wall) => wall.locale === locale);
    const namesIn = (locale: string) =>
      [...(nameIn(locale)?.partners ?? []), ...(nameIn(locale)?.clients ?? [])].map(({ name }) => name).join('');
    expect(namesIn('en')).not.toMatch(/\p{Script=Han}/u);
    expect(namesIn('zt') + namesIn('zh')).not.toMatch(/[A-Za-z]/);
  });

  const marks = [
    ...new Map(
      [...partnerMarks('zt'), ...clientMarks('zt'), ...issuerMarks('zt')].map((mark) => [mark.src, mark]),
    ).values(),
  ];

  test.each(marks)('$src is an SVG of the size that is told', (mark) => {
    expect(fileOf(mark)).toMatch(new RegExp(`^<svg [^>]*width="${mark.width}" height="${mark.height}"`));
  });

  test.each(marks)('$src is drawn in one ink, as outlines', (mark) => {
    const svg = fileOf(mark);
    const colours = new Set(svg.replace(/<mask.*?<\/mask>/g, '').match(/(?<=(?:fill|stroke)=")#[^"]+/g));
    expect([[...colours], svg.includes('<text')]).toEqual([['#0B1220'], false]);
  });
});
