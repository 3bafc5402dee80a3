'use client';

import { Content, Root } from '@radix-ui/react-tabs';
import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { useSwipe } from '../motion/swipe';
import { keepFragment, useFragment } from './fragment';
import { useLive } from './live';
import { type TabItem, TabStrip } from './tab-strip';
import styles from './tabs.module.css';

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
  className?: string;
  /** A pointer that rests on a tab chooses it, as focus does (§2 broker service, operation plan). */
  onHover?: boolean;
}

const PanelShown = createContext(true);

/** Whether the panel around is the one that is shown, for what moves in it. */
export const usePanelShown = () => useContext(PanelShown);

/**
 * Panels to choose from. All of them are in the HTML, and lie over one another, so the tallest keeps the
 * height and nothing jumps; the pictures of a hidden one are asked for when its tab is pointed at or chosen.
 * Without JavaScript they follow one another, each under its label, and a fragment leads to its panel. While the
 * scripts are on their way, the panel that the address names stands in place of the one shown first.
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
  className = '',
  onHover = false,
}: TabsProps) {
  const [chosen, setChosen] = useState(defaultValue ?? tabs[0]?.value);
  const active = value ?? chosen;
  const asked = useRef(active);
  asked.current = active;
  /** Tabs whose pictures are wanted: chosen before, or about to be. */
  const [wanted, setWanted] = useState<readonly string[]>([]);
  const live = useLive();
  const opened = useRef(false);
  const [turned, setTurned] = useState(false);

  function want(next: string) {
    setWanted((before) => (before.includes(next) ? before : [...before, next]));
  }

  function choose(next: string) {
    // Pressing a tab asks twice: once for the press, once for the focus it brings.
    if (next === asked.current) return;
    // What the address names as the page opens was shown from the first: nobody has seen the tab it replaces.
    if (asked.current && opened.current) want(asked.current);
    asked.current = next;
    setChosen(next);
    setTurned(true);
    onChange?.(next);
  }

  function chooseByHand(next: string) {
    if (next === asked.current) return;
    choose(next);
    const anchor = tabs.find((tab) => tab.value === next)?.anchor;
    if (anchor) keepFragment(anchor);
  }

  useFragment((fragment) => {
    const tab = tabs.find(({ anchor }) => anchor === fragment);
    if (tab) choose(tab.value);
  });
  // After the fragment that the page opens with has been heard.
  useEffect(() => {
    opened.current = true;
  }, []);

  const swipe = useSwipe((step) => {
    const next = tabs[tabs.findIndex((tab) => tab.value === active) + step];
    if (next) chooseByHand(next.value);
  });

  return (
    <Root
      className={`${styles.tabs} ${className}`}
      value={active}
      onValueChange={chooseByHand}
      orientation={orientation}
      data-appearance={appearance}
      data-turned={turned || undefined}
      data-live={live}
      data-on-paper={tone === 'paper' ? '' : undefined}
      data-on-ink={tone === 'ink' ? '' : undefined}
    >
      <TabStrip label={label} tabs={tabs} active={active} onHover={onHover} onWant={want} onChoose={chooseByHand} />
      <div className={styles.panels} {...swipe}>
        {tabs.map((tab) => (
          <Content
            key={tab.value}
            value={tab.value}
            forceMount
            tabIndex={tab.value === active ? 0 : -1}
            className={styles.panel}
            data-label={tab.label}
            data-wanted={wanted.includes(tab.value) || undefined}
            {...(tab.anchor && { id: tab.anchor })}
            // Not before there is a script that could show it.
            aria-hidden={(live && tab.value !== active) || undefined}
          >
            <PanelShown value={tab.value === active}>{tab.content}</PanelShown>
          </Content>
        ))}
      </div>
    </Root>
  );
}
