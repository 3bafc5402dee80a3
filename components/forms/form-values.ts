export type FormValues = Record<string, string>;

/** What stands in a form now, by the names of its fields. */
export function valuesOf(form: HTMLFormElement | null, fields: readonly string[]): FormValues {
  const data = form ? new FormData(form) : undefined;
  return Object.fromEntries(fields.map((field) => [field, String(data?.get(field) ?? '')]));
}

/** Puts values into the fields of their names. */
export function fillIn(form: HTMLFormElement | null, values: FormValues): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form?.elements.namedItem(name);
    if (
      field instanceof HTMLInputElement ||
      field instanceof HTMLSelectElement ||
      field instanceof HTMLTextAreaElement
    ) {
      field.value = value;
    }
  }
}
