import type { IconNode } from 'lucide';

export interface IconProps {
  /** Its lines, from lucide. */
  of: IconNode;
  /** px; a length of the stylesheet wins. */
  size?: number;
  strokeWidth?: number;
  /** A shape instead of lines: the marks of play and pause. */
  filled?: boolean;
  className?: string | undefined;
}

/**
 * An icon of lucide beside a word or in a control with a name of its own: nothing to read aloud. Drawn where the page
 * is made; lucide's own components are the browser's, and each would be taken over by scripts one by one
 * (docs/measuring.md).
 */
export function Icon({ of, size = 24, strokeWidth = 1.75, filled = false, className }: IconProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={filled ? 0 : strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: of.map(shape).join('') }}
    />
  );
}

function shape([tag, attributes]: IconNode[number]): string {
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);
  return `<${tag} ${written.join(' ')}/>`;
}
