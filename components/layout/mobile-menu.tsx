'use client';

import { Globe, X } from 'lucide';
import { type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '../ui/actions/button';
import { Icon } from '../ui/media/icon';
import { useModalPopover } from '../ui/overlays/modal-popover';
import { LanguagePicker, type LanguagePickerProps } from './language-picker';
import styles from './mobile-menu.module.css';

export interface MobileMenuProps extends LanguagePickerProps {
  brand: ReactNode;
  labels: LanguagePickerProps['labels'] & { menu: string; close: string };
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
  const menu = useModalPopover(panel);

  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    const closeOnLink = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')) element.hidePopover?.();
    };
    element.addEventListener('click', closeOnLink);
    return () => element.removeEventListener('click', closeOnLink);
  }, []);

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
      <LanguagePicker action={action} query={query} current={current} languages={languages} labels={labels} />
    </div>
  );
}
