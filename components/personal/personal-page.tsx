import { useMessages, useTranslations } from 'next-intl';
import type { Read } from '@/lib/api/reader';
import { artwork } from '@/lib/assets/artwork';
import { company } from '@/lib/company/facts';
import { whitePapers } from '@/lib/content/documents';
import type { InstallationPackage, List } from '@/lib/contract/types';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { ContentLabel } from '../data/content-label';
import { FileFacts } from '../data/file-facts';
import { DefinitionsLink } from '../definitions/definitions-link';
import { OpenInBrowser } from '../files/open-in-browser';
import { StoreCode } from '../files/store-ways';
import { Hero } from '../media/hero';
import { PaperCover } from '../media/paper-cover';
import { ButtonLink } from '../ui/actions/button';
import { ExternalLink } from '../ui/actions/text-link';
import edge from '../ui/layout/bleed.module.css';
import { Section } from '../ui/layout/section';
import { SplitSection } from '../ui/layout/split-section';
import surface from '../ui/layout/surface.module.css';
import { Artwork } from '../ui/media/artwork';
import { Statistics } from '../ui/text/statistics';
import { Prose, Words } from '../ui/text/words';
import { AppTour } from './app-tour';
import styles from './personal.module.css';
import { TerminalLinks } from './terminal-links';

/** A screen runs off the page's edge where that is wide enough; on a phone there is the part that can be read. */
const MOMENT = {
  desktop: { folder: 'moment', sizes: '(min-width: 961px) 56vw, 100vw', place: edge.bleed, look: undefined },
  mobile: { folder: 'pocket', sizes: '100vw', place: undefined, look: surface.framed },
} as const;

export interface PersonalPageProps {
  page: PageContext;
  packages: Read<List<InstallationPackage>>;
}

/** Personal services (§2), on both layouts. */
export function PersonalPage({ page, packages }: PersonalPageProps) {
  const t = useTranslations('personal');
  const words = useTranslations('pages.personalServices');
  const footer = useTranslations('layout.footer');
  const app = useTranslations('pages.tradeGodownload');
  const downloads = useTranslations('downloads');
  // A shade under the 304 pixels it is set at, so that narrow screens take the width that opens a page (workshop/pictures.mjs).
  const phoneSizes = page.layout === 'mobile' ? '282px' : '(max-width: 960px) 282px, 368px';
  const moment = MOMENT[page.layout];
  const { ipoService } = company();
  return (
    <>
      <Hero
        seed={2871}
        title={words('heading')}
        text={words('lead')}
        shape="phone"
        picture={
          <Artwork art={artwork('app/chart', page.locale)} alt={t('hero.picture')} sizes={phoneSizes} priority />
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
        <DefinitionsLink page={page} />
      </Hero>

      <Section id="terminals" title={t('terminals.title')} lead={t('terminals.text')}>
        <TerminalLinks page={page} packages={packages} />
      </Section>

      <AppTour page={page} />

      <SplitSection
        id="open-api"
        tone="ink"
        pictureClass={moment.place}
        title={t('openApi.title')}
        lead={t('openApi.text')}
        picture={
          <Artwork
            art={artwork(`${moment.folder}/open-api`, page.locale)}
            alt={t('openApi.picture')}
            sizes={moment.sizes}
            className={moment.look}
          />
        }
      >
        <ButtonLink href={linkFrom(page, 'downloadApi')} wide={page.layout === 'mobile'}>
          {t('openApi.action')}
        </ButtonLink>
      </SplitSection>

      {ipoService && (
        <SplitSection
          id="help"
          tone="mist"
          side="left"
          title={t('help.title')}
          lead={t('help.text')}
          picture={
            <Artwork
              art={artwork(`${moment.folder}/subscription-brokers`, page.locale)}
              alt={t('help.picture')}
              sizes="(min-width: 961px) 694px, 100vw"
              className={surface.framed}
            />
          }
        >
          <ButtonLink href={ipoService} newTab={footer('newTab')} look="outline" wide={page.layout === 'mobile'}>
            {t('help.action')}
          </ButtonLink>
        </SplitSection>
      )}

      <WhitePapers page={page} />

      <Section id="download" tone="mist" space="strip">
        <div className={styles.closing}>
          <div>
            <h2>
              <Words>{app('heading')}</Words>
            </h2>
            <p>
              <Words>{app('lead')}</Words>
            </p>
            <ButtonLink href={linkFrom(page, 'tradeGodownload')} wide={page.layout === 'mobile'}>
              {downloads('all.title')}
            </ButtonLink>
          </div>
          {page.layout === 'desktop' && (
            <div>
              <StoreCode offer="ios" short />
              <StoreCode offer="android" short />
            </div>
          )}
        </div>
      </Section>
    </>
  );
}

/** The white papers (§2), each with what is in it where there is room. */
function WhitePapers({ page }: { page: PageContext }) {
  const t = useTranslations('personal.whitePapers');
  const footer = useTranslations('layout.footer');
  const { whitePapers: chapters } = useMessages().personal;
  const papers = whitePapers(page.locale);
  if (papers.length === 0) return null;
  return (
    <Section id="white-papers" title={t('title')} aside={<ContentLabel />}>
      <OpenInBrowser page={page} />
      <ul className={styles.papers}>
        {papers.map(({ key, href, fileSize }) => (
          <li key={key}>
            <PaperCover paper={key} title={t(`${key}.title`)} />
            <div>
              <h3>
                <ExternalLink href={href} newTab={footer('newTab')} className={styles.paper}>
                  <Words>{t(`${key}.title`)}</Words>
                </ExternalLink>
              </h3>
              <p>
                <Prose>{t(`${key}.text`)}</Prose>
              </p>
              {page.layout === 'desktop' && (
                <ol aria-label={t('chapters')}>
                  {chapters[key].chapters.map((chapter) => (
                    <li key={chapter}>
                      <Words>{chapter}</Words>
                    </li>
                  ))}
                </ol>
              )}
              <span aria-hidden="true">
                {t('read')} <FileFacts fileSize={fileSize} />
              </span>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
