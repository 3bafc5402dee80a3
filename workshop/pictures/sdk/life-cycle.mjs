// sdk/life-cycle and sdk/life-cycle-tall: one connection of the protocol, message by message, between program and server.
import { each, line, path, rect, text } from '../../kit/svg.mjs';
import { html } from '../phone/base.mjs';
import { words } from './words.mjs';

const ink = '#0B1220';
const soft = '#4A566C';
const blue = '#1F5BFF';
const warm = '#A34F06';

/**
 * Phases of messages as the protocol names them: direction (> from the program, < from the server, x lost on the way),
 * name, what it carries, and what each side does then, by its word.
 */
const phases = [
  [
    ['>', '', 'open'],
    ['<', 'hello', 'version 2.0, nonce'],
  ],
  [
    ['>', 'signIn', 'key, signature', { program: 'sign', server: 'check' }],
    ['<', 'signedIn', 'channels, delay 0'],
  ],
  [
    ['>', 'subscribe', 'quote, ["02871.HK"]'],
    ['<', 'subscribed', 'remaining 299'],
    ['<', 'snapshot', 'sequence 1042'],
  ],
  [
    ['<', 'quote', 'sequence 1043'],
    ['x', 'quote', 'sequence 1044'],
    ['<', 'quote', 'sequence 1045', { program: 'gap' }],
  ],
  [
    ['>', 'resend', 'first 1044, last 1044'],
    ['<', 'resent', 'messages [1044]', { program: 'fill' }],
  ],
  [
    ['<', 'heartbeat', 'id 1', { server: 'beat' }],
    ['>', 'heartbeat', 'id 1'],
  ],
  [
    ['>', 'signOut', 'id 4'],
    ['<', 'signedOut', 'id 4', { server: 'closes' }],
  ],
];
/** The order of phases above among the words. */
const named = [0, 1, 2, 3, 5, 4, 6];
/** What the program signs, the same in every language. */
const signature = ['HMAC-SHA256(secret,', '"nonce\\nkey\\nversion")'];

/** How far from the program the lost message ends, as a share of the way. */
const lostAt = 0.25;
const label = (x, y, value, o) => text(x, y, value, { size: 12, fill: soft, ...o });
const noteLines = (w, word) => (word === 'sign' ? signature : [w[word]]);

/** An arrow that falls a little: a message takes its time. Lost, it ends half way in a cross. */
function arrow(kind, a, b, y) {
  const [from, to] = kind === '>' ? [a + 5, b - 2] : [b - 5, a + 2];
  const fall = 5;
  const stroke = kind === '>' ? blue : kind === '<' ? ink : warm;
  if (kind === 'x') {
    const [x, at] = [a + (b - a) * lostAt, y + fall * 0.8];
    return (
      line(from, y, x + 9, at, stroke, { sw: 1.5, dash: '5 4' }) +
      path(`M${x - 5} ${at - 5}l10 10m0-10l-10 10`, { stroke, sw: 2, cap: 'round' })
    );
  }
  const back = kind === '>' ? -1 : 1;
  return (
    line(from, y, to, y + fall, stroke, { sw: 1.5 }) +
    path(`M${to} ${y + fall}l${back * 9} -4.600v8.600z`, { fill: stroke })
  );
}

/** `beside`: notes stand outside the life lines, where there is room; else under their message. */
function drawing(locale, { width, height, a, b, head, step, gap, left, size, beside }) {
  const w = words[locale].cycle;
  let y = head + 10;
  const bands = phases.map((messages, i) => {
    const top = y;
    y += gap / 2;
    const rows = each(messages, ([kind, name, carries, does = {}]) => {
      const at = y + size + 6;
      const under = beside ? [] : Object.values(does).slice(0, 1);
      y += step + under.flatMap((word) => noteLines(w, word)).length * (size + 1.5);
      const words = carries === 'open' ? w.open : carries;
      const colour = kind === '>' ? blue : kind === 'x' ? warm : ink;
      const message = html`<text x="${(a + b) / 2}" y="${at - 4}" font-size="${size}" text-anchor="middle" class="${name ? 'mono' : ''}" fill="${soft}"><tspan font-weight="700" fill="${colour}">${name}</tspan>${name ? '  ' : ''}<tspan${name ? '' : html` font-weight="600" fill="${blue}"`}>${words}</tspan></text>`;
      const note = (word, value, x, y, anchor) =>
        label(x, y, value, {
          anchor,
          size: size - 0.5,
          class: word === 'sign' ? 'mono' : undefined,
          fill: word === 'gap' ? warm : soft,
          weight: word === 'gap' ? 600 : 450,
        });
      const side = (word, x, anchor) => {
        const lines = noteLines(w, word);
        const first = at + (lines.length > 1 ? -2 : 5);
        return each(lines, (value, n) => note(word, value, x, first + n * 16, anchor));
      };
      const notes = beside
        ? (does.program ? side(does.program, a - 12, 'r') : '') + (does.server ? side(does.server, b + 12, 'l') : '')
        : each(under, (word) =>
            each(noteLines(w, word), (value, n) => note(word, value, (a + b) / 2, at + size + 5 + n * (size + 2), 'm')),
          );
      const lost =
        kind === 'x'
          ? label(a + (b - a) * lostAt - 12, at + 9, w.lost, { anchor: 'r', size: size - 0.5, fill: warm, weight: 600 })
          : '';
      return message + arrow(kind, a, b, at) + notes + lost;
    });
    y += gap / 2;
    const tall = y - top;
    const title = label(left, top + gap / 2 + size + 8, w.phases[named[i]], {
      size: size + 0.5,
      weight: 650,
      fill: ink,
    });
    return { ground: i % 2 ? '' : rect(8, top, width - 16, tall, { r: 8, fill: '#F3F6FC' }), drawn: title + rows };
  });
  const lifeLine = (x) => line(x, head, x, y + 8, '#9AA8C0', { dash: '2 4', sw: 1.25 });
  const headOf = (x, name, fill, stroke) => {
    const half = beside ? 88 : 68;
    return (
      rect(x - half, head - 34, half * 2, 34, { r: 9, fill, stroke, 'stroke-width': 1.25 }) +
      label(x, head - 12.5, name, { anchor: 'm', size: size + 1, weight: 650, fill: '#fff' })
    );
  };
  const heads = headOf(a, w.program, blue, blue) + headOf(b, w.server, ink, ink);
  const svg =
    each(bands, (band) => band.ground) + lifeLine(a) + lifeLine(b) + heads + each(bands, (band) => band.drawn);
  return html`<div class="paper" style="position:absolute;inset:0;background:#fff"><svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${svg}</svg></div>`;
}

/** 800 × 500, for a column of a page. */
export const lifeCycle = (locale) =>
  drawing(locale, {
    width: 800,
    height: 500,
    a: 276,
    b: 612,
    head: 42,
    step: 25.4,
    gap: 4,
    left: 22,
    size: 12,
    beside: true,
  });

/** 400 × 667, for a phone. */
export const lifeCycleTall = (locale) =>
  drawing(locale, {
    width: 400,
    height: 666.67,
    a: 92,
    b: 324,
    head: 42,
    step: 30,
    gap: 7,
    left: 14,
    size: 11.5,
    beside: false,
  });
