import { getTranslations } from 'next-intl/server';
import { companyContent } from '../content-folder/current';
import type { EsgFigureName } from '../domain/esg';
import { inThousands } from '../domain/figures';
import type { Locale } from '../i18n/locales';
import type { FactReader, Reading } from './fact';
import { registerOf } from './figures';

const esg = () => companyContent().esg;

/** Figures of ESG reports by which of them they are: of the latest year that has any, or of the year that is asked for. */
export const ofEsg =
  (...names: EsgFigureName[]): FactReader =>
  async ({ locale, year }) => {
    const asked = names.flatMap((name) => esg()?.figures.filter(({ is }) => is === name) ?? []);
    const wanted =
      typeof year === 'number' ? year : Math.max(...asked.flatMap(({ values }) => values.map((each) => each.year)));
    const told = asked.flatMap((figure) => {
      const of = figure.values.find((each) => each.year === wanted);
      return of ? [{ ...figure, of }] : [];
    });
    const [first] = told;
    const source = sourceOf(wanted, first?.of.page);
    if (!first || !source) return undefined;
    const t = await getTranslations({ locale, namespace: 'facts' });
    const words = ({ name, unit, of }: (typeof told)[number]) =>
      [names.length > 1 && name[locale], withUnit(of.value, unit?.[locale], locale)].filter(Boolean).join(' ');
    return {
      value: told.map(words).join(' · '),
      note: t('period.year', { year: String(wanted) }),
      source,
      page: 'esg',
    };
  };

/** The ESG report of the year that is asked for; of no year in particular, or of the last one, the latest. */
export const esgReport: FactReader = async ({ locale, year }) => {
  const of = typeof year === 'number' ? year : esg()?.reports[0]?.year;
  const source = of === undefined ? undefined : sourceOf(of);
  if (of === undefined || !source) return undefined;
  const t = await getTranslations({ locale, namespace: 'facts' });
  return { value: t('period.year', { year: String(of) }), source, page: 'esg' };
};

/** The document that has the ESG report of a year, on the page where that begins or a figure stands. */
function sourceOf(year: Reading['year'], page?: number) {
  const report = esg()?.reports.find((each) => each.year === year);
  return report && { route: registerOf(report.document), item: report.document, page: page ?? report.page };
}

function withUnit(value: number, unit: string | undefined, locale: Locale): string {
  if (unit === undefined) return inThousands(value);
  const space = unit === '%' ? '' : locale === 'en' ? '\u00a0' : ' ';
  return `${inThousands(value)}${space}${unit}`;
}
