import { useTranslations } from 'next-intl';
import { assetUrl } from '@/lib/assets/address';
import { artwork } from '@/lib/assets/artwork';
import { SITE } from '@/lib/site/facts';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import type { Read } from '@/lib/website-api/reader';
import type { InstallationPackage, List } from '@/lib/website-api/types';
import { ProductHero } from '../media/product-hero';
import { Artwork } from '../ui/artwork';
import { ButtonLink } from '../ui/button';
import { SCREEN_SIZES, Section, SplitSection } from '../ui/section';
import { Statistics } from '../ui/statistics';
import { ExternalLink } from '../ui/text-link';
import { AppTour } from './app-tour';
import styles from './personal.module.css';
import { TerminalLinks } from './terminal-links';

const BESIDE_WORDS = '(min-width: 1200px) 640px, (min-width: 760px) 54vw, 100vw';

const PAPERS = [
  { key: 'ipo', art: 'paper/ipo', file: '/assets/documents/ipo-market-white-paper.pdf' },
  { key: 'equity', art: 'paper/equity', file: '/assets/documents/equity-incentive-white-paper.pdf' },
] as const;

export interface PersonalPageProps {
  page: PageContext;
  packages: Read<List<InstallationPackage>>;
}

/** Personal services (§2), on both layouts. */
export function PersonalPage({ page, packages }: PersonalPageProps) {
  const t = useTranslations('personal');
  const words = useTranslations('pages.personalServices');
  const footer = useTranslations('layout.footer');
  // A shade under the 304 pixels it is set at, so that narrow screens take the width that opens a page (workshop/pictures.mjs).
  const phoneSizes = page.layout === 'mobile' ? '282px' : '(max-width: 860px) 282px, 368px';
  return (
    <>
      <ProductHero
        layout={page.layout}
        backdrop={2}
        title={words('heading')}
        text={words('lead')}
        shape="phone"
        picture={
          <Artwork art={artwork('app/quotes', page.locale)} alt={t('hero.picture')} sizes={phoneSizes} priority />
        }
      >
        <ButtonLink href={linkFrom(page, 'tradeGodownload')} wide={page.layout === 'mobile'}>
          {t('hero.action')}
        </ButtonLink>
        <Statistics
          items={(['users', 'markets'] as const).map((key) => ({
            value: t(`figures.${key}.value`),
            label: t(`figures.${key}.label`),
          }))}
        />
      </ProductHero>

      <Section id="terminals" title={t('terminals.title')} lead={t('terminals.text')}>
        <TerminalLinks page={page} packages={packages} />
      </Section>

      <AppTour page={page} />

      <SplitSection
        id="open-api"
        tone="ink"
        screen
        title={t('openApi.title')}
        lead={t('openApi.text')}
        picture={
          <Artwork
            art={artwork('product/open-api-console', page.locale)}
            alt={t('openApi.picture')}
            sizes={page.layout === 'mobile' ? SCREEN_SIZES : BESIDE_WORDS}
          />
        }
      >
        <ButtonLink href={linkFrom(page, 'downloadApi')}>{t('openApi.action')}</ButtonLink>
      </SplitSection>

      <SplitSection
        id="help"
        side="left"
        title={t('help.title')}
        lead={t('help.text')}
        picture={
          <Artwork
            art={artwork('app/ipo', page.locale)}
            alt={t('help.picture')}
            sizes={phoneSizes}
            className={styles.phone}
          />
        }
      >
        <ButtonLink href={SITE.ipoService} newTab={footer('newTab')} look="outline">
          {t('help.action')}
        </ButtonLink>
      </SplitSection>

      <Section id="white-papers" tone="mist" title={t('whitePapers.title')}>
        <ul className={styles.papers}>
          {PAPERS.map(({ key, art, file }) => (
            <li key={key}>
              <Artwork
                art={artwork(art, page.locale)}
                alt={t(`whitePapers.picture.${key}`)}
                sizes="(min-width: 760px) 280px, 60vw"
              />
              <div>
                <h3>
                  <ExternalLink href={assetUrl(file)} newTab={footer('newTab')}>
                    {t(`whitePapers.${key}.title`)}
                  </ExternalLink>
                </h3>
                <p>{t(`whitePapers.${key}.text`)}</p>
                <span aria-hidden="true">{t('whitePapers.read')}</span>
              </div>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
