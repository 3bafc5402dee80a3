// Slides of a results meeting: what its figures were, and nothing that content/figures does not have.
import { company, entries, figuresOf } from '../../lib/content.mjs';
import { inWords } from '../../lib/lines.mjs';
import { esc } from '../html.mjs';
import { account, change } from '../words.mjs';
import { columns, mixBars, segmentBars } from './charts.mjs';
import { deck, slide } from './deck.mjs';
import { periodOf, wordsFor } from './words.mjs';

const YEARS = 5;

/** @param item a recording with `period`, once for each reader that it names a file for */
export function slides(item) {
  const words = wordsFor(item.reader);
  const figures = figuresOf(item.period);
  const period = periodOf(item.period);
  const { stockCode, emails } = company();
  const of = { item, words, figures, period, email: emails.investors };
  const pages = [highlights, parts, mix, profit, item.quotation ? quotation : cash, years, notes].map((make) =>
    make(of),
  );
  const title = item.title[item.reader];
  const under = `${words.ended(period)} · ${figures.audited ? words.audited : words.unaudited}`;
  return {
    markup: deck({ words, title, under, day: words.day(item.published), code: stockCode, seed: item.slug }, pages),
    region: item.reader === 'zh' ? 'sc' : 'hk',
    date: item.published,
    pages: pages.length + 1,
  };
}

const beside = ({ words, period }) => ({
  now: words.short(period),
  before: words.short({ ...period, year: period.year - 1 }),
});

/** The four amounts that a reader looks for first. */
function highlights({ words, figures: { amounts }, period }) {
  const { before } = beside({ words, period });
  const cards = ['revenue', 'grossProfit', 'profitBeforeTax', 'attributable'].map((name) => {
    const { amount, before: then } = amounts[name];
    return `<div><dt>${esc(words.names[name])}</dt><dd class="large">${words.amount(amount)}<small>${esc(words.million)}</small></dd><dd class="than"><b>${change(amount, then)}</b> · ${esc(before)} ${words.amount(then)}</dd></div>`;
  });
  const { revenue } = amounts;
  return slide(
    words.headline(revenue.amount, revenue.before),
    words.ended(period),
    `<dl class="cards">${cards.join('')}</dl>`,
  );
}

/** Revenue by part of the business. */
function parts({ words, figures: { segments, amounts }, period }) {
  const grew = (part) => part.amount - part.before;
  const [first] = segments.toSorted((one, other) => grew(other) - grew(one));
  return slide(
    words.increase(first.name[words.reader], grew(first) / (amounts.revenue.amount - amounts.revenue.before)),
    words.million,
    segmentBars({ segments, words, ...beside({ words, period }) }),
  );
}

/** What each part is of the revenue. */
function mix({ words, figures: { segments, amounts }, period }) {
  const [first] = segments.toSorted((one, other) => other.amount - one.amount);
  const { amount, before } = amounts.revenue;
  return slide(
    words.mix(first.name[words.reader], first.amount / amount, first.before / before),
    '',
    mixBars({ segments, words, ...beside({ words, period }) }),
  );
}

/** From revenue to profit, to the thousand. */
function profit({ words, figures: { amounts }, period }) {
  const { now, before } = beside({ words, period });
  const { revenue, grossProfit, attributable } = amounts;
  const row = (name) => {
    const { amount, before: then } = amounts[name];
    return `<tr><td>${esc(words.names[name])}</td><td class="now">${account(amount)}</td><td>${account(then)}</td><td>${change(amount, then)}</td></tr>`;
  };
  const rate = (name, part) => {
    const [share, then] = ['amount', 'before'].map((field) => Math.round((part[field] / revenue[field]) * 1000) / 10);
    return `<tr class="rate"><td>${esc(words.margins[name])}</td><td class="now">${share.toFixed(1)}%</td><td>${then.toFixed(1)}%</td><td>${words.points(share - then)}</td></tr>`;
  };
  const head = [words.item, now, before, words.changed].map((word) => `<th>${esc(word)}</th>`).join('');
  return slide(
    words.margin(grossProfit.amount / revenue.amount, grossProfit.before / revenue.before),
    words.thousand,
    `<table><thead><tr>${head}</tr></thead><tbody>${row('revenue')}${row('grossProfit')}${rate('grossMargin', grossProfit)}${row('profitBeforeTax')}${row('attributable')}${rate('netMargin', attributable)}</tbody></table>`,
  );
}

/** What was said of it, as the recording quotes it. */
function quotation({ item: { quotation: said, reader }, words }) {
  return slide(
    words.said,
    '',
    `<blockquote>${inWords(esc(said.words[reader]))}</blockquote><p class="who">${esc(said.office[reader])}</p>`,
    'ink',
  );
}

/** Cash at the end of each half year. */
function cash({ words, figures: { amounts }, period }) {
  const list = Array.from({ length: YEARS }, (_, index) => period.year - YEARS + 1 + index)
    .flatMap((year) => [`${year}-half`, `${year}-year`])
    .flatMap((name) => {
      const amount = figuresOf(name)?.amounts.cash?.amount;
      const { ends } = periodOf(name);
      return amount === undefined || ends > period.ends
        ? []
        : [{ label: `${ends.slice(5, 7)}/${ends.slice(0, 4)}`, amount }];
    });
  return slide(
    words.cash(amounts.cash.amount, period.ends),
    `${words.names.cash} · ${words.million}`,
    columns({ list, words, wide: 1120, tall: 400, size: 24 }),
  );
}

/** The same months of five years. */
function years({ words, period }) {
  const list = Array.from({ length: YEARS }, (_, index) => period.year - YEARS + 1 + index);
  const panel = (name) =>
    `<div><h2>${esc(words.names[name])}<small>${esc(words.million)}</small></h2>${columns({
      list: list.map((year) => ({ label: year, amount: figuresOf(`${year}-${period.name}`).amounts[name].amount })),
      words,
      tall: 380,
    })}</div>`;
  return slide(
    words.years(list[0], period.year, period),
    '',
    `<div class="panels">${panel('revenue')}${panel('attributable')}</div>`,
  );
}

/** What the figures are, and to whom one writes. */
function notes({ words, figures: { document, amounts, audited }, email }) {
  const judged = audited ? words.audited : words.unaudited;
  const { title } = entries('reports').find(({ slug }) => slug === document);
  const pages = [...new Set(Object.values(amounts).map(({ page }) => page))].sort((one, other) => one - other);
  const list = [...words.about(title[words.reader], words.pages(pages), judged), words.write(email)];
  return slide(words.notes, '', `<ul class="notes">${list.map((each) => `<li>${esc(each)}</li>`).join('')}</ul>`);
}
