import { useTranslations } from 'next-intl';
import type { FiguresAndSources } from '@/lib/content/reported-figures';
import { FIGURES_FILE } from '@/lib/datasets/figures-json';
import { type KeyTable, keyTables } from '@/lib/domain/key-figures';
import { JsonLd } from '@/lib/seo/json-ld';
import { figuresDataset } from '@/lib/seo/structured/figures-dataset';
import type { PageContext } from '@/lib/site/page-context';
import { Tabs } from '../../ui/actions/tabs';
import { TextLink } from '../../ui/actions/text-link';
import { EmptyState } from '../../ui/layout/empty-state';
import { Section } from '../../ui/layout/section';
import { Prose } from '../../ui/text/words';
import { TakeAway } from '../data/take-away';
import { InvestorHeading } from '../investor-heading';
import { CopyTable } from './copy-table';
import { FiguresNotes } from './figures-notes';
import { FiguresTable, tableText } from './figures-table';
import styles from './key-figures.module.css';
import { YearsChart } from './years-chart';

export interface KeyFiguresProps extends FiguresAndSources {
  page: PageContext<'keyFigures'>;
}

/** Ids of the panels, which addresses name. */
const ANCHORS = {
  year: 'annual',
  half: 'half-year',
  nineMonths: 'nine-months',
  firstQuarter: 'first-quarter',
} as const;

/** Key figures: a table for each stretch of the year, the chart of it, and all of them as files. */
export function KeyFigures({ page, figures, sources }: KeyFiguresProps) {
  const t = useTranslations('results');
  const tables = keyTables(figures);
  const dataset = useDataset(page, tables);
  return (
    <>
      <InvestorHeading page={page} labelled />
      <Section id="figures" rise={false}>
        <h2 id="figures-title" className="visually-hidden">
          {t('table.title')}
        </h2>
        {tables.length === 0 ? (
          <EmptyState title={t('table.title')} text={t('table.empty')} />
        ) : (
          <>
            <JsonLd data={dataset} />
            {/* Before the tables, whose changes it shows: it works without scripts. */}
            <input type="checkbox" id="with-changes" className={styles.toggle} />
            <label htmlFor="with-changes" className={styles.toggleLabel}>
              {t('table.change')}
            </label>
            <Tabs
              label={t('table.views')}
              className={styles.views}
              tabs={tables.map((table) => ({
                value: table.stretch,
                label: t(`stretch.${table.stretch}`),
                anchor: ANCHORS[table.stretch],
                content: <View page={page} table={table} sources={sources} />,
              }))}
            />
          </>
        )}
      </Section>
      {tables.length > 0 && (
        <Section id="take-away" tone="mist" space="strip" title={t('take.title')} lead={t('take.text')}>
          <TakeAway page={page} name="key-figures" />
          <TextLink href={`/data/${FIGURES_FILE}`}>{t('take.machine')}</TextLink>
        </Section>
      )}
    </>
  );
}

/** The tables as structured data, in the words of the page. */
function useDataset({ locale }: PageContext, tables: readonly KeyTable[]) {
  const t = useTranslations('results');
  const words = useTranslations('pages.keyFigures');
  return figuresDataset(locale, tables, {
    title: words('title'),
    description: words('description'),
    nameOf: (name) => t(`names.${name}`),
  });
}

function View({ page, table, sources }: { page: PageContext; table: KeyTable } & Pick<FiguresAndSources, 'sources'>) {
  const t = useTranslations('results');
  const id = `${ANCHORS[table.stretch]}-title`;
  const text = tableText(table, {
    figure: t('table.unit'),
    nameOf: (name) => t(`names.${name}`),
    marginOf: (name) => t(`margins.${name}`),
  });
  return (
    <>
      <h3 id={id} className="visually-hidden">
        {t(`stretch.${table.stretch}`)}
      </h3>
      <FiguresTable page={page} table={table} sources={sources} labelledBy={id} />
      <div className={styles.foot}>
        <p>
          <Prose>{t('table.open')}</Prose>
        </p>
        <CopyTable text={text} words={{ name: t('take.copy'), copied: t('take.copied'), failed: t('take.failed') }} />
      </div>
      <YearsChart page={page} table={table} />
      <FiguresNotes table={table} />
    </>
  );
}
