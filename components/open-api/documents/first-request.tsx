import { useTranslations } from 'next-intl';
import { assetUrl } from '@/lib/assets/address';
import first from '@/lib/content/open-api/first-request.json';
import session from '@/open-api/sandbox/recorded-session.json';
import { CodeCopies } from './code-copies';
import bodyStyles from './document-body.module.css';
import styles from './first-request.module.css';

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
  return (
    <div className={bodyStyles.body}>
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
      <CodeCopies words={{ copy: t('copy'), copied: t('copied'), failed: t('copyFailed') }} />
    </div>
  );
}

/** What they print, in part: the state of a security as the sandbox sent it. */
const { state } = session.entries.find(({ message }) => message.type === 'snapshot')?.message ?? {};
const FIRST_OUTPUT = (['symbol', 'status', 'last', 'bid', 'ask'] as const)
  .map((field) => `${field}:\u00a0'${state?.[field]}'`)
  .join(', ');

const FIRST_FILE = '/assets/open-api-samples/javascript/first-request.mjs';

/** The first messages of a connection as the sandbox sent and received them. */
function Session() {
  const t = useTranslations('documents');
  const first = session.entries.slice(0, session.entries.findIndex(({ message }) => message.type === 'quote') + 1);
  const shown = first.filter(({ message }) => !('channel' in message) || message.channel === 'quote').slice(0, SHOWN);
  return (
    <figure className={styles.session}>
      <figcaption>
        <b>{t('landing.session')}</b>
        <span>{t('landing.sessionNote')}</span>
      </figcaption>
      <ol>
        {shown.map(({ from, message }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a message is its place
          <li key={place} data-from={from}>
            <span aria-hidden="true">{from === 'client' ? '↑' : '↓'}</span>
            <span className="visually-hidden">{t(from === 'client' ? 'console.sent' : 'console.received')}</span>
            <code>
              {gistOf(message).map((fact, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a fact is its place
                <span key={at}>{fact}</span>
              ))}
            </code>
          </li>
        ))}
      </ol>
    </figure>
  );
}

/** Up to the first quote. */
const SHOWN = 8;

/** What a reader looks for in a message: its type, and what it says of which security. */
function gistOf(message: Record<string, unknown>): string[] {
  const { type, symbols, symbol, sequence, last, bid, ask, key, session: day, state } = message;
  const of = (state ?? {}) as Record<string, unknown>;
  const facts = [symbols ?? symbol, key, day, sequence && `#${sequence}`, last ?? of.last, bid && `${bid} / ${ask}`];
  return [type, ...facts.flat().filter(Boolean)].map(String);
}
