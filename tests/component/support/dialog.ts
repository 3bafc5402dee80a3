/**
 * As much of the dialog standard as modal dialogs use, which jsdom lacks: opening and closing by script,
 * focus that goes back to where it was, Escape, and the close event.
 */
export function installDialogs(): void {
  const openers = new WeakMap<HTMLDialogElement, Element | null>();

  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      if (this.open) throw new DOMException('It is open already.', 'InvalidStateError');
      openers.set(this, document.activeElement);
      this.setAttribute('open', '');
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.removeAttribute('open');
      const opener = openers.get(this);
      if (opener instanceof HTMLElement) opener.focus();
      setTimeout(() => this.dispatchEvent(new Event('close')));
    },
  });

  document.addEventListener('keydown', ({ key }) => {
    const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
    if (key !== 'Escape' || !dialog) return;
    if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
  });
}
