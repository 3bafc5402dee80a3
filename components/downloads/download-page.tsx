import { useTranslations } from 'next-intl';
import { fileOf, OFFER_IDS } from '@/lib/content/downloads';
import { softwareOf } from '@/lib/content/software';
import type { PageContext } from '@/lib/site/page-context';
import { DataNotice } from '../data/data-notice';
import { Day } from '../data/file-facts';
import { Guarded } from '../data/guarded';
import { itemsOf } from '../files/download-link';
import { isInstaller, OFFER_LOOKS } from '../files/offers';
import { OpenInBrowser } from '../files/open-in-browser';
import { SideList } from '../ui/actions/side-list';
import { Container } from '../ui/layout/container';
import { PageHeading } from '../ui/layout/page-heading';
import { DepthField } from '../ui/motion/depth-field';
import styles from './download-page.module.css';
import type { Downloads } from './downloads';
import { SoftwareSection } from './software-section';

/** The download page (§2), on the desktop layout alone: every offer at length, with a list beside them. */
export function DownloadPage({ page, ...downloads }: Downloads & { page: PageContext }) {
  const t = useTranslations('downloads');
  const words = useTranslations('pages.download');
  const awaited = useTranslations('common.awaited');
  return (
    <>
      <PageHeading
        tone="ink"
        behind={<DepthField seed={1030} />}
        title={words('heading')}
        lead={words('lead')}
        aside={<LatestFiles {...downloads} />}
        after={
          <div className={styles.notice}>
            {downloads.software.state === 'failed' ? (
              <p role="status">{downloads.software.awaited ? awaited('text') : t('failed')}</p>
            ) : (
              <DataNotice page={page} read={downloads.software} />
            )}
          </div>
        }
      />
      <Container className={styles.page}>
        <SideList
          label={t('sideList')}
          entries={OFFER_IDS.map((offer) => ({
            anchor: OFFER_LOOKS[offer].anchor,
            label: t(`offers.${offer}.short`),
          }))}
        />
        <div className={styles.offers}>
          <OpenInBrowser page={page} />
          {OFFER_IDS.map((offer) => (
            <Guarded key={offer} page={page} section={`download-${offer}`}>
              <SoftwareSection page={page} offer={offer} {...downloads} />
            </Guarded>
          ))}
        </div>
      </Container>
    </>
  );
}

/** The number in a line about a version: 8.2.00 of “Version 8.2.00, 68.4 MB”, V2.8.2. */
function numberOf(version: string): string | undefined {
  return version.match(/V?\d+(?:\.\d+)+/)?.[0];
}

const INSTALLERS = OFFER_IDS.filter(isInstaller);

/** The files of ours, the latest first: for who comes to see what is new. Nothing where no package says when. */
function LatestFiles({ packages, software }: Downloads) {
  const t = useTranslations('downloads');
  const files = INSTALLERS.flatMap((offer) => {
    const { publishTime } = fileOf(offer, itemsOf(packages)) ?? {};
    return publishTime === undefined ? [] : [{ offer, publishTime }];
  }).sort((one, other) => other.publishTime - one.publishTime);
  if (files.length === 0) return null;
  return (
    <div className={styles.latest}>
      <p>{t('latest')}</p>
      <ul>
        {files.map(({ offer, publishTime }) => (
          <li key={offer}>
            <a href={`#${OFFER_LOOKS[offer].anchor}`}>
              <Day moment={publishTime} />
              <span>{t(`offers.${offer}.name`)}</span>
              <span data-figures>
                {numberOf(softwareOf(offer, itemsOf(software)).version ?? t(`offers.${offer}.version`))}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
