import { useTranslations } from 'next-intl';
import { OFFER_IDS } from '@/lib/content/downloads';
import type { PageContext } from '@/lib/site/page-context';
import { DataNotice } from '../data/data-notice';
import { Guarded } from '../data/guarded';
import { Container } from '../ui/container';
import { PageHeading } from '../ui/page-heading';
import { SideList } from '../ui/side-list';
import type { Downloads } from './downloads';
import styles from './downloads.module.css';
import { OFFER_LOOKS } from './offers';
import { SoftwareSection } from './software-section';

/** The download page (§2), on the desktop layout alone: every offer at length, with a list beside them. */
export function DownloadPage({ page, ...downloads }: Downloads & { page: PageContext }) {
  const t = useTranslations('downloads');
  const words = useTranslations('pages.download');
  return (
    <>
      <PageHeading
        title={words('heading')}
        lead={words('lead')}
        after={
          <div className={styles.notice}>
            {downloads.software.state === 'failed' ? (
              <p role="status">{t('failed')}</p>
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
