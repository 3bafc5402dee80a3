// moment/subscription-brokers and pocket/subscription-brokers: who takes applications for one offer, at what charge and until when.
import { badge, each, fmt, icon, mark, offersIn } from '../../ui-kit/index.mjs';
import { words as phone } from '../phone/base.mjs';
import { emblem } from '../phone/screens/brokers.mjs';
import { words } from '../words/index.mjs';
import { moment } from './parts.mjs';

const [offer] = offersIn('open');

/**
 * The lowest charge for an application in cash first. `i` is a broker's place in the list of names; `margin` is how many
 * times its own money an investor may apply for, `rate` the interest a year; a margin closes today, cash on the morning
 * of the last day. At the moment, 14:36, the margin of one is past its hour and that of another is lent out.
 */
const brokers = [
  { i: 0, fee: 0, margin: 10, rate: 3.8, until: '17:00', cash: '10:00', state: 'open' },
  { i: 3, fee: 0, margin: 15, rate: 3.98, until: '18:00', cash: '10:30', state: 'open' },
  { i: 6, fee: 0, margin: 10, rate: 4.1, until: '17:00', cash: '10:00', state: 'full' },
  { i: 4, fee: 25, cash: '09:00', state: 'cash' },
  { i: 1, fee: 30, margin: 20, rate: 4.28, until: '15:00', cash: '09:30', state: 'soon' },
  { i: 2, fee: 50, margin: 10, rate: 3.5, until: '12:00', cash: '09:30', state: 'past' },
  { i: 7, fee: 50, margin: 20, rate: 4.5, until: '16:30', cash: '10:00', state: 'open' },
];
const looks = { open: 'good', soon: 'warn', full: '', past: '', cash: 'info' };
const tones = {
  open: 'var(--green)',
  soon: 'var(--gold)',
  full: 'var(--mute)',
  past: 'var(--mute)',
  cash: 'var(--accent)',
};
/** Of a margin that can no longer be had. */
const gone = ({ state }) => state === 'full' || state === 'past';

const two = (top, below, style = '') =>
  `<span style="line-height:1.35;white-space:nowrap;${style}">${top}<br><span class="mute" style="font-size:11.5px">${below}</span></span>`;

/** Drawn on 720 × 540. */
export function subscriptionBrokers(locale) {
  const w = words[locale].subscription;
  const names = phone[locale].brokers.names;
  const bar = `<div class="row between" style="height:48px;padding:0 18px;border-bottom:1px solid var(--line)"><span class="row" style="gap:9px">${mark(17, 'paper')}<b class="strong" style="font-size:14px">${w.product}</b></span><span class="row soft" style="gap:16px">${icon('Search', 16)}${icon('Bell', 16)}</span></div>`;
  const top = `<div class="row between" style="height:80px;padding:0 18px;border-bottom:1px solid var(--line)"><div style="line-height:1.35"><b style="font-size:20px;font-weight:650;letter-spacing:-.01em">${offer.name[locale]}</b><br><span class="soft" style="font-size:12.5px">${w.price(fmt(offer.low), fmt(offer.high))} · ${w.entry(fmt(offer.fee, 0))}</span></div><div style="line-height:1.35;text-align:right"><span class="mute" style="font-size:12px">${w.closes}</span><br><b class="strong" style="font-size:15px">${w.tomorrow('12:00')}</b></div></div>`;
  const grid = `display:grid;grid-template-columns:minmax(0,1fr) ${w.columns};gap:0 12px;align-items:center;padding:0 18px`;
  const head = `<div class="mute" style="${grid};height:34px;border-bottom:1px solid var(--line);background:var(--deep);font-size:11.5px;white-space:nowrap"><span>${w.head[0]}</span><span class="row accent" style="gap:4px;justify-content:flex-end;font-weight:600">${icon('ArrowUp', 12, 2.2)}<span>${w.head[1]}</span></span>${each(w.head.slice(2), (name) => `<span class="num">${name}</span>`)}</div>`;
  const row = (one, k) => {
    const { i, fee, margin, rate, until, cash, state } = one;
    const faded = gone(one) ? 'color:var(--mute)' : '';
    const lent = margin
      ? two(`<b class="strong" style="${faded}">${w.times(margin)}</b>`, w.yearly(fmt(rate)), 'text-align:right')
      : '<span class="mute num">–</span>';
    const ends = margin
      ? `<b class="strong" style="${faded};${state === 'past' ? 'text-decoration:line-through;font-weight:450' : ''}">${w.today(until)}</b>`
      : '–';
    return `<div style="${grid};height:54px;font-size:13px;${k ? 'border-top:1px solid var(--line)' : ''}"><span class="row" style="gap:10px;min-width:0"><span style="zoom:.8">${emblem(i)}</span><b class="strong clip">${names[i]}</b></span><b class="strong num">${fee || w.free}</b>${lent}<span class="num nowrap">${ends}</span><span class="num nowrap">${w.tomorrow(cash)}</span><span class="num">${badge(w.states[state], looks[state])}</span></div>`;
  };
  return moment(`${bar}${top}${head}${each(brokers, row)}`, { screen: [720, 540], from: [0, 0] });
}

/** As wide as a phone, 350 × 238: the first four, their state below the name, and until when they take what they still take. */
export function subscriptionBrokersPocket(locale) {
  const w = words[locale].subscription;
  const names = phone[locale].brokers.names;
  const grid = `display:grid;grid-template-columns:minmax(0,1fr) ${w.narrow};gap:0 8px;align-items:center;padding:0 14px`;
  // Names are longer in English.
  const named = locale === 'en' ? 'font-size:11.5px;letter-spacing:-.02em' : '';
  const small = (text) => `<span class="mute" style="font-size:10.5px">${text}</span>`;
  const top = `<div class="row between" style="height:45px;padding:0 14px"><b style="font-size:15px;font-weight:650">${offer.name[locale]}</b><span class="soft" style="font-size:12px">${w.closes} <b class="strong">${w.tomorrow('12:00')}</b></span></div>`;
  const head = `<div class="mute" style="${grid};height:27px;border-block:1px solid var(--line);background:var(--deep);font-size:10.5px;white-space:nowrap"><span>${w.head[0]}</span>${each(w.short, (name) => `<span class="num">${name}</span>`)}</div>`;
  const row = (one, k) => {
    const { i, fee, margin, rate, until, cash, state } = one;
    const lends = margin && !gone(one);
    const lent = lends ? `<b class="strong">${w.times(margin)}</b><br>${small(w.yearly(fmt(rate)))}` : small('–');
    return `<div style="${grid};height:41px;font-size:12.5px;line-height:1.35;white-space:nowrap;${k ? 'border-top:1px solid var(--line)' : ''}"><span style="min-width:0"><b class="strong clip" style="display:block;${named}">${names[i]}</b><span style="font-size:10.5px;font-weight:550;color:${tones[state]}">${w.states[state]}</span></span><b class="strong num">${fee ? w.fee(fee) : w.free}</b><span class="num">${lent}</span><span class="num"><b class="strong">${lends ? until : cash}</b><br>${small(w.until[lends ? 0 : 1])}</span></div>`;
  };
  return moment(`${top}${head}${each(brokers.slice(0, 4), row)}`, { screen: [350, 238], from: [0, 0] });
}
