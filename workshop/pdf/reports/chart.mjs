// Revenue by segment, this period over the last: one pair of bars a segment.
import { rect, text } from '../../kit/svg.mjs';
import { blue } from '../../lib/palette.mjs';

export function segmentChart(now, then, names, p) {
  const most = Math.max(...now.segments, ...then.segments);
  const [label, plot, row] = [262, 620, 48];
  const rows = names
    .map(([zh, en], i) => {
      const y = 8 + i * row;
      const bar = (value, dy, fill, ink) =>
        rect(label, y + dy, Math.max(2, (value / most) * plot), 13, { r: 2, fill }) +
        text(label + (value / most) * plot + 8, y + dy + 10.6, value.toFixed(1), {
          size: 12,
          fill: ink,
          weight: dy ? 400 : 700,
        });
      return (
        text(0, y + 12, zh, { size: 14.5, fill: '#0B1220', weight: 400 }) +
        text(0, y + 29, en, { size: 12.5, fill: '#4A566C', weight: 400 }) +
        bar(now.segments[i], 0, blue, '#0B1220') +
        bar(then.segments[i], 16, '#C3CEDF', '#4A566C')
      );
    })
    .join('');
  const key = (x, fill, word) =>
    rect(x, 157, 12, 9, { r: 2, fill }) + text(x + 18, 166, word, { size: 12.5, fill: '#4A566C', weight: 400 });
  return `<figure><figcaption><span class="both"><span lang="zh-Hant">按業務劃分的收入</span> <span lang="en">Revenue by segment</span></span></figcaption><svg viewBox="0 0 960 174">${rows}${key(label, blue, p.year)}${key(label + 66, '#C3CEDF', p.year - 1)}${text(960, 166, '百萬港元 HK$ million', { size: 12.5, fill: '#4A566C', weight: 400, anchor: 'r' })}</svg></figure>`;
}
