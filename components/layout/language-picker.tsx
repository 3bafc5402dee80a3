import { type FormEvent, useRef } from 'react';
import { useModalPopover } from '../ui/overlays/modal-popover';
import styles from './language-picker.module.css';

export interface LanguagePickerProps {
  /** This page's path, for the form. */
  action: string;
  /** What the page reads of the query. */
  query: Record<string, string | number | undefined>;
  current: string;
  languages: { value: string; name: string; lang: string }[];
  labels: { language: string; confirm: string; cancel: string };
}

/** The sheet over the menu in which a language is chosen: a plain form, which works without JavaScript. */
export function LanguagePicker({ action, query, current, languages, labels }: LanguagePickerProps) {
  const picker = useRef<HTMLDivElement>(null);
  const choice = useModalPopover(picker, 'input:checked');

  /** Keeps whatever else stands in the address bar, as the desktop menu does. */
  function keepQuery(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const address = new URL(window.location.href);
    address.searchParams.set('lang', String(new FormData(event.currentTarget).get('lang')));
    window.location.assign(`${address.pathname}${address.search}`);
  }

  return (
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
  );
}
