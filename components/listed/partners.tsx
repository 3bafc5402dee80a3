import { useTranslations } from 'next-intl';
import { issuerMarks } from '@/lib/assets/marks';
import type { PageContext } from '@/lib/site/page-context';
import { ContentLabel } from '../data/content-label';
import { Section } from '../ui/layout/section';
import { LogoWall } from '../ui/media/logo-wall';

/** Marks on the desktop wall, before the tile that says there are more (§9). */
const SHOWN = 29;

/** On a phone, where three marks abreast would be too small. */
const ROWS = 5;

/** The partner wall (§2, §9): 29 marks and "more" on desktop, 30 marks on mobile. */
export function ListedPartners({ page }: { page: PageContext }) {
  const t = useTranslations('listed.partners');
  const marks = issuerMarks(page.locale);
  return (
    <Section id="partners" title={t('title')} lead={t('text')} aside={<ContentLabel>{t('sample')}</ContentLabel>}>
      {page.layout === 'mobile' ? (
        <LogoWall label={t('title')} marks={marks} rows={ROWS} />
      ) : (
        <LogoWall label={t('title')} marks={marks.slice(0, SHOWN)} columns={6} more={t('more')} />
      )}
    </Section>
  );
}
