import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { artwork } from '@/lib/assets/artwork';
import { partnerMarks } from '@/lib/assets/marks';
import { type CompanyWords, companyWords } from '@/lib/company/company-words';
import { hotlineHours, replyWithin } from '@/lib/company/promises';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { Consultation } from '../consultation/consultation';
import { DefinitionsLink } from '../definitions/definitions-link';
import { Licences } from '../licences/licences';
import { Hero } from '../media/hero';
import { Scene } from '../media/scene';
import { ButtonLink } from '../ui/actions/button';
import { Section, SectionHeading } from '../ui/layout/section';
import surface from '../ui/layout/surface.module.css';
import { Artwork } from '../ui/media/artwork';
import { LogoWall } from '../ui/media/logo-wall';
import { SampleLabel } from '../ui/text/sample-label';
import { Prose, Words } from '../ui/text/words';
import { Globe } from './globe';
import { LicenceHolder } from './licence-holder';
import styles from './markets.module.css';
import { SessionClock } from './session-clock';

/** The consultation popup opens with "other" here (§9, trading-platform page). */
const BUSINESS_TYPE = '7';

/** The whole board where it can be read; on a phone its clocks and indices. */
const OPENING = {
  desktop: { art: 'slide/markets', shape: 'screen', sizes: '(min-width: 961px) 62vw, 100vw' },
  mobile: { art: 'moment/six-markets', shape: 'moment', sizes: '94vw' },
} as const;

const STRENGTHS = ['listed', 'licensed', 'built'] as const;
const REASONS = ['years', 'brokers', 'people', 'open'] as const;

/** The whole map, off the page's edge; on a phone one of its own. */
const MAP = {
  desktop: { art: 'moment/heat-map', sizes: '(min-width: 961px) 58vw, 100vw', look: styles.map },
  mobile: { art: 'pocket/heat-map', sizes: '100vw', look: surface.framed },
} as const;

/** Whether the company gives what a strength is about. */
function isGiven(key: (typeof STRENGTHS)[number], { board, licensed }: CompanyWords): boolean {
  if (key === 'listed') return board !== 'none';
  return key === 'built' || licensed === 'yes';
}

/** The trading-platform home (§2), on both layouts: what it does, then who stands behind it. */
export function MarketsPage({ page }: { page: PageContext }) {
  const t = useTranslations('markets');
  const facts = companyWords(page.locale);
  const hotline = hotlineHours(page.locale);
  const reasons = REASONS.filter((key) => key !== 'people' || hotline.hours === 'stated');
  const words = useTranslations('pages.tradeGoMarkets');
  return (
    <>
      <Hero
        seed={8017}
        title={words('heading')}
        text={words('lead')}
        shape={OPENING[page.layout].shape}
        picture={
          <figure className={styles.shown}>
            <Artwork
              art={artwork(OPENING[page.layout].art, page.locale)}
              alt={t('banner.picture')}
              sizes={OPENING[page.layout].sizes}
              priority
            />
            {/* Its clocks stand still; those further down do not. */}
            <figcaption>
              <SampleLabel>{t('banner.sample')}</SampleLabel>
            </figcaption>
          </figure>
        }
      >
        <div className={styles.actions}>
          <ButtonLink href={linkFrom(page, 'tradeGodownload', { query: { id: 'tradeMartiOS' } })}>
            {t('banner.download')}
          </ButtonLink>
          <Consultation page={page} businessType={BUSINESS_TYPE} label={t('banner.talk')} look="outline" />
        </div>
      </Hero>

      <SessionClock page={page} />

      <Section id="why-us" title={t('whyUs.title')} lead={t('whyUs.text')}>
        <div className={styles.reasons}>
          <Artwork
            art={artwork(MAP[page.layout].art, page.locale)}
            alt={t('whyUs.picture')}
            sizes={MAP[page.layout].sizes}
            className={MAP[page.layout].look}
          />
          <Facts
            items={reasons.map((key) => ({
              title: t(`whyUs.${key}.title`, companyWords(page.locale)),
              text: t(`whyUs.${key}.text`, hotline),
              more: key === 'brokers' && <DefinitionsLink page={page} figure="brokersServed" />,
            }))}
          />
        </div>
      </Section>

      <Globe page={page} />

      <Section id="partners" title={t('partners.title')} lead={t('partners.text')}>
        <LogoWall
          label={t('partners.title')}
          marks={partnerMarks(page.locale)}
          columns={page.layout === 'mobile' ? 2 : 6}
        />
      </Section>

      <Scene page={page} name="aisle" title={t('scene.title')} text={t('scene.text')} picture={t('scene.picture')} />

      <Section id="strengths">
        <div className={styles.strengths}>
          <SectionHeading title={t('strengths.title')} lead={t('strengths.text', facts)} beside />
          <Facts
            items={STRENGTHS.filter((key) => isGiven(key, facts)).map((key) => ({
              title: t(`strengths.${key}.title`),
              text: t(`strengths.${key}.text`, facts),
            }))}
          />
        </div>
      </Section>

      <Licences title={t('licences.title')} lead={t('licences.text')}>
        <LicenceHolder />
      </Licences>

      <Section id="consult" space="strip">
        <div className={styles.consult}>
          <div className={styles.invitation}>
            <h2>
              <Words>{t('consult.title')}</Words>
            </h2>
            <p>
              <Words>{t('consult.text', replyWithin('platform'))}</Words>
            </p>
          </div>
          <Consultation page={page} businessType={BUSINESS_TYPE} label={t('consult.action')} />
        </div>
      </Section>
    </>
  );
}

interface Fact {
  title: string;
  text: string;
  /** Below its text: what that rests on. */
  more?: ReactNode;
}

/** What is said of it, each under a line of its own with its name before it. */
function Facts({ items }: { items: readonly Fact[] }) {
  return (
    <ul className={styles.facts}>
      {items.map(({ title, text, more }) => (
        <li key={title}>
          <h3>
            <Words>{title}</Words>
          </h3>
          <div>
            <p>
              <Prose>{text}</Prose>
            </p>
            {more}
          </div>
        </li>
      ))}
    </ul>
  );
}
