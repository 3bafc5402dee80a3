import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { documentFiles } from '@/lib/contract/document-files';
import type { Circular } from '@/lib/contract/types';
import type { Exchange, FileInLanguage } from '@/lib/contract/versions';
import { isoMoment, longDate, timeOfDay } from '@/lib/i18n/dates';
import type { Locale } from '@/lib/i18n/locales';
import { fileAddress } from '@/lib/text/file-address';
import { readable } from '../data/file-facts';
import { Checksum } from '../files/file-panel';
import { TextLink } from '../ui/actions/text-link';
import { FileLink } from './file-link';
import styles from './filing-details.module.css';
import { newestFirst } from './filing-marks';
import { FileLanguage } from './other-files';

/** What is known of a document beyond its row. */
type Detailed = Pick<
  Circular,
  'title' | 'publishTime' | 'files' | 'exchange' | 'version' | 'correctedAt' | 'withdrawnAt' | 'earlier'
>;

/** Whether anything is known of a document beyond its row: an API need not send it. */
export function hasDetails({ files, exchange, correctedAt, withdrawnAt, earlier }: Detailed): boolean {
  return [files, exchange, correctedAt, withdrawnAt, earlier].some((given) => given !== undefined);
}

/** All that is known of one document: when it was published where, and every file of every version. */
export function FilingDetails({ document, locale }: { document: Detailed; locale: Locale }) {
  const t = useTranslations('investors.marks.details');
  const { title, publishTime, files = [], exchange, version, correctedAt, withdrawnAt, earlier = [] } = document;
  const isOneVersion = earlier.length === 0;
  return (
    <section className={styles.details} aria-labelledby="filing-details">
      <h3 id="filing-details">{t('title')}</h3>
      <dl>
        <Time name={t('here')} moment={publishTime} locale={locale} />
        <Time name={t('corrected')} moment={correctedAt} locale={locale} />
        <Time name={t('withdrawn')} moment={withdrawnAt} locale={locale} />
        {exchange && <AtExchange exchange={exchange} locale={locale} />}
        <Files
          name={isOneVersion || version === undefined ? t('files') : t('version', { version })}
          title={title}
          files={files}
        />
        {newestFirst(earlier).map((before) => (
          <Files
            key={before.version}
            name={t('version', { version: before.version })}
            moment={before.at}
            locale={locale}
            title={title}
            files={before.files}
          />
        ))}
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd data-figures>{children}</dd>
    </div>
  );
}

function Time({ name, moment, locale }: { name: string; moment: number | undefined; locale: Locale }) {
  if (moment === undefined) return null;
  return (
    <Fact name={name}>
      <Moment moment={moment} locale={locale} />
    </Fact>
  );
}

/** To the second, as the Exchange and the record of the site have it. */
function Moment({ moment, locale }: { moment: number; locale: Locale }) {
  const t = useTranslations('investors.marks.details');
  return (
    <time dateTime={isoMoment(moment)}>{t('time', { day: longDate(moment, locale), time: timeOfDay(moment) })}</time>
  );
}

function AtExchange({ exchange: { id, at, url }, locale }: { exchange: Exchange; locale: Locale }) {
  const t = useTranslations('investors.marks.details');
  const newTab = useTranslations('layout.footer')('newTab');
  const address = fileAddress(url);
  return (
    <>
      <Time name={t('exchange')} moment={at} locale={locale} />
      <Fact name={t('number')}>
        {id}
        {address !== undefined && (
          <>
            {' '}
            <TextLink href={address} newTab={newTab}>
              {t('atExchange')}
            </TextLink>
          </>
        )}
      </Fact>
    </>
  );
}

interface FilesProps {
  name: string;
  title: string;
  files: FileInLanguage[];
  /** When this version was published. */
  moment?: number;
  locale?: Locale;
}

/** The files of a version by language, each with its pages, size and checksum. */
function Files({ name, title, files, moment, locale }: FilesProps) {
  const t = useTranslations('investors.marks.details');
  const common = useTranslations('common');
  const all = documentFiles(files);
  if (all.length === 0 && moment === undefined) return null;
  return (
    <Fact name={name}>
      {moment !== undefined && locale && <Moment moment={moment} locale={locale} />}
      {all.length > 0 && (
        <ul>
          {all.map((file) => (
            <li key={file.url}>
              <FileLink url={file.url} className={styles.file}>
                <FileLanguage file={file} all={all} />
                <span className="visually-hidden">{common('about', { what: t('of', { title, version: name }) })}</span>
              </FileLink>
              <span className={styles.facts}>
                {[
                  file.pages === undefined ? '' : t('pages', { count: file.pages }),
                  file.fileSize === undefined ? '' : readable(file.fileSize),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              {file.sha256 && (
                <span className={styles.checksum}>
                  SHA-256 <Checksum value={file.sha256} />
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </Fact>
  );
}
