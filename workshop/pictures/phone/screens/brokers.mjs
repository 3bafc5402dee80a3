// The emblems of the invented brokers.
import { html } from '../base.mjs';

const emblems = [
  'M6 22V14M11 22V9M16 22V12M21 22V6M4 25H24',
  'M4 20c3-4 6-4 9 0s7 4 11 0M4 13c3-4 6-4 9 0s7 4 11 0',
  'M14 4v20M14 9c-6 0-9 3-9 8M14 9c6 0 9 3 9 8M14 14c-3 0-5 2-5 5M14 14c3 0 5 2 5 5',
  'M5 9c6 0 9 2 9 8M23 6c-6 0-9 5-9 11M10 24h8',
  'M5 20h18M7 16V9a7 7 0 0 1 14 0v7M10 24h.1M18 24h.1',
  'M8 22V6l7 9H8M16 22V10l6 7h-6M5 25h19',
  'M4 24h5v-5h5v-5h5V9h5V4',
  'M6 9h16M6 19h16M10 9h.1M15 9h.1M19 19h.1M12 19h.1',
];
const hues = [222, 196, 150, 262, 12, 210, 38, 330];

/** The emblem of one of the invented brokers, by its place in the words' list of names. */
export const emblem = (i) =>
  html`<span class="push" style="flex:none;width:40px;height:40px;border-radius:12px;background:hsl(${hues[i]} 62% 95%)"><svg width="26" height="26" viewBox="0 0 28 28" fill="none" stroke="hsl(${hues[i]} 66% 36%)" stroke-width="2.200" stroke-linecap="round" stroke-linejoin="round"><path d="${emblems[i]}"/></svg></span>`;
