import type { SentCallName } from './types';

export type FailureKind =
  | 'network'
  | 'timeout'
  | 'redirect'
  | 'status'
  | 'too-large'
  | 'not-json'
  | 'rejected'
  | 'resting'
  | 'shape'
  /** A quote without a price: whoever gave it answered, and had none. */
  | 'no-price';

/**
 * A call of the website API that did not succeed. The message names the call
 * and what was wrong with the answer, never what a visitor sent.
 */
export class ApiFailure extends Error {
  override name = 'ApiFailure';

  constructor(
    readonly call: SentCallName,
    readonly kind: FailureKind,
    detail: string,
    /** Status of the answer, where there was one. */
    readonly status?: number,
  ) {
    super(`${call}: ${detail}`);
  }
}
