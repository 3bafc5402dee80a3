import type { SelectHTMLAttributes } from 'react';
import styles from './select.module.css';

export interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'children'> {
  /** Shown while nothing is chosen; cannot be chosen itself. */
  placeholder: string;
  options: readonly { value: string; label: string }[];
}

/**
 * The browser's own select in our dress: it cannot be typed into, a click toggles its list, choosing or
 * clicking elsewhere closes it (§4), and it works without JavaScript. Goes into a `Field`.
 */
export function Select({ placeholder, options, className = '', ...rest }: SelectProps) {
  const start = rest.value === undefined ? { defaultValue: rest.defaultValue ?? '' } : {};
  return (
    <select {...rest} {...start} className={`${className} ${styles.select}`}>
      <option value="">{placeholder}</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
