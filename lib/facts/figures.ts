import { getTranslations } from 'next-intl/server';
import { companyContent } from '../content-folder/current';
import type { FiguresFile } from '../content-folder/schemas';
import { writtenAmount } from '../domain/amounts';
import { type FigureName, marginOf, periodOf, writtenMargin } from '../domain/figures';
import type { ReportPeriod } from '../domain/report-period';
import type { Locale } from '../i18n/locales';
import type { FactReader, Reading } from './fact';

/** An amount of HK$'000 as a sentence has it. */
export function amountWords(amount: number, locale: Locale): string {
  const { before, figure, after } = writtenAmount(amount, locale);
  return `${before}${figure}${locale === 'en' ? '\u00a0' : ' '}${after}`.trim();
}

/** A figure of the latest period that has it, or of the year that is asked for. */
export const ofFigures =
  (names: readonly FigureName[]): FactReader =>
  async ({ locale, year }) => {
    const t = await getTranslations({ locale, namespace: 'facts' });
    const of = periodsOf(year, year === undefined ? undefined : 'year').find(({ figures }) => oneOf(figures, names));
    const amount = of && oneOf(of.figures, names);
    if (!of || !amount) return undefined;
    return {
      value: amountWords(amount.amount, locale),
      note: t(`period.${of.stretch}`, { year: String(of.year) }),
      source: { route: registerOf(of.figures.document), item: of.figures.document, page: amount.page },
      page: 'keyFigures',
    };
  };

/** A margin of the latest period that gives both amounts, or of the year that is asked for; worked out by this site. */
export const ofMargin =
  (name: FigureName): FactReader =>
  async ({ locale, year }) => {
    const t = await getTranslations({ locale, namespace: 'facts' });
    const found = periodsOf(year, year === undefined ? undefined : 'year').flatMap((each) => {
      const { [name]: part, revenue } = each.figures.amounts;
      const margin = marginOf(part?.amount, revenue?.amount);
      return margin === undefined ? [] : [{ ...each, margin, page: part?.page }];
    })[0];
    if (!found) return undefined;
    const { figures, margin, page, stretch } = found;
    return {
      value: writtenMargin(margin),
      note: t('calculated', { period: t(`period.${stretch}`, { year: String(found.year) }) }),
      source: { route: registerOf(figures.document), item: figures.document, page },
      page: 'keyFigures',
    };
  };

/** Revenue by segment of the latest period that gives it, or of the year that is asked for. */
export const ofSegments: FactReader = async ({ locale, year }) => {
  const t = await getTranslations({ locale, namespace: 'facts' });
  const of = periodsOf(year, year === undefined ? undefined : 'year').find(({ figures }) => figures.segments?.length);
  if (!of) return undefined;
  const said = (of.figures.segments ?? []).map(({ name, amount }) => `${name[locale]} ${amountWords(amount, locale)}`);
  return {
    value: said.join(' · '),
    note: t(`period.${of.stretch}`, { year: String(of.year) }),
    source: { route: registerOf(of.figures.document), item: of.figures.document },
    page: 'keyFigures',
  };
};

/** The results of a stretch of the year that is asked for, of no year the latest; of no stretch the latest of any. */
export const ofResults =
  (stretch?: ReportPeriod): FactReader =>
  async ({ locale, year }) => {
    const t = await getTranslations({ locale, namespace: 'facts' });
    const [of] = periodsOf(year, stretch ?? (year === undefined ? undefined : 'year'));
    if (!of) return undefined;
    const profit = oneOf(of.figures, ['attributable', 'profit']);
    const said = [
      of.figures.amounts.revenue && `${t('label.revenue')} ${amountWords(of.figures.amounts.revenue.amount, locale)}`,
      profit && `${t('label.profit')} ${amountWords(profit.amount, locale)}`,
    ].filter((words) => words !== undefined);
    if (said.length === 0) return undefined;
    const period = t(`period.${of.stretch}`, { year: String(of.year) });
    return {
      value: said.join(' · '),
      note: period,
      source: { route: registerOf(of.figures.document), item: of.figures.document },
      page: 'results',
      part: { id: of.figures.period, title: t('resultsOf', { period }) },
    };
  };

type Period = NonNullable<ReturnType<typeof periodOf>>;

interface PeriodFigures extends Period {
  figures: FiguresFile;
}

/** The periods that the company has reported, the latest first: of a year, where one is asked for, and of a stretch. */
function periodsOf(year: Reading['year'], stretch: ReportPeriod | undefined): PeriodFigures[] {
  const periods = companyContent().figures.flatMap((figures) => {
    const period = periodOf(figures.period);
    return period ? [{ ...period, figures }] : [];
  });
  const latestYear = Math.max(...periods.filter((each) => each.stretch === 'year').map((each) => each.year));
  const wanted = year === 'last' ? latestYear : year;
  return periods
    .filter((each) => wanted === undefined || each.year === wanted)
    .filter((each) => stretch === undefined || each.stretch === stretch)
    .sort((one, other) => endOf(other) - endOf(one));
}

const oneOf = ({ amounts }: FiguresFile, names: readonly FigureName[]) =>
  names.map((name) => amounts[name]).find((amount) => amount !== undefined);

/** The register that a document of figures stands in: names of filings begin with their day, those of reports do not. */
export const registerOf = (document: string) =>
  /^\d{4}-\d{2}-\d{2}-/.test(document) ? ('announcements' as const) : ('financialReports' as const);

const MONTHS: Record<ReportPeriod, number> = { firstQuarter: 3, half: 6, nineMonths: 9, year: 12 };
const endOf = ({ year, stretch }: Period) => year * 12 + MONTHS[stretch];
