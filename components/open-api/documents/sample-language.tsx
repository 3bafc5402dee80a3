'use client';

import { useEffect, useRef } from 'react';
import styles from './sample-language.module.css';

/** As the documents name them (open-api/publish/blocks.mjs). */
const LANGUAGES = { javascript: 'JavaScript', python: 'Python', java: 'Java', cpp: 'C++' };

const REMEMBERED = 'sampleLanguage';

/**
 * The language of every sample, chosen once for all documents. The stylesheet shows the one that is checked, so
 * it works without scripts; with them the choice is remembered for the next document.
 */
export function SampleLanguage({ legend }: { legend: string }) {
  const fields = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const remembered = read();
    const field = Array.from(fields.current?.elements ?? []).find(
      (each) => each instanceof HTMLInputElement && each.value === remembered,
    );
    if (field instanceof HTMLInputElement) field.checked = true;
  }, []);
  return (
    <fieldset ref={fields} className={styles.languages} onChange={keep}>
      <legend>{legend}</legend>
      <div>
        {Object.entries(LANGUAGES).map(([value, name], place) => (
          <label key={value}>
            <input type="radio" name="code" value={value} id={`code-${value}`} defaultChecked={place === 0} />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function read(): string | null {
  try {
    return localStorage.getItem(REMEMBERED);
  } catch {
    // A browser that keeps nothing shows the first language.
    return null;
  }
}

function keep({ target }: { target: EventTarget }): void {
  if (!(target instanceof HTMLInputElement)) return;
  try {
    localStorage.setItem(REMEMBERED, target.value);
  } catch {
    // It is chosen for this page alone.
  }
}
