// Step 5: what the apps ask when they are first opened: the broker, or the markets.
import { icon } from '../../ui-kit/index.mjs';
import { html, words as phoneWords } from '../phone/base.mjs';
import { emblem } from '../phone/screens/brokers.mjs';
import { ringed, step } from './parts.mjs';
import { words } from './words.mjs';

const heading = (title, text) =>
  html`<div style="flex:none;padding:8px 20px 14px"><b class="w7 s26 tight nowrap">${title}</b><p class="soft s13" style="margin-top:6px;line-height:1.5">${text}</p></div>`;

/** tradego-5: the connected brokers, one of them about to be chosen. */
export function chooseBroker(locale) {
  const t = words[locale].brokers;
  const { names, markets } = phoneWords[locale].brokers;
  const connect = (on) => {
    const drawn = html`<span class="push s14" style="height:36px;padding:0 16px;border-radius:18px;background:var(--${on ? 'brand' : 'wash'});color:${on ? '#fff' : 'var(--accent)'}">${t.connect}</span>`;
    return on ? ringed(drawn, { radius: 18, gap: 6 }) : drawn;
  };
  const list = [0, 2, 3, 6, 1];
  const screen = html`${heading(t.title, t.text)}
<div class="row mute s15" style="flex:none;height:44px;margin:0 20px 8px;padding:0 12px;gap:8px;border-radius:13px;background:var(--hover)">${icon('Search', 18, 2)}${t.search}</div>
${list.map((i, at) => html`<div class="row ${at ? 'ruletop' : ''}" style="flex:none;height:66px;margin:0 20px;gap:14px">${emblem(i)}<div class="grow" style="line-height:1.4"><b class="w6 s16 clip tight" style="display:block">${names[i]}</b><span class="mute s13 nowrap">${markets[at % 4]}</span></div>${connect(at === 1)}</div>`)}`;
  return step('tradego', screen);
}

/** Six markets at 14:36 in Hong Kong on 12 November 2026: their own time, and open or since when shut. */
const markets = [
  ['14:36', 'trading', true],
  ['14:36', 'trading', true],
  ['15:36', 'closed', false],
  ['14:36', 'trading', false],
  ['06:36', '08:00', false],
  ['01:36', '09:30', true],
];

/** markets-5: the markets to follow; the fourth is about to join. */
export function chooseMarkets(locale) {
  const t = words[locale].markets;
  const state = (word) =>
    word.includes(':')
      ? t.opens(word)
      : html`<span class="row" style="gap:6px${word === 'trading' ? ';color:var(--green)' : ''}">${word === 'trading' && '<i class="dot"></i>'}${t[word]}</span>`;
  const tile = ([time, word, on], i) => {
    const drawn = html`<div style="position:relative;height:98px;padding:14px 16px;border-radius:18px;background:${on ? 'rgb(31 91 255/.24)' : 'var(--raised)'};box-shadow:inset 0 0 0 ${on ? '1.5px var(--accent)' : '1px var(--edge)'}"><div class="row between"><b class="w6 s17 tight nowrap">${t.names[i]}</b><span class="${on ? 'accent' : 'mute'}">${icon(on ? 'CircleCheck' : 'Circle', 23, 2)}</span></div><div class="row between" style="margin-top:16px;align-items:baseline"><b class="w6 s17">${time}</b><span class="soft s13 nowrap">${state(word)}</span></div></div>`;
    return i === 3 ? ringed(drawn, { radius: 18, gap: 5 }) : drawn;
  };
  const screen = html`${heading(t.title, t.text)}
<div style="display:grid;grid-template-columns:1fr 1fr;gap:14px;margin:0 20px">${markets.map(tile)}</div>`;
  return step('markets', screen);
}
