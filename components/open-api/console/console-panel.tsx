'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { fill } from '@/lib/i18n/fill';
import { Button } from '../../ui/actions/button';
import { useLive } from '../../ui/actions/live';
import styles from './console.module.css';
import { connect } from './live';
import { MessageLog, type MessageLogWords } from './message-log';
import { type Recording, recordedSymbols, replay } from './replay';
import { FIRST_SUBSCRIPTION, type Listener, type Problem, readSubscription, type Said, type Talk } from './talk';

type State = 'idle' | 'running' | 'closed' | 'failed';

export interface ConsolePanelProps {
  id: string;
  /** Address of a running sandbox; without one the recording is replayed. */
  sandbox: string | undefined;
  recording: string;
  /** What was said of the first subscription, to read before anything is started. */
  recorded?: readonly Said[];
  words: MessageLogWords & {
    title: string;
    about: ReactNode;
    subscription: string;
    start: string;
    send: string;
    stop: string;
    clear: string;
    /** Of what was recorded. */
    shown: string;
    state: Record<State, string>;
    /** Of `notRecorded`, `{symbols}` are those that are. */
    problem: Record<Problem | 'notRecorded', string>;
    noScript: ReactNode;
  };
}

/** Older messages give way: a page that stays open does not grow. */
const SHOWN = 200;

/** The console of the documents: a subscription that can be edited, and every message both ways. */
export function ConsolePanel({ id, sandbox, recording, recorded = [], words }: ConsolePanelProps) {
  const [text, setText] = useState(FIRST_SUBSCRIPTION);
  const [problem, setProblem] = useState<string>();
  const [state, setState] = useState<State>('idle');
  const [entries, setEntries] = useState(() =>
    recorded.map((entry, place) => ({ ...entry, key: place - recorded.length })),
  );
  const talk = useRef<Talk>(undefined);
  const turn = useRef(0);
  const count = useRef(0);

  useEffect(() => () => leave(talk, turn), []);

  /** Listens to one connection; what an earlier one still says is not heard. */
  function listener(): Listener {
    turn.current++;
    const mine = turn.current;
    return {
      said: (entry) => {
        if (mine !== turn.current) return;
        count.current++;
        const key = count.current;
        setEntries((before) => [...before, { ...entry, key }].slice(-SHOWN));
      },
      ended: (reason) => {
        if (mine !== turn.current) return;
        talk.current = undefined;
        setState(reason);
      },
    };
  }

  async function start() {
    const read = readSubscription(text);
    if ('problem' in read) return setProblem(words.problem[read.problem]);
    setProblem(undefined);
    if (talk.current && sandbox) return talk.current.send(read.message);
    leave(talk, turn);
    setEntries([]);
    const heard = listener();
    setState('running');
    try {
      talk.current = sandbox
        ? connect(sandbox, read.message, heard)
        : await replayed(recording, read.message, heard, (recorded) => {
            setProblem(fill(words.problem.notRecorded, { symbols: recorded }));
            setState('idle');
          });
    } catch {
      heard.ended('failed');
    }
  }

  const isRunning = state === 'running';
  const live = useLive();
  return (
    <section id="console" className={styles.console} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h3 id={`${id}-title`}>{words.title}</h3>
        <p>{words.about}</p>
      </div>
      <div className={styles.columns}>
        <form
          className={styles.request}
          data-live={live}
          onSubmit={(event) => {
            event.preventDefault();
            void start();
          }}
        >
          <label htmlFor={`${id}-text`}>{words.subscription}</label>
          <textarea
            id={`${id}-text`}
            value={text}
            rows={FIRST_SUBSCRIPTION.split('\n').length}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            aria-invalid={problem !== undefined}
            aria-describedby={problem === undefined ? undefined : `${id}-problem`}
            onChange={({ target }) => setText(target.value)}
          />
          <p id={`${id}-problem`} role="alert" className={styles.problem}>
            {problem}
          </p>
          <p className={styles.without}>{words.noScript}</p>
          <div className={styles.actions}>
            <Button type="submit">{isRunning && sandbox ? words.send : words.start}</Button>
            {isRunning ? (
              <Button look="outline" onClick={() => talk.current?.close()}>
                {words.stop}
              </Button>
            ) : (
              state !== 'idle' &&
              entries.length > 0 && (
                <Button look="outline" onClick={() => setEntries([])}>
                  {words.clear}
                </Button>
              )
            )}
            <p role="status" className={styles.state} data-state={state}>
              {words.state[state]}
            </p>
          </div>
        </form>
        <MessageLog
          title={state === 'idle' && entries.length > 0 ? words.shown : words.log}
          entries={entries}
          words={words}
          follows={state !== 'idle'}
        />
      </div>
    </section>
  );
}

/** Replays what is recorded; says what is, when the subscription asks for something else. */
async function replayed(
  address: string,
  subscription: Said['message'],
  heard: Listener,
  onOther: (recorded: string) => void,
): Promise<Talk | undefined> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`recording: ${answer.status}`);
  const recording: Recording = await answer.json();
  const symbols = recordedSymbols(recording);
  if (!(subscription.symbols as string[]).every((symbol) => symbols.includes(symbol))) {
    onOther(symbols.join(', '));
    return undefined;
  }
  return replay(recording, subscription, heard);
}

function leave(talk: { current: Talk | undefined }, turn: { current: number }): void {
  turn.current++;
  talk.current?.close();
  talk.current = undefined;
}
