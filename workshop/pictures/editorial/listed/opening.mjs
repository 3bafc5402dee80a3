// What the page of listed companies opens with: a page of an interim report as an investor reads it, how long readers
// stayed at it, the question one of them asked there, and the company's published answer. Whole on a desktop; on a phone
// the same page to its edges, with the question alone.
import { icon } from '../../../ui-kit/index.mjs';
import { html } from '../../phone/base.mjs';
import { label, svg } from '../board.mjs';
import { words } from '../words.mjs';

const margins = [38.9, 39.2, 39.6, 40.1, 40.2, 40.9, 41.8];

/** Gross margin by half year: a line, since its scale does not begin at nought. */
function marginChart(t, w, h) {
  const [low, high] = [38, 42.2];
  const step = w / margins.length;
  const base = h - 20;
  const place = (value, i) => [step * (i + 0.5), base - ((value - low) / (high - low)) * (base - 12)];
  const line = margins
    .map(
      (value, i) =>
        `${i ? 'L' : 'M'}${place(value, i)
          .map((v) => v.toFixed(1))
          .join(' ')}`,
    )
    .join('');
  const dots = margins.map((value, i) => {
    const [x, y] = place(value, i);
    const latest = i === margins.length - 1;
    return (
      `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${latest ? 6 : 4}" fill="${latest ? '#1F5BFF' : '#fff'}" stroke="#1F5BFF" stroke-width="2"/>` +
      label(latest ? x : x - 7, y - 12, value.toFixed(1), {
        size: latest ? 15 : 12,
        anchor: 'middle',
        weight: latest ? 650 : 450,
        fill: latest ? '#1F5BFF' : '#4A566C',
      }) +
      label(x, h - 4, t.halves[i], { size: 12, anchor: 'middle', fill: '#64718A' })
    );
  });
  const area = `<path d="${line}L${(w - step / 2).toFixed(1)} ${base}L${(step / 2).toFixed(1)} ${base}Z" fill="#1F5BFF" opacity=".08"/>`;
  return svg(
    w,
    h,
    `<path d="M0 ${base + 0.5}H${w}" stroke="#D5DDEA"/>${area}<path d="${line}" fill="none" stroke="#1F5BFF" stroke-width="2.5" stroke-linejoin="round"/>${dots.join('')}`,
    'overflow:visible',
  );
}

const marked = (inner) =>
  html`<span style="background:#FFF1C9;box-shadow:0 0 0 3px #FFF1C9;border-radius:2px">${inner}</span>`;

/** A line may break between the parts alone. */
const unbroken = (parts) => parts.map((part) => `<span class="nowrap">${part}</span>`).join('<wbr>');

/** The page of the report, its words and its chart in a column of `chart[0]`. */
function sheet(t, { size, gap, chart, top, side, rest }) {
  const said = (inner) => html`<div style="margin-top:6px">${inner}</div>`;
  return html`<div style="padding:${top}px ${side}px 0"><div class="row between mute s12" style="padding-bottom:10px;border-bottom:1px solid #0B1220"><span>${t.report}</span><span>${t.page}</span></div>
<div style="width:${chart[0]}px"><div class="w7 tight" style="margin-top:${gap}px;font-size:${size + 12}px;line-height:1.25">${t.title}</div>
<div style="margin-top:${gap - 4}px;font-size:${size}px;line-height:1.65;color:#33405A">${said(t.before)}${said(marked(unbroken(t.marked)))}${rest && said(t.after)}</div>
<div class="w6 s12" style="margin-top:${gap}px">${t.chart}</div><div style="margin-top:8px">${marginChart(t, ...chart)}</div></div></div>`;
}

const card = (x, y, w, inner) =>
  html`<div class="paper" style="position:absolute;left:${x}px;top:${y}px;width:${w}px;padding:14px 16px;border-radius:12px;background:#fff;box-shadow:0 0 0 1px rgb(16 34 76/.1),0 20px 40px -16px rgb(6 16 44/.5)">${inner}</div>`;

const head = (name, colour, who, aside) =>
  html`<div class="row between nowrap s12" style="gap:10px"><span class="row w6" style="gap:7px;color:${colour}">${icon(name, 15, 2)}${who}</span><span class="mute">${aside}</span></div>`;

const question = (t, x, y, w, size) =>
  card(
    x,
    y,
    w,
    html`${head('MessageSquare', '#8A5A12', t.asked, t.followed)}<div class="w6" style="margin-top:7px;font-size:${size}px;line-height:1.45">${t.question}</div>`,
  );

const answer = (t, x, y, w) =>
  card(
    x,
    y,
    w,
    html`${head('BadgeCheck', '#1F5BFF', t.answered, t.after2)}<div style="margin-top:7px;font-size:14px;line-height:1.6;color:#33405A">${t.answer}</div><div class="row s12" style="gap:6px;margin-top:9px;padding-top:9px;border-top:1px solid #E3E8F0;color:#4A566C">${icon('FileText', 14)}<span class="w6">${t.source}</span></div>`,
  );

/** How long the two kinds of readers stayed at this page. */
const stay = (t, x, y, w) =>
  card(
    x,
    y,
    w,
    html`<div class="soft s12 w5 nowrap">${t.stay}</div>${[
      [t.firms, '4:02', 1, '#1F5BFF'],
      [t.others, '1:21', 0.335, '#B9CCFF'],
    ].map(
      ([who, time, share, colour]) =>
        html`<div style="margin-top:9px"><div class="row between s12"><span>${who}</span><b class="num w6">${time}</b></div><i style="display:block;width:${share * 100}%;height:6px;margin-top:4px;border-radius:3px;background:${colour}"></i></div>`,
    )}`,
  );

const paper = (x, y, w, h, inner, radius) =>
  html`<div class="paper" style="position:absolute;left:${x}px;top:${y}px;width:${w}px;height:${h}px;overflow:hidden;border-radius:${radius};background:#fff;color:#0B1220;box-shadow:0 14px 28px -18px rgb(0 0 0/.6)">${inner}</div>`;

/** Drawn on 760 × 560, English on more lines; all its cards end at 748, which stands at the right edge of the words. */
export function opening(locale) {
  const t = words[locale].listed.opening;
  const page = sheet(t, {
    size: 16,
    gap: 20,
    chart: [392, locale === 'en' ? 196 : 240],
    top: 26,
    side: 32,
    rest: true,
  });
  // From the end of the marked sentence, in English of its first line, to the question.
  const joint = locale === 'en' ? 'M368 207h88' : 'M396 180h60';
  return html`<div class="hand" style="position:absolute;inset:0">${paper(0, 10, 500, 530, page, '14px')}<svg width="760" height="560" style="position:absolute;inset:0"><path d="${joint}" stroke="#C98A2B" stroke-width="2" stroke-dasharray="2 4"/></svg>
${question(t, 456, 168, 292, 17)}${answer(t, 472, 262, 276)}${stay(t, 540, 432, 208)}</div>`;
}

/** Drawn on 390 × 470; it ends at the foot of the opening and at both edges of a phone. */
export function openingPhone(locale) {
  const t = words[locale].listed.opening;
  const page = sheet(t, {
    size: 15,
    gap: 16,
    chart: [342, locale === 'en' ? 84 : 136],
    top: 20,
    side: 24,
    rest: false,
  });
  return html`<div class="hand" style="position:absolute;inset:0">${paper(0, 0, 390, 490, page, '20px 20px 0 0')}${question(t, 40, 374, 326, 16)}</div>`;
}
