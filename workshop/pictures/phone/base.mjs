// What every phone-sized picture adds to the kit: type sizes, chips, a few surfaces.
import { each } from '../../ui-kit/index.mjs';
import en from './words-en.mjs';
import zh from './words-zh.mjs';
import zt from './words-zt.mjs';

export const words = { en, zt, zh };

/** Template that joins lists and drops what is absent. */
export const html = (strings, ...values) =>
  String.raw({ raw: strings }, ...values.map((v) => (Array.isArray(v) ? v.join('') : v === false ? '' : (v ?? ''))));

/** A closing bracket of Chinese has room of its own behind it, which would stand inside a right margin. */
export const hung = (text) => text.replace(/）$/, '<span style="margin-right:-.5em">）</span>');

const sizes = [9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 20, 22, 24, 26, 28, 32, 36, 40];

export const css = `
.pic .hand{font-size:13px}
.pic .hand p,.pic .hand h3{margin:0}
${each(sizes, (s) => `.pic .s${s}{font-size:${s}px}`)}
.pic .w5{font-weight:500}.pic .w6{font-weight:600}.pic .w7{font-weight:700}
.pic .rule{border-bottom:.5px solid var(--line)}.pic .ruletop{border-top:.5px solid var(--line)}
.pic .nowrap{white-space:nowrap}
.pic .chip{display:flex;align-items:center;height:28px;padding:0 12px;border-radius:14px;color:var(--soft);font-size:12px;font-weight:500;white-space:nowrap}
.pic .chip.on{background:var(--wash);color:var(--accent);font-weight:600}
.pic .block{border-radius:12px;background:var(--raised)}
.pic .push{display:flex;align-items:center;justify-content:center;border-radius:12px;font-weight:600;white-space:nowrap}
.pic .tag{display:inline-flex;align-items:center;height:16px;padding:0 4px;border-radius:4px;background:var(--wash);color:var(--accent);font-size:10.5px;font-weight:600;white-space:nowrap}
.pic[lang="en"] .tight{letter-spacing:-.02em}
`;
