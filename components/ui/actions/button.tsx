import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './button.module.css';
import { Link } from './link';
import { ExternalLink } from './text-link';

/** `outline` and `quiet` take their colours from the ground they stand on. */
export type ButtonLook = 'primary' | 'outline' | 'quiet';
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonShape {
  size?: ButtonSize;
  /** As wide as its place. */
  wide?: boolean;
}

/** Class of a button, for what looks like one but is something else. */
export function buttonClass(look: ButtonLook = 'primary', { size = 'medium', wide = false }: ButtonShape = {}): string {
  return [styles.button, styles[look], styles[size], wide ? styles.wide : ''].filter(Boolean).join(' ');
}

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>, ButtonShape {
  look?: ButtonLook;
  children: ReactNode;
}

export function Button({ look, size, wide, children, ...rest }: ButtonProps) {
  return (
    <button type="button" {...rest} className={buttonClass(look, { size, wide })}>
      {children}
    </button>
  );
}

export interface ButtonLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement>, ButtonShape {
  href: string;
  look?: ButtonLook;
  /** Opens a new tab, and these words say so to those who cannot see it. */
  newTab?: string;
  children: ReactNode;
}

/** A link that looks like a button. A page of ours is reached through the router, anything else by the browser. */
export function ButtonLink({ href, look, size, wide, newTab, children, ...rest }: ButtonLinkProps) {
  const className = buttonClass(look, { size, wide });
  if (newTab !== undefined) {
    return (
      <ExternalLink {...rest} href={href} newTab={newTab} className={className}>
        {children}
      </ExternalLink>
    );
  }
  const Anchor = href.startsWith('/') ? Link : 'a';
  return (
    <Anchor {...rest} href={href} className={className}>
      {children}
    </Anchor>
  );
}

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'aria-label'> {
  /** Its accessible name. */
  label: string;
  /** The icon. */
  children: ReactNode;
}

/** A button of one icon, 44 px square. */
export function IconButton({ label, children, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={styles.icon} aria-label={label}>
      {children}
    </button>
  );
}
