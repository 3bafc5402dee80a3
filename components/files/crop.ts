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
  return {
    '--ratio': share(width / height),
    '--whole': share(of / width),
    '--left': share(x / of),
    '--top': share(y / width),
  } as CSSProperties;
}

/** To a ten-thousandth, less than a tenth of a pixel: a page with many crops is half a kilobyte of digits otherwise. */
const share = (value: number) => Math.round(value * 10_000) / 10_000;
