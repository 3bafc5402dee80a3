import { List, Trigger } from '@radix-ui/react-tabs';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { bringInView } from '../motion/strip';
import styles from './tab-strip.module.css';

export interface TabItem {
  value: string;
  label: string;
  /** How many there are of it, after the label. */
  count?: number;
  /** A few words below the label, for a strip that stands upright. */
  detail?: ReactNode;
  content: ReactNode;
  /** Id of its panel: an address with this fragment opens the tab, and choosing the tab writes it into the address. */
  anchor?: string;
}

/**
 * Pressing a tab focuses it by script (Radix), which a browser shows as it shows the keyboard's focus: the strip notes
 * that it was a press, until a key is pressed or the focus leaves it.
 */
const PRESSED: Pick<ComponentProps<'div'>, 'onPointerDown' | 'onKeyDown' | 'onBlur'> = {
  onPointerDown: ({ currentTarget }) => {
    currentTarget.dataset.pressed = '';
  },
  onKeyDown: ({ currentTarget }) => {
    delete currentTarget.dataset.pressed;
  },
  onBlur: ({ currentTarget, relatedTarget }) => {
    if (!currentTarget.contains(relatedTarget)) delete currentTarget.dataset.pressed;
  },
};

interface TabStripProps {
  /** Names the strip for assistive technology. */
  label: string;
  tabs: readonly TabItem[];
  active: string | undefined;
  /** A pointer that rests on a tab chooses it. */
  onHover: boolean;
  /** A pointer is on a tab, whose pictures may be asked for. */
  onWant: (value: string) => void;
  onChoose: (value: string) => void;
}

/** The names of the panels in a row, which scrolls where it is wider than its room; the chosen one is kept in view. */
export function TabStrip({ label, tabs, active, onHover, onWant, onChoose }: TabStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  const opened = useRef(false);
  useEffect(() => {
    bringInView(strip.current, active, opened.current);
    opened.current = true;
  }, [active]);
  return (
    <List ref={strip} className={styles.strip} aria-label={label} {...PRESSED}>
      {tabs.map((tab) => (
        <Trigger
          key={tab.value}
          value={tab.value}
          className={styles.tab}
          {...(tab.anchor && { 'aria-controls': tab.anchor })}
          onPointerEnter={({ pointerType }) => {
            onWant(tab.value);
            if (onHover && pointerType === 'mouse') onChoose(tab.value);
          }}
        >
          {tab.label}
          {tab.count !== undefined && (
            <>
              {' '}
              <span className={styles.count} data-figures="">
                {tab.count}
              </span>
            </>
          )}
          {tab.detail && <span className={styles.detail}>{tab.detail}</span>}
        </Trigger>
      ))}
    </List>
  );
}
