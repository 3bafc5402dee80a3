import { useTranslations } from 'next-intl';
import { environment } from '@/lib/config/env';
import type { PageContext } from '@/lib/site/page-context';
import { onPublicOrigin } from '@/lib/site/public-address';
import { type FeedFile, feedPath, filesBy, offeredBy, typeOf } from '@/lib/syndication/names';
import { OpenInBrowser } from '../../files/open-in-browser';
import { Section } from '../../ui/layout/section';
import { Prose, Words } from '../../ui/text/words';
import { InvestorHeading } from '../investor-heading';
import styles from './alerts.module.css';
import { EmailAlerts } from './email-alerts';

/**
 * How to hear of what is published: by e-mail, where there is a mail server, by feeds and the calendar, each with the
 * address that a reader is given.
 */
export function Alerts({ page }: { page: PageContext }) {
  const t = useTranslations('alerts');
  const byEmail = environment().mail !== undefined;
  const offers = filesBy(offeredBy(page.route, page.locale), ({ name }) => name);
  return (
    <>
      <InvestorHeading page={page} {...(byEmail && { lead: t('leadWithMail') })} />
      <Section id="feeds" rise={false}>
        {byEmail && <EmailAlerts page={page} />}
        <OpenInBrowser page={page} />
        <div className={styles.offers}>
          {offers.map(([name, files]) => (
            <Offer key={name} name={name} files={files} />
          ))}
        </div>
        <h2 className={styles.how}>
          <Words>{t('how.title')}</Words>
        </h2>
        <p className={styles.text}>
          <Prose>{t('how.text')}</Prose>
        </p>
      </Section>
    </>
  );
}

function Offer({ name, files }: { name: FeedFile['name']; files: readonly FeedFile[] }) {
  const t = useTranslations('alerts');
  const formats = useTranslations('common.follow');
  return (
    <section aria-labelledby={`follow-${name}`} className={styles.offer}>
      <h2 id={`follow-${name}`}>
        <Words>{t(`${name}.title`)}</Words>
      </h2>
      <p className={styles.text}>
        <Prose>{t(`${name}.text`)}</Prose>
      </p>
      <dl>
        {files.map((file) => {
          const address = onPublicOrigin(feedPath(file)) ?? feedPath(file);
          return (
            <div key={file.format}>
              <dt>
                <a href={feedPath(file)} type={typeOf(file)}>
                  {formats(file.format)}
                </a>
              </dt>
              <dd>
                <code>{address}</code>
              </dd>
              {file.format === 'ics' && (
                <dd>
                  <a href={address.replace(/^https?:/, 'webcal:')}>{t('subscribe')}</a>
                </dd>
              )}
            </div>
          );
        })}
      </dl>
    </section>
  );
}
