import { useTranslations } from 'next-intl';
import { isSample } from '@/lib/company/sample';
import { chainChecks } from '@/lib/content/chain-checks';
import type { ChainEnd } from '@/lib/content/publication-record';
import { dayMonthYear, timeOfDay } from '@/lib/i18n/dates';
import { onPublicOrigin } from '@/lib/site/public-address';
import { Checksum } from '../../files/file-panel';
import { buttonClass } from '../../ui/actions/button';
import { Prose } from '../../ui/text/words';
import styles from './publication-record.module.css';

const FORMS = ['ndjson', 'txt'] as const;
const pathOf = (form: (typeof FORMS)[number]) => `/data/publication-record.${form}`;
const addressOf = (form: (typeof FORMS)[number]) => onPublicOrigin(pathOf(form)) ?? pathOf(form);

/** How the record hangs together, where it ends, and how anybody computes it again. */
export function ChainChecks({ chain }: { chain: ChainEnd | undefined }) {
  const t = useTranslations('record.chain');
  const checks = chainChecks({ ndjson: addressOf('ndjson'), txt: addressOf('txt') });
  return (
    <section aria-labelledby="chain">
      <h2 id="chain">{t('title')}</h2>
      <p className={styles.text}>
        <Prose>{t('intro')}</Prose>
      </p>
      {chain === undefined ? (
        <p className={styles.text}>{t('empty')}</p>
      ) : (
        <>
          <p className={styles.text} data-figures>
            {t('state', { lines: chain.lines, at: writtenAt(chain.at) })} <Checksum value={chain.hash} />
            {isSample('data') && (
              <>
                <br />
                {t('sample')}
              </>
            )}
          </p>
          <ol className={styles.steps}>
            {(['step1', 'step2', 'step3', 'step4'] as const).map((step) => (
              <li key={step}>
                <Prose>{t(step)}</Prose>
              </li>
            ))}
          </ol>
          <p className={styles.downloads}>
            {FORMS.map((form) => (
              <a key={form} href={pathOf(form)} download="" className={buttonClass('outline', { size: 'small' })}>
                {t('download', { form: form === 'ndjson' ? 'NDJSON' : 'TXT' })}
              </a>
            ))}
          </p>
          <Program name={t('python')} text={checks.python} />
          <Program name={t('shell')} text={checks.shell} />
        </>
      )}
    </section>
  );
}

function Program({ name, text }: { name: string; text: string }) {
  return (
    <figure className={styles.program}>
      <figcaption>{name}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <pre tabIndex={0} lang="en">
        <code>{text}</code>
      </pre>
    </figure>
  );
}

const writtenAt = (iso: string) => `${dayMonthYear(Date.parse(iso))} ${timeOfDay(Date.parse(iso))}`;
