import { useTranslations } from 'next-intl';
import type { Read } from '@/lib/api/reader';
import { type ArtName, artwork } from '@/lib/assets/artwork';
import type { InstallationPackage, List } from '@/lib/contract/types';
import { INSTALL_GUIDES, type InstallGuide } from '@/lib/routing/query';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { DownloadLink } from '../files/download-link';
import { OpenInBrowser } from '../files/open-in-browser';
import { StoreCode } from '../files/store-ways';
import { Hero } from '../media/hero';
import { buttonClass } from '../ui/actions/button';
import { TextLink } from '../ui/actions/text-link';
import { Section } from '../ui/layout/section';
import { Artwork } from '../ui/media/artwork';
import { Prose, Words } from '../ui/text/words';
import styles from './install-guide.module.css';

type Packages = Read<List<InstallationPackage>>;

const STEPS = ['1', '2', '3', '4', '5'] as const;
/** The step that takes an account of another area. */
const ACCOUNT_STEP = '2';
/** The step at which the store is opened: before it the wrong account would be asked. */
const STORE_STEP = '3';
/** What a reader without an account that can have the app does first. */
const NO_ACCOUNT = ['1', '2', '3'] as const;
/** Folder of each guide's pictures. */
const PICTURES: Record<InstallGuide, string> = { jybIos: 'guide/tradego', tradeMartiOS: 'guide/markets' };

/** How an app is installed on iOS where the store of the visitor's area does not have it (§2, §7): five steps, each with its picture. */
export function InstallGuideSteps({
  page,
  guide,
  packages,
}: {
  page: PageContext;
  guide: InstallGuide;
  packages: Packages;
}) {
  const t = useTranslations('downloads.guide');
  const [other = guide] = INSTALL_GUIDES.filter((each) => each !== guide);
  return (
    <>
      <Hero seed={8018} title={t(`${guide}.title`)} text={t(`${guide}.lead`)} short />
      <Section id={guide} rise={false}>
        <h2 className="visually-hidden">{t('steps')}</h2>
        <ol className={styles.steps}>
          {STEPS.map((step) => (
            <li key={step}>
              <Artwork
                art={artwork(`${PICTURES[guide]}-${step}` as ArtName, page.locale)}
                alt=""
                sizes={page.layout === 'mobile' ? '(max-width: 480px) 88vw, 400px' : '(max-width: 60rem) 44vw, 360px'}
                priority={step === '1'}
              />
              <div>
                <p className={styles.number} data-figures>
                  {t('step', { number: step })}
                </p>
                <h3>
                  <Words>{t(`${guide}.steps.${step}.title`)}</Words>
                </h3>
                <p>
                  <Prose>{t(`${guide}.steps.${step}.text`)}</Prose>
                </p>
                {step === ACCOUNT_STEP && (
                  <p className={styles.branching}>
                    <TextLink href="#no-account">{t('noAccount.short')}</TextLink>
                  </p>
                )}
                {step === STORE_STEP && <OpenInBrowser page={page} />}
                {step === STORE_STEP && <ToStore page={page} packages={packages} />}
              </div>
            </li>
          ))}
          <li className={styles.end}>
            <h3>{t('help')}</h3>
            <p>
              <Prose>{t('helpText')}</Prose>
            </p>
            <TextLink href={linkFrom(page, 'contactUs')}>{t('contact')}</TextLink>
            <small>
              <Prose>{t('sample')}</Prose>
            </small>
          </li>
        </ol>
      </Section>
      <Section id="no-account" tone="mist" title={t('noAccount.title')} lead={t('noAccount.text')}>
        <ol className={styles.branch}>
          {NO_ACCOUNT.map((step) => (
            <li key={step}>
              <Prose>{t(`noAccount.steps.${step}`)}</Prose>
            </li>
          ))}
        </ol>
      </Section>
      <Section id="others" space="strip">
        <p className={styles.others}>
          <TextLink href={linkFrom(page, 'tradeGodownload', { query: { id: other } })}>{t(`${other}.title`)}</TextLink>
          <TextLink href={linkFrom(page, page.layout === 'desktop' ? 'download' : 'tradeGodownload')}>
            {t('all')}
          </TextLink>
        </p>
      </Section>
    </>
  );
}

/** The way to the store: a button on the phone itself, a code for it beside a larger screen. */
function ToStore({ page, packages }: { page: PageContext; packages: Packages }) {
  const t = useTranslations('downloads.guide');
  return (
    <div className={styles.store}>
      {page.layout === 'desktop' ? (
        <StoreCode offer="ios" />
      ) : (
        <DownloadLink
          page={page}
          packages={packages}
          terminal="ios"
          className={buttonClass('primary', { wide: true })}
          toStore
        >
          {t('store')}
        </DownloadLink>
      )}
    </div>
  );
}
