import { getTranslations } from 'next-intl/server';
import { isSample } from '../company/sample';
import { readEsg } from '../content/esg';
import { pageAddress } from '../content/reported-figures';
import type { Locale } from '../i18n/locales';
import { onPublicOrigin } from '../site/public-address';
import type { Dataset } from './dataset';

/** ESG figures, a row for each figure and year, the latest year first; what a year does not report is empty. */
export async function esgDataset(locale: Locale): Promise<Dataset> {
  const t = await getTranslations({ locale, namespace: 'investors.esg' });
  const pages = await getTranslations({ locale, namespace: 'pages' });
  const common = await getTranslations({ locale, namespace: 'common' });
  const { reports, groups } = (await readEsg(locale)) ?? { reports: [], groups: [] };
  return {
    title: pages('esg.title'),
    notes: [t('source'), ...(isSample('content') ? [common('sample')] : [])],
    columns: [
      { key: 'subject', label: t('columns.subject'), is: 'text' },
      { key: 'figure', label: t('columns.figure'), is: 'text' },
      { key: 'unit', label: t('columns.unit'), is: 'text' },
      { key: 'year', label: t('columns.year'), is: 'number' },
      { key: 'value', label: t('columns.value'), is: 'number' },
      { key: 'document', label: t('columns.document'), is: 'text' },
      { key: 'page', label: t('columns.page'), is: 'number' },
      { key: 'address', label: t('columns.address'), is: 'text' },
    ],
    rows: groups.flatMap(({ subject, figures }) =>
      figures.flatMap(({ name, unit = null, values }) =>
        reports.map(({ year }) => {
          const { value, report, page } = values.get(year) ?? {};
          return {
            subject: t(`subjects.${subject}`),
            figure: name,
            unit,
            year,
            value: value ?? null,
            document: report?.title ?? null,
            page: page ?? null,
            address: onPublicOrigin(pageAddress(report, page)) ?? null,
          };
        }),
      ),
    ),
  };
}
