import { Search, X } from 'lucide';
import { Link } from '../actions/link';
import { Icon } from '../media/icon';
import styles from './search-form.module.css';

export interface SearchFormProps {
  /** Where it is sent, as a plain form: what was found has an address, without scripts too. */
  action: string;
  /** What of the address stays. */
  kept: Readonly<Record<string, string | number | undefined>>;
  /** What was searched for. */
  q: string | undefined;
  longest: number;
  words: { label: string; submit: string };
  /** Where the page is there to search. */
  large?: boolean;
  autoFocus?: boolean;
  /** Back to everything, while something is searched for. */
  clear?: { href: string; label: string };
}

/** A field to search with. */
export function SearchForm({ action, kept, q, longest, words, large, autoFocus, clear }: SearchFormProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: older browsers and readers do not know the search element.
    <form role="search" action={action} className={styles.search} data-large={large || undefined}>
      {Object.entries(kept).map(
        ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <input
        // Another search is another field, with its own words in it.
        key={q}
        type="search"
        name="q"
        defaultValue={q}
        maxLength={longest}
        aria-label={words.label}
        placeholder={words.label}
        enterKeyHint="search"
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: only where a visitor came to type, and nothing stands before the field.
        autoFocus={autoFocus}
      />
      {q !== undefined && clear && (
        <Link href={clear.href} className={styles.icon} aria-label={clear.label}>
          <Icon of={X} size={18} />
        </Link>
      )}
      <button type="submit" className={styles.icon} aria-label={words.submit}>
        <Icon of={Search} size={18} />
      </button>
    </form>
  );
}
