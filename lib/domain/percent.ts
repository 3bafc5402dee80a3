/** Hundredths of a percent as they are written, with both decimals: `99.99%`. */
export function percentWords(hundredths: number): string {
  return `${(hundredths / 100).toFixed(2)}%`;
}
