import { useTranslations } from 'next-intl';
import { company } from '@/lib/company/facts';
import { dayMonthYear } from '@/lib/i18n/dates';
import { midnightOf } from '@/lib/i18n/hong-kong';
import { TextLink } from '../../ui/actions/text-link';
import { Section } from '../../ui/layout/section';
import { Words } from '../../ui/text/words';
import { DataTable } from '../data/data-table';
import type { ShareReading } from './share-reading';
import { counted, useSource } from './use-share-facts';

/** Who holds 5 % or more, where the company says so. */
export function Holders({ reading }: { reading: ShareReading }) {
  const t = useTranslations('shares.holders');
  const source = useSource(reading);
  const { locale } = reading.page;
  const holders = company().shares?.holders ?? [];
  if (holders.length === 0) return null;
  return (
    <Section>
      <h2 id="holders">
        <Words>{t('title')}</Words>
      </h2>
      <DataTable labelledBy="holders" caption={t('caption')} sticky>
        <thead>
          <tr>
            <th scope="col">{t('name')}</th>
            <th scope="col">{t('kind')}</th>
            <th scope="col" data-number="">
              {t('shares')}
            </th>
            <th scope="col" data-number="">
              {t('percent')}
            </th>
            <th scope="col">{t('asAt')}</th>
            <th scope="col">{t('source')}</th>
          </tr>
        </thead>
        <tbody>
          {holders.map((holder) => {
            const document = source(holder.document);
            return (
              <tr key={holder.name.en}>
                <th scope="row">
                  <Words>{holder.name[locale]}</Words>
                </th>
                <td>{t(`kinds.${holder.kind}`)}</td>
                <td data-number="">{counted(holder.shares)}</td>
                <td data-number="">{holder.percent.toFixed(2)}</td>
                <td>
                  <time dateTime={holder.asAt}>{dayMonthYear(midnightOf(holder.asAt))}</time>
                </td>
                <td>
                  {document ? (
                    <TextLink href={document.href}>{document.label}</TextLink>
                  ) : (
                    <Words>{holder.source?.[locale] ?? '–'}</Words>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </DataTable>
    </Section>
  );
}
