import type { FormValues } from '../forms/form-values';
import { markKeptWords } from '../forms/kept-words';

/**
 * The message that could not be sent, until the popup is opened again (§8). It outlives the form, which closes and
 * is emptied, and stands outside any: a page may open the popup from several places, and it is there in each.
 */
let unsent: FormValues | undefined;

export function keepUnsent(values: FormValues): void {
  unsent = values;
  markKeptWords('consultation', true);
}

export function forgetUnsent(): void {
  unsent = undefined;
  markKeptWords('consultation', false);
}

/** Hands the message out and keeps it no longer. */
export function takeUnsent(): FormValues | undefined {
  const values = unsent;
  forgetUnsent();
  return values;
}
