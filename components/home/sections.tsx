import { Check } from 'lucide';
import { useTranslations } from 'next-intl';
import { artwork } from '@/lib/assets/artwork';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { DefinitionsLink } from '../definitions/definitions-link';
import { TextLink } from '../ui/actions/text-link';
import edge from '../ui/layout/bleed.module.css';
import { Section, SectionHeading } from '../ui/layout/section';
import { SplitSection } from '../ui/layout/split-section';
import { Artwork } from '../ui/media/artwork';
import { Icon } from '../ui/media/icon';
import { Figure } from '../ui/text/figure';
import { Statistics } from '../ui/text/statistics';
import { Prose, Words } from '../ui/text/words';
import styles from './home.module.css';

/** Width of a picture that runs off the page's edge. */
const TO_THE_EDGE = '(min-width: 961px) 56vw, 100vw';

/** Each with the part of the app's screen that shows it. */
const ADVANTAGES = [
  { key: 'speed', art: 'pocket/chart' },
  { key: 'order', art: 'pocket/order' },
  { key: 'broker', art: 'pocket/portfolio' },
] as const;

/** The three advantages of the desktop home page (§2). */
export function Advantages({ page }: { page: PageContext }) {
  const t = useTranslations('home.advantages');
  return (
    <Section id="advantages" title={t('title')}>
      <ul className={styles.advantages}>
        {ADVANTAGES.map(({ key, art }) => (
          <li key={key}>
            <Artwork art={artwork(art, page.locale)} alt="" sizes="(min-width: 769px) 384px, 94vw" />
            <h3>
              <Words>{t(`${key}.title`)}</Words>
            </h3>
            <p>
              <Prose>{t(`${key}.text`)}</Prose>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Cloud({ page }: { page: PageContext }) {
  const t = useTranslations('home.cloud');
  return (
    <SplitSection
      id="cloud"
      tone="mist"
      eyebrow={t('eyebrow')}
      title={t('title')}
      lead={t('text')}
      picture={<Artwork art={artwork('moment/margin-call', page.locale)} alt={t('picture')} sizes={TO_THE_EDGE} />}
      pictureClass={edge.bleed}
    >
      <ul className={styles.points}>
        {(['brand', 'data', 'operations'] as const).map((key) => (
          <li key={key}>
            <Icon of={Check} size={20} />
            {t(`points.${key}`)}
          </li>
        ))}
      </ul>
      <TextLink href={linkFrom(page, 'brokerService')}>{t('more')}</TextLink>
    </SplitSection>
  );
}

export function LiveReport({ page }: { page: PageContext }) {
  const t = useTranslations('home.liveReport');
  return (
    <SplitSection
      id="live-report"
      tone="ink"
      side="left"
      eyebrow={t('eyebrow')}
      title={t('title')}
      lead={t('text')}
      picture={<Artwork art={artwork('moment/annual-report', page.locale)} alt={t('moment')} sizes={TO_THE_EDGE} />}
      pictureClass={edge.bleed}
    >
      <Statistics
        size="small"
        items={(['reports', 'industries', 'investors'] as const).map((key) => ({
          value: t(`figures.${key}.value`),
          label: t(`figures.${key}.label`),
        }))}
      />
      <TextLink href={linkFrom(page, 'listedCompanyServices')}>{t('more')}</TextLink>
    </SplitSection>
  );
}

export function Markets({ page }: { page: PageContext }) {
  const t = useTranslations('home.markets');
  return (
    <SplitSection
      id="markets"
      eyebrow={t('eyebrow')}
      title={t('title')}
      lead={t('text')}
      picture={<Artwork art={artwork('moment/markets', page.locale)} alt={t('picture')} sizes={TO_THE_EDGE} />}
      pictureClass={edge.bleed}
    >
      <TextLink href={linkFrom(page, 'tradeGoMarkets')}>{t('more')}</TextLink>
    </SplitSection>
  );
}

/** What brokers run on: it says what is counted before the one figure of this page does (§9, 59 brokers). */
export function Brokers({ page }: { page: PageContext }) {
  const t = useTranslations('home.brokers');
  return (
    <Section id="brokers">
      <div className={styles.brokers}>
        <div>
          <SectionHeading title={t('title')} lead={t('text')} beside />
          <DefinitionsLink page={page} />
        </div>
        <Figure value={t('supported.value')} unit={t('supported.label')}>
          <Statistics
            size="medium"
            items={(['served', 'reach', 'users'] as const).map((key) => ({
              value: t(`${key}.value`),
              label: t(`${key}.label`),
            }))}
          />
        </Figure>
      </div>
    </Section>
  );
}
