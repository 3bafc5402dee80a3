'use client';

import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNearView } from './motion';
import styles from './tabs.module.css';

export interface TabItem {
  value: string;
  label: string;
  content: ReactNode;
}

export interface TabsProps {
  /** Names the strip for assistive technology. */
  label: string;
  tabs: readonly TabItem[];
  /** The first tab unless told. */
  defaultValue?: string;
  /** With `onChange`: whoever holds it decides. */
  value?: string;
  onChange?: (value: string) => void;
  appearance?: 'underline' | 'pill';
  /** The ground it stands on. Without it, that of the section around it. */
  tone?: 'paper' | 'ink';
  orientation?: 'horizontal' | 'vertical';
}

/**
 * Panels to choose from. All of them are in the HTML, and lie over one another, so the tallest keeps the
 * height and nothing jumps; their pictures are asked for when the tabs are in view. Without JavaScript
 * they follow one another, each under its label.
 */
export function Tabs({
  label,
  tabs,
  defaultValue,
  value,
  onChange,
  appearance = 'underline',
  tone,
  orientation = 'horizontal',
}: TabsProps) {
  const [chosen, setChosen] = useState(defaultValue ?? tabs[0]?.value);
  const active = value ?? chosen;
  const asked = useRef(active);
  asked.current = active;
  const root = useRef<HTMLDivElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const seen = useNearView(root, '0px');
  const [hydrated, setHydrated] = useState(false);
  const [turned, setTurned] = useState(false);

  useEffect(() => setHydrated(true), []);
  useEffect(() => bringInView(strip.current, active, hydrated), [active, hydrated]);

  return (
    <Root
      ref={root}
      className={styles.tabs}
      value={active}
      onValueChange={(next) => {
        // Pressing a tab asks twice: once for the press, once for the focus it brings.
        if (next === asked.current) return;
        asked.current = next;
        setChosen(next);
        setTurned(true);
        onChange?.(next);
      }}
      orientation={orientation}
      data-appearance={appearance}
      data-seen={seen || undefined}
      data-turned={turned || undefined}
      data-on-paper={tone === 'paper' ? '' : undefined}
      data-on-ink={tone === 'ink' ? '' : undefined}
    >
      <List ref={strip} className={styles.strip} aria-label={label}>
        {tabs.map((tab) => (
          <Trigger key={tab.value} value={tab.value} className={styles.tab}>
            {tab.label}
          </Trigger>
        ))}
      </List>
      <div className={styles.panels}>
        {tabs.map((tab) => (
          <Content
            key={tab.value}
            value={tab.value}
            forceMount
            tabIndex={tab.value === active ? 0 : -1}
            className={styles.panel}
            data-label={tab.label}
            // Not before there is a script that could show it.
            aria-hidden={(hydrated && tab.value !== active) || undefined}
          >
            {tab.content}
          </Content>
        ))}
      </div>
    </Root>
  );
}

/** Scrolls the strip, and only the strip, until the active tab stands in its middle. */
function bringInView(strip: HTMLElement | null, active: string | undefined, moving: boolean): void {
  const tab = strip?.querySelector<HTMLElement>('[data-state="active"]');
  if (!strip || !tab || active === undefined || strip.scrollWidth <= strip.clientWidth) return;
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  strip.scrollTo({
    left: tab.offsetLeft - (strip.clientWidth - tab.offsetWidth) / 2,
    behavior: calm || !moving ? 'instant' : 'smooth',
  });
}
