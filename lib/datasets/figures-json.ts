import { company } from '../company/facts';
import { isSample } from '../company/sample';
import { pageAddress, readReportedFigures, type SourceDocuments } from '../content/reported-figures';
import { companyContent } from '../content-folder/current';
import type { FiguresFile } from '../content-folder/schemas';
import { FIGURE_NAMES, type Figures, periodOf } from '../domain/figures';
import { type KeyColumn, keyTables } from '../domain/key-figures';
import { isoDay } from '../i18n/dates';
import { DEFAULT_LOCALE } from '../i18n/locales';
import { onPublicOrigin } from '../site/public-address';

/** Name of the file under `/data/`. */
export const FIGURES_FILE = 'figures.json';

/**
 * Every period as content has it, for programs: names are those of the content folder and never change, words stand in
 * three languages, amounts are in thousands of Hong Kong dollars to their last digit, and what is not given is left out.
 */
export async function figuresJson(): Promise<object> {
  const { figures, sources } = await readReportedFigures(DEFAULT_LOCALE);
  const columns = new Map(
    keyTables(figures).flatMap(({ columns: ofStretch }) => ofStretch.map((column) => [column.period, column])),
  );
  const files = companyContent().figures.filter(({ period }) => figures.some((each) => each.period === period));
  const { stockCode, names } = company();
  return {
    company: { stockCode, name: names },
    currency: 'HKD',
    unit: 1000,
    sample: isSample('content'),
    periods: files.map((file) => {
      const column = columns.get(file.period);
      return {
        period: file.period,
        ...periodOf(file.period),
        audited: file.audited,
        document: documentOf(file, sources),
        amounts: amountsOf(file, column, files),
        // In percent, of the amounts as they stand now; worked out by this site.
        margins: column?.margins,
        segments: file.segments,
      };
    }),
  };
}

function documentOf({ document }: FiguresFile, sources: SourceDocuments) {
  const source = sources.get(document);
  return {
    id: document,
    url: onPublicOrigin(pageAddress(source, undefined)),
    published: isoDay(source?.publishTime) || undefined,
  };
}

/** As they were reported, each with what a later document restated it to. */
function amountsOf(file: FiguresFile, column: KeyColumn | undefined, files: readonly FiguresFile[]) {
  const amounts = file.amounts as Figures['amounts'];
  return Object.fromEntries(
    FIGURE_NAMES.flatMap((name) => {
      const given = amounts[name];
      const now = column?.amounts[name];
      if (!given) return [];
      if (!now?.restated) return [[name, given]];
      const { amount, document, page } = now;
      const because = files.find((each) => each.document === document)?.restated;
      return [[name, { ...given, restatedTo: { amount, document, page, because } }]];
    }),
  );
}
