import { type ReactNode, useEffect, useRef } from 'react';
import styles from './message-log.module.css';
import type { Said } from './talk';

export interface MessageLogWords {
  log: string;
  /** Made on the server, which knows where its lines may break. */
  empty: ReactNode;
  sent: string;
  received: string;
}

interface MessageLogProps {
  /** Over the messages, for those who see them. */
  title: string;
  entries: (Said & { key: number })[];
  words: MessageLogWords;
  /** Whether it goes along with the newest. */
  follows: boolean;
}

/** The messages both ways, each of which opens. */
export function MessageLog({ title, entries, words, follows: isRunning }: MessageLogProps) {
  const list = useRef<HTMLElement>(null);
  // The newest is read, unless somebody reads further up.
  const follows = useRef(true);
  useEffect(() => {
    const element = list.current;
    if (element && isRunning && entries.length > 0 && follows.current) element.scrollTop = element.scrollHeight;
  }, [entries, isRunning]);
  return (
    <div className={styles.messages}>
      <p aria-hidden="true">{title}</p>
      {/* A log that is read when somebody goes there, not while it runs. */}
      <section
        ref={list}
        className={styles.log}
        aria-label={words.log}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
        tabIndex={0}
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
          follows.current = scrollHeight - scrollTop - clientHeight < 40;
        }}
      >
        {entries.length === 0 ? (
          <p>{words.empty}</p>
        ) : (
          <ol>
            {entries.map(({ key, from, at, message }) => (
              <li key={key} data-from={from} data-type={message.type}>
                <details>
                  <summary>
                    <span data-figures>{(at / 1000).toFixed(2)}</span>
                    <span aria-hidden="true">{from === 'client' ? '↑' : '↓'}</span>
                    <span className="visually-hidden">{from === 'client' ? words.sent : words.received}</span>
                    <b>{message.type}</b>
                    <span>{gist(message)}</span>
                  </summary>
                  <pre>{JSON.stringify(message, null, 2)}</pre>
                </details>
              </li>
            ))}
          </ol>
        )}
      </section>
    </div>
  );
}

/** What a message is about, in a few words of its own. */
function gist({ symbol, symbols, sequence, last, code, first }: Said['message']): string {
  const parts = [symbol ?? (Array.isArray(symbols) ? symbols.join(' ') : undefined), code];
  if (sequence !== undefined) parts.push(`#${sequence}`);
  if (first !== undefined) parts.push(`#${first}–${last}`);
  else if (typeof last === 'string') parts.push(last);
  return parts.filter((part) => part !== undefined).join('  ');
}
