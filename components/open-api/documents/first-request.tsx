import { useTranslations } from 'next-intl';
import { assetUrl } from '@/lib/assets/address';
import first from '@/lib/content/open-api/first-request.json';
import session from '@/open-api/sandbox/first-session.json';
import { CodeCopies } from './code-copies';
import sampleStyles from './code-sample.module.css';
import codeStyles from './document-code.module.css';
import styles from './first-request.module.css';
import { Messages } from './messages';

/** Five lines that print a price, and what goes over the line meanwhile. */
export function FirstRequest() {
  return (
    <div className={styles.first}>
      <Lines />
      <Session />
    </div>
  );
}

/** The five lines, to copy or to fetch; the suite runs them. */
function Lines() {
  const t = useTranslations('documents');
  const common = useTranslations('common');
  return (
    <div className={`${codeStyles.code} ${sampleStyles.sample}`}>
      <figure>
        <figcaption>
          <b>JavaScript</b>{' '}
          <a href={assetUrl(FIRST_FILE)} download aria-label={t('landing.firstFetch')}>
            {FIRST_FILE.split('/').at(-1)}
          </a>
        </figcaption>
        {/* Of our own making (open-api/publish). */}
        <div dangerouslySetInnerHTML={{ __html: first.html }} />
        <p>
          <small>{t('landing.firstOutput')}</small>
          <code>{`{ ${FIRST_OUTPUT}, … }`}</code>
        </p>
      </figure>
      <CodeCopies
        words={{ copy: t('copy'), about: common.raw('about'), copied: t('copied'), failed: t('copyFailed') }}
      />
    </div>
  );
}

/** What they print, in part: the state of a security as the sandbox sent it. */
const { state } = session.entries.find(({ message }) => message.type === 'snapshot')?.message ?? {};
const FIRST_OUTPUT = (['symbol', 'status', 'last', 'bid', 'ask'] as const)
  .map((field) => `${field}:\u00a0'${state?.[field]}'`)
  .join(', ');

const FIRST_FILE = '/assets/open-api-samples/javascript/first-request.mjs';

/** What these lines say and hear, as it was written down while they ran. */
function Session() {
  const t = useTranslations('documents.landing');
  return (
    <figure className={styles.session}>
      <figcaption>
        <b>{t('session')}</b>
        <span>{t('sessionNote')}</span>
      </figcaption>
      <Messages messages={session.entries} />
    </figure>
  );
}
