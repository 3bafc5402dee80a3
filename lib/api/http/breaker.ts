import { log } from '../../base/log';
import { ApiFailure, type FailureKind } from '../../contract/failure';
import type { CallName } from '../../contract/types';

/** Failures that say something of the API, where it was asked for what pages ask for. */
const OF_THE_API: ReadonlySet<FailureKind> = new Set(['network', 'timeout', 'status', 'not-json', 'redirect']);
/** And where a visitor chose what it was asked for: what it answers to that may be said of the question alone. */
const OF_ANY_QUESTION: ReadonlySet<FailureKind> = new Set(['network', 'timeout']);

/** Who chose what a call is asked for: pages, which ask for the same again and again, or a visitor. */
export type Asker = 'pages' | 'visitors';

export interface BreakerOptions {
  asker?: Asker;
  now?(): number;
  /** Failures one after the other from which on a call rests. */
  failures?: number;
  /** How long it rests first, and at most; each time in between twice as long. In ms. */
  shortest?: number;
  longest?: number;
  /** A call that has not been answered after this counts as failed until it is. In ms. */
  slowAfter?: number;
}

interface State {
  /** Failures since the last answer. */
  failures: number;
  restsUntil: number;
  pause: number;
  isProbed: boolean;
}

/**
 * Lets a call rest that keeps failing: it is asked by one probe at a time, with growing pauses, and everybody else has
 * an answer at once, the last good one. Each call rests by itself: one that hangs takes none of the others with it.
 * Pages and visitors have a breaker each (lib/api/index.ts), so that nothing a visitor asks for makes pages wait.
 */
export function createBreaker(options: BreakerOptions = {}) {
  const {
    asker = 'pages',
    now = () => performance.now(),
    failures: most = 3,
    shortest = 2000,
    longest = 15_000,
    slowAfter = 5000,
  } = options;
  const counted = asker === 'pages' ? OF_THE_API : OF_ANY_QUESTION;
  const states = new Map<CallName, State>();

  function stateOf(name: CallName): State {
    const state = states.get(name) ?? { failures: 0, restsUntil: 0, pause: shortest, isProbed: false };
    states.set(name, state);
    return state;
  }

  function noteFailure(name: CallName, state: State, isProbe: boolean): void {
    state.failures++;
    if (state.failures < most) return;
    if (state.failures === most) log('warn', 'api.resting', { call: name });
    // Of many that fail at once each says the same; a probe says that the pause was not enough.
    if (isProbe) state.pause = Math.min(longest, state.pause * 2);
    state.restsUntil = now() + state.pause;
  }

  function noteAnswer(name: CallName, state: State): void {
    if (state.failures >= most) log('info', 'api.back', { call: name });
    state.failures = 0;
    state.pause = shortest;
  }

  /**
   * Makes a call, or refuses to while it rests.
   *
   * @throws {ApiFailure} of kind `resting`, and whatever `ask` throws
   */
  return async function run<T>(name: CallName, ask: () => Promise<T>): Promise<T> {
    const state = stateOf(name);
    const isResting = state.failures >= most;
    if (isResting && (state.isProbed || now() < state.restsUntil)) {
      throw new ApiFailure(name, 'resting', 'is not asked for a moment, since it keeps failing');
    }
    if (isResting) state.isProbed = true;
    let isSlow = false;
    const timer = setTimeout(() => {
      isSlow = true;
      noteFailure(name, state, isResting);
    }, slowAfter);
    timer.unref?.();
    try {
      const answer = await ask();
      noteAnswer(name, state);
      return answer;
    } catch (error) {
      const isOfTheApi = error instanceof ApiFailure && counted.has(error.kind);
      // It was counted when it was found slow.
      if (isOfTheApi && !isSlow) noteFailure(name, state, isResting);
      if (error instanceof ApiFailure && !isOfTheApi) noteAnswer(name, state);
      throw error;
    } finally {
      clearTimeout(timer);
      if (isResting) state.isProbed = false;
    }
  };
}
