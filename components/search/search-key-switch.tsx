'use client';

import { useEffect, useState } from 'react';
import { isSearchKeyOff, switchSearchKey } from '../layout/search-key';
import styles from './search-page.module.css';

/** Whether `/` opens the search; shown once scripts run, which the key needs. */
export function SearchKeySwitch({ label }: { label: string }) {
  const [isOn, setIsOn] = useState<boolean>();
  useEffect(() => setIsOn(!isSearchKeyOff()), []);
  if (isOn === undefined) return null;
  return (
    <label className={styles.key}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => {
          switchSearchKey(target.checked);
          setIsOn(target.checked);
        }}
      />
      {label}
    </label>
  );
}
