/** What stands in the fields of a form, by their names. */
export type FormValues = Record<string, string>;

/**
 * What stands in a form, now or at first.
 * @param when `initial` is what a reset brings back
 */
export function valuesOf(
  form: HTMLFormElement | null,
  fields: readonly string[],
  when: 'now' | 'initial' = 'now',
): FormValues {
  return Object.fromEntries(fields.map((name) => [name, textOf(form?.elements.namedItem(name), when)]));
}

function textOf(field: Element | RadioNodeList | null | undefined, when: 'now' | 'initial'): string {
  if (field instanceof HTMLSelectElement) {
    const initial = Array.from(field.options).find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
    return when === 'now' ? field.value : (initial?.value ?? '');
  }
  if (isBox(field)) return (when === 'now' ? field.checked : field.defaultChecked) ? field.value : '';
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return '';
  return when === 'now' ? field.value : field.defaultValue;
}

/** A box that is ticked or not. */
export function isBox(field: unknown): field is HTMLInputElement {
  return field instanceof HTMLInputElement && field.type === 'checkbox';
}

/** Puts values into the fields of their names, as if they were typed. */
export function fillIn(form: HTMLFormElement | null, values: FormValues): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form?.elements.namedItem(name);
    if (
      field instanceof HTMLInputElement ||
      field instanceof HTMLSelectElement ||
      field instanceof HTMLTextAreaElement
    ) {
      field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
}

/** What stands in a form when the answer has come. */
export interface FormWritten {
  /** What stands there now; of a form that is gone, what was sent. */
  values: FormValues;
  /** It is not what was sent: somebody has been typing since. */
  isNewer: boolean;
}

/** What has become of a form since these values were sent from it. */
export function writtenSince(sent: FormValues, form: HTMLFormElement | null): FormWritten {
  if (!form) return { values: sent, isNewer: false };
  const values = valuesOf(form, Object.keys(sent));
  return { values, isNewer: Object.keys(sent).some((field) => values[field]?.trim() !== sent[field]?.trim()) };
}
