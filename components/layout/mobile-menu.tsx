'use client';

import { Globe, X } from 'lucide';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '../ui/actions/button';
import { Icon } from '../ui/media/icon';
import { useModalPopover } from '../ui/overlays/modal-popover';
import styles from './mobile-header.module.css';

export interface MobileMenuProps {
  brand: ReactNode;
  /** This page's path, for the language form. */
  action: string;
  /** What the page reads of the query. */
  query: Record<string, string | number | undefined>;
  current: string;
  languages: { value: string; name: string; lang: string }[];
  labels: { menu: string; close: string; language: string; confirm: string; cancel: string };
  /** The navigation. */
  children: ReactNode;
}

/**
 * The full-screen menu panel and its language picker: native popovers and a
 * plain form, so both work before and without JavaScript. With it, what stands
 * behind each is inert, and choosing an entry closes the panel at once.
 */
export function MobileMenu({ brand, action, query, current, languages, labels, children }: MobileMenuProps) {
  const panel = useRef<HTMLDivElement>(null);
  const picker = useRef<HTMLDivElement>(null);
  const menu = useModalPopover(panel);
  const choice = useModalPopover(picker, 'input:checked');

  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    const closeOnLink = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')) element.hidePopover?.();
    };
    element.addEventListener('click', closeOnLink);
    return () => element.removeEventListener('click', closeOnLink);
  }, []);

  /** Keeps whatever else stands in the address bar, as the desktop menu does. */
  function keepQuery(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const address = new URL(window.location.href);
    address.searchParams.set('lang', String(new FormData(event.currentTarget).get('lang')));
    window.location.assign(`${address.pathname}${address.search}`);
  }

  return (
    <div
      ref={panel}
      id="mobile-menu"
      popover="auto"
      role="dialog"
      aria-label={labels.menu}
      tabIndex={-1}
      className={styles.panel}
      data-on-ink=""
      data-testid={menu.open ? 'mobile-menu' : undefined}
      {...menu.handlers}
    >
      <div className={styles.top}>
        {brand}
        <IconButton label={labels.close} popoverTarget="mobile-menu" popoverTargetAction="hide">
          <Icon of={X} size={26} />
        </IconButton>
      </div>
      {children}
      <button type="button" className={styles.language} popoverTarget="language-picker">
        <Icon of={Globe} size={20} />
        {labels.language}
        <span>{languages.find(({ value }) => value === current)?.name}</span>
      </button>
      <div
        ref={picker}
        id="language-picker"
        popover="auto"
        className={styles.picker}
        onBeforeToggle={choice.handlers.onBeforeToggle}
        onToggle={(event) => {
          choice.handlers.onToggle(event);
          // Cancelled: the next opening starts from the language in use.
          if (event.newState === 'closed') event.currentTarget.querySelector('form')?.reset();
        }}
      >
        {/* A tap beside the sheet ends here. A popover's own backdrop would let it through to the entries behind. */}
        <button
          type="button"
          className={styles.beside}
          popoverTarget="language-picker"
          popoverTargetAction="hide"
          tabIndex={-1}
          aria-hidden="true"
        />
        <div
          role="dialog"
          aria-label={labels.language}
          className={styles.sheet}
          data-on-paper=""
          data-testid={choice.open ? 'language-picker' : undefined}
        >
          <form method="get" action={action} onSubmit={keepQuery}>
            <div className={styles.bar}>
              <button type="button" popoverTarget="language-picker" popoverTargetAction="hide">
                {labels.cancel}
              </button>
              <p>{labels.language}</p>
              <button type="submit">{labels.confirm}</button>
            </div>
            {Object.entries(query).map(
              ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
            )}
            <fieldset className={styles.choices}>
              <legend className="visually-hidden">{labels.language}</legend>
              {languages.map(({ value, name, lang }) => (
                <label key={value}>
                  <span lang={lang}>{name}</span>
                  <input type="radio" name="lang" value={value} defaultChecked={value === current} />
                </label>
              ))}
            </fieldset>
          </form>
        </div>
      </div>
    </div>
  );
}
