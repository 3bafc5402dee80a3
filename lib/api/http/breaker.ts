import { log } from '../../base/log';
import { ApiFailure, type FailureKind } from '../../contract/failure';
import type { CallName } from '../../contract/types';

/** Failures that count against the API when pages ask, since all pages ask for the same. */
const OF_THE_API: ReadonlySet<FailureKind> = new Set(['network', 'timeout', 'status', 'not-json', 'redirect']);
/** Failures that count when a visitor chose the request: an error answer may be about that request alone. */
const OF_ANY_QUESTION: ReadonlySet<FailureKind> = new Set(['network', 'timeout']);

/** Who chose the request of a call: the pages, which repeat the same few requests, or a visitor. */
export type Asker = 'pages' | 'visitors';

export interface BreakerOptions {
  asker?: Asker;
  now?(): number;
  /** Consecutive failures after which a call rests. */
  failures?: number;
  /** First and longest rest, in ms; each rest is twice as long as the one before. */
  shortest?: number;
  longest?: number;
  /** A call that takes longer counts as failed until its answer comes, in ms. */
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
 * A circuit breaker for each call. A call that keeps failing rests: one probe at a time asks again, after growing
 * pauses, and meanwhile all readers get the last good answer at once. Each call has its own state, so that one that
 * hangs stops no other. Pages and visitors have a breaker each (lib/api/index.ts), so that no visitor's request makes
 * pages wait.
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
    // Calls that fail together count once for the pause; a failed probe says that the pause was too short.
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
      // It was counted as a failure when it turned out slow.
      if (isOfTheApi && !isSlow) noteFailure(name, state, isResting);
      if (error instanceof ApiFailure && !isOfTheApi) noteAnswer(name, state);
      throw error;
    } finally {
      clearTimeout(timer);
      if (isResting) state.isProbed = false;
    }
  };
}
