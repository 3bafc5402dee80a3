import type { CSSProperties, ReactNode } from 'react';
import { LogoRows } from './logo-rows';
import styles from './logo-wall.module.css';

export interface LogoWallProps {
  /** Whose marks these are. */
  label: string;
  /** Single-colour pictures, drawn on one canvas so that they look equal in size. */
  marks: { src: string; name: string; width: number; height: number }[];
  /** At most this many stand in a row; fewer where there is less room. */
  columns?: number;
  /** In so many rows that scroll sideways, on a page too narrow to show many marks at a size that can be read. */
  rows?: number;
  /** The ground it stands on; that of its section without one. */
  tone?: 'paper' | 'ink';
  /** What a last tile says of those that are not shown (§9). It takes the rest of the row. */
  more?: ReactNode;
}

/** Partner and client marks on a grid of hairlines (§2, §9). */
export function LogoWall({ label, marks, columns = 6, rows, tone, more }: LogoWallProps) {
  const shape = rows ? { '--rows': rows } : { '--columns': columns, '--rest': columns - (marks.length % columns) };
  const wall = (
    <ul
      className={styles.wall}
      aria-label={rows ? undefined : label}
      data-rows={rows}
      data-on-ink={tone === 'ink' ? '' : undefined}
      data-on-paper={tone === 'paper' ? '' : undefined}
      style={shape as CSSProperties}
    >
      {marks.map(({ src, name, width, height }) => (
        <li key={src} className={styles.tile}>
          {/* biome-ignore lint/performance/noImgElement: a drawing has no sizes to choose from. */}
          <img src={src} alt={name} width={width} height={height} loading="lazy" decoding="async" />
        </li>
      ))}
      {more && <li className={styles.more}>{more}</li>}
    </ul>
  );
  return rows === undefined ? wall : <LogoRows label={label}>{wall}</LogoRows>;
}
