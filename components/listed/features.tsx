import { useTranslations } from 'next-intl';
import { type ArtName, artwork } from '@/lib/assets/artwork';
import type { PageContext } from '@/lib/site/page-context';
import { UprightTabs } from '../ui/actions/upright-tabs';
import { Section } from '../ui/layout/section';
import { Artwork } from '../ui/media/artwork';
import { Prose } from '../ui/text/words';
import styles from './features.module.css';

/** The six features of §2, each with a picture of its own interface. */
export const FEATURES = [
  { key: 'report', art: 'research/results' },
  { key: 'reading', art: 'listed/reading' },
  { key: 'questions', art: 'listed/questions' },
  { key: 'register', art: 'cycle/relations' },
  { key: 'plans', art: 'cycle/incentive' },
  { key: 'calendar', art: 'listed/calendar' },
] as const satisfies readonly { key: string; art: ArtName }[];

type FeatureKey = (typeof FEATURES)[number]['key'];

export const FEATURES_ID = 'features';
/** Where one feature stands in the page: an address with it opens its panel. */
export const featureAnchor = (key: FeatureKey) => `feature-${key}` as const;

/** The six feature panels of the desktop layout (§2): a name that is clicked, pointed at or focused shows its picture. */
export function ListedFeatures({ page }: { page: PageContext }) {
  const t = useTranslations('listed.features');
  return (
    <Section id={FEATURES_ID} tone="ink" title={t('title')} lead={t('text')}>
      <div className={styles.features}>
        <UprightTabs
          label={t('label')}
          onHover
          tabs={FEATURES.map(({ key, art }) => ({
            value: key,
            anchor: featureAnchor(key),
            label: t(`${key}.title`),
            content: (
              <div className={styles.feature}>
                <p>
                  <Prose>{t(`${key}.text`)}</Prose>
                </p>
                <Artwork
                  art={artwork(art, page.locale)}
                  alt={t(`${key}.picture`)}
                  sizes="(min-width: 961px) 710px, 100vw"
                  className={styles.picture}
                />
              </div>
            ),
          }))}
        />
      </div>
    </Section>
  );
}
