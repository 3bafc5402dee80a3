import type { CSSProperties } from 'react';

/** The part of a picture that is shown, in the units it is drawn in: its edges lie where no word is. */
export interface Crop {
  /** Width of the whole picture. */
  of: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The crop as `crop.module.css` takes it: the box by its proportions, the picture by its own share of the box. */
export function shares({ of, x, y, width, height }: Crop): CSSProperties {
  return { '--ratio': width / height, '--whole': of / width, '--left': x / of, '--top': y / width } as CSSProperties;
}
