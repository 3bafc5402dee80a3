import { useTranslations } from 'next-intl';
import { artwork } from '@/lib/assets/artwork';
import { brokerPageMarks } from '@/lib/assets/marks';
import { replyWithin } from '@/lib/company/promises';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { Consultation } from '../consultation/consultation';
import { CONSULTATION_ID } from '../consultation/consultation-id';
import { ContentLabel } from '../data/content-label';
import { ButtonLink } from '../ui/actions/button';
import edge from '../ui/layout/bleed.module.css';
import { Section } from '../ui/layout/section';
import { SplitSection } from '../ui/layout/split-section';
import { Artwork } from '../ui/media/artwork';
import { LogoWall } from '../ui/media/logo-wall';
import { BROKER_BUSINESS } from './business-type';
import styles from './closing.module.css';

/** The SaaS block: "view document" leads to the Open API on desktop, to its usage documentation on mobile (§2). */
export function Saas({ page }: { page: PageContext }) {
  const t = useTranslations('broker.saas');
  const isMobile = page.layout === 'mobile';
  return (
    <SplitSection
      id="saas"
      tone="ink"
      side="left"
      pictureClass={isMobile ? undefined : edge.bleed}
      title={t('title')}
      lead={t('text')}
      picture={
        <Artwork
          art={artwork(isMobile ? 'broker/console-phone' : 'broker/console', page.locale)}
          alt={t('picture')}
          sizes={isMobile ? '92vw' : '62vw'}
          className={styles.console}
        />
      }
    >
      <ButtonLink href={linkFrom(page, isMobile ? 'usingDocument' : 'openApi')} look="outline" wide={isMobile}>
        {t('action')}
      </ButtonLink>
    </SplitSection>
  );
}

/** The partner wall (§2, §9): 22 marks and "more" on desktop, 30 on mobile. */
export function Partners({ page }: { page: PageContext }) {
  const t = useTranslations('broker.partners');
  const isMobile = page.layout === 'mobile';
  const marks = brokerPageMarks(page.locale);
  return (
    <Section id="partners" title={t('title')} lead={t('text')} aside={<ContentLabel>{t('sample')}</ContentLabel>}>
      {isMobile ? (
        <LogoWall label={t('title')} marks={marks} rows={5} />
      ) : (
        <LogoWall label={t('title')} marks={marks.slice(0, 22)} more={t('more')} />
      )}
    </Section>
  );
}

/** What happens once somebody has written. */
export function NextSteps() {
  const t = useTranslations('broker.consult');
  return (
    <div className={styles.next}>
      <h3>{t('next.title')}</h3>
      <ol>
        {(['call', 'demo', 'plan'] as const).map((step) => (
          <li key={step}>{t(`next.${step}`, replyWithin('business'))}</li>
        ))}
      </ol>
    </div>
  );
}

/** What the reader can do next on a phone: the popup (§2, §4). The form in the page is the desktop's (desktop-consult.tsx). */
export function MobileConsult({ page }: { page: PageContext }) {
  const t = useTranslations('broker.consult');
  return (
    <Section id={CONSULTATION_ID} tone="mist" title={t('title')} lead={t('text')}>
      <NextSteps />
      <div className={styles.action}>
        <Consultation page={page} businessType={BROKER_BUSINESS} label={t('action')} wide />
      </div>
    </Section>
  );
}
