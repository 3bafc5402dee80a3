/**
 * Copies a text, when somebody has asked for it. Where the clipboard is closed to scripts, as in the browsers within
 * apps and on a page without TLS, the browser's own command does it.
 *
 * @returns whether it was copied
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByCommand(text);
  }
}

/** The command copies what is selected, and all around an open dialog nothing can be. */
function copyByCommand(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'visually-hidden';
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.focus({ preventScroll: true });
  field.select();
  let copied = false;
  try {
    copied = document.execCommand('copy');
  } catch {
    // A browser that has no such command either.
  }
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return copied;
}
