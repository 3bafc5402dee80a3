export { nice } from './axis.mjs';
export * from './candles.mjs';
export * from './figures.mjs';
export * from './heat-map.mjs';
export * from './intraday.mjs';
