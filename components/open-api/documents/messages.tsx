import { useTranslations } from 'next-intl';
import styles from './messages.module.css';

/** A message of a recorded session (open-api/sandbox/record.mjs), whatever its kind. */
export interface RecordedMessage {
  from: string;
  message: Record<string, unknown>;
}

/** Messages as they went over a line, each in a few words of its own. */
export function Messages({ messages }: { messages: readonly RecordedMessage[] }) {
  const t = useTranslations('documents.console');
  return (
    <ol className={styles.messages} translate="no">
      {messages.map(({ from, message }) => (
        <li key={`${from} ${JSON.stringify(message)}`} data-from={from}>
          <span aria-hidden="true">{from === 'client' ? '↑' : '↓'}</span>
          <span className="visually-hidden">{t(from === 'client' ? 'sent' : 'received')}</span>
          <code>
            {gistOf(message).map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </code>
        </li>
      ))}
    </ol>
  );
}

/** Letters of a nonce or a signature that anybody reads. */
const READ = 10;

/** What a reader looks for in a message: its type, and what it says of which security. */
function gistOf(message: Record<string, unknown>): string[] {
  const { type, id, symbols, symbol, sequence, first, last, bid, ask, key, nonce, signature, session, state } = message;
  const of = (state ?? {}) as Record<string, unknown>;
  const cut = (name: string, value: unknown) => value && `${name} ${String(value).slice(0, READ)}…`;
  const facts = [
    symbols ?? symbol,
    type === 'heartbeat' && `id ${id}`,
    key,
    cut('nonce', nonce),
    cut('signature', signature),
    session,
    sequence && `#${sequence}`,
    first ? `#${first === last ? first : `${first}–${last}`}` : (last ?? of.last),
    bid && `${bid} / ${ask}`,
  ];
  return [type, ...facts.flat().filter(Boolean)].map(String);
}
