// The work list of the back office: margin accounts by the share of their credit in use, and what settlements has to
// do before each deadline. One account passes the line, is called, reads it, pays and is below the line again. Accounts,
// shares of credit and hours are those of `pictures/broker`.
import { each, group, line, rect, text } from '../kit/svg.mjs';
import { blue, blueLight, ink } from '../lib/palette.mjs';
import { seeded } from '../lib/random.mjs';
import { fmt } from '../lib/series.mjs';
import { company } from '../ui-kit/companies.mjs';
import { act, blend, clamp, fract, mix, stay, waves } from './motion.mjs';
import { readers, say } from './readers.mjs';

const [width, height, seconds] = [1280, 800, 10];
const warm = '#F2A65A';
const paid = '#5BC79B';
const r = seeded('film margin');
/** From this share on a client is called. */
export const limit = 0.9;

export const WORDS = {
  en: {
    title: 'Work list',
    date: '12 November',
    margin: 'Margin accounts',
    tasks: 'Settlement and corporate actions',
    heads: ['Due', 'Account', 'Status'],
    used: 'Margin used',
    matter: 'Matter',
    line: 'Call at 90%',
    silent: 'Called 14:28, no answer',
    answered: 'Called 14:31, read',
    warned: 'Warned 14:02',
    sending: 'Sending call',
    sent: 'Called 14:36',
    read: 'Called 14:36, read',
    paid: 'Paid 14:52',
    normal: 'Normal',
    short: (name, shares) => `${name}, ${shares} shares due`,
    scrip: (name) => `${name}, scrip dividend`,
    rights: (name) => `${name}, rights issue`,
    clients: (count) => `${count} clients`,
    states: ['Client contacted', '28 yet to choose', 'Notices sent'],
    tomorrow: '13 Nov',
  },
  zt: {
    title: '工作清單',
    date: '11 月 12 日',
    margin: '孖展帳戶',
    tasks: '交收及公司行動',
    heads: ['限期', '帳戶', '狀態'],
    used: '使用比率',
    matter: '事項',
    line: '追收水平 90%',
    silent: '14:28 已通知，未回應',
    answered: '14:31 已通知，已讀',
    warned: '14:02 已發預警',
    sending: '正在發出追收通知',
    sent: '14:36 已通知',
    read: '14:36 已通知，已讀',
    paid: '14:52 已補款',
    normal: '正常',
    short: (name, shares) => `${name}欠 ${shares} 股`,
    scrip: (name) => `${name}：以股代息選擇`,
    rights: (name) => `${name}：供股選擇`,
    clients: (count) => `${count} 個帳戶`,
    states: ['已聯絡客戶', '28 個未選擇', '已發通知'],
    tomorrow: '11-13',
  },
  zh: {
    title: '工作清单',
    date: '11 月 12 日',
    margin: '融资账户',
    tasks: '交收及公司行为',
    heads: ['时限', '账户', '状态'],
    used: '使用比例',
    matter: '事项',
    line: '追保水平 90%',
    silent: '14:28 已通知，未回应',
    answered: '14:31 已通知，已读',
    warned: '14:02 已发预警',
    sending: '正在发出追保通知',
    sent: '14:36 已通知',
    read: '14:36 已通知，已读',
    paid: '14:52 已补款',
    normal: '正常',
    short: (name, shares) => `${name}欠 ${shares} 股`,
    scrip: (name) => `${name}：以股代息选择`,
    rights: (name) => `${name}：供股选择`,
    clients: (count) => `${count} 个账户`,
    states: ['已联系客户', '28 个未选择', '已发通知'],
    tomorrow: '11-13',
  },
};

// Where columns stand, and rows.
const [left, right] = [40, 1240];
const at = { due: left + 28, account: 184, bar: [374, 726], share: 822, matter: 374, status: 874 };
const rowH = 57;
const headH = 48;
const top = { margin: 186, tasks: 590 };

// What happens to the account that is called, in shares of the film. It opens, and its poster is, when the call is out.
const begin = 0.34;
const when = { climb: [0.06, 0.26], cross: 0.2, sent: 0.29, read: 0.48, pay: [0.62, 0.74], rest: 0.94 };
const strain = (now) => 0.07 * act(now, ...when.climb) * (1 - act(now, ...when.pay));

/** What stands of it at a moment: each state fades into the next. */
const states = [
  ['warned', 0],
  ['sending', when.cross],
  ['sent', when.sent],
  ['read', when.read],
  ['paid', when.pay[0] + 0.07],
  ['warned', when.rest],
];

const breath = () =>
  waves(r, [
    [1, 0.0018],
    [2, 0.001],
  ]);
export const accounts = [
  { number: '80-533-9', share: 0.97, state: 'silent' },
  { number: '80-265-9', share: 0.93, state: 'answered' },
  { number: '81-120-4', share: 0.84, called: true },
  { number: '80-951-6', share: 0.76, state: 'normal' },
  { number: '80-914-0', share: 0.67, state: 'normal' },
].map((one) => ({ ...one, move: breath() }));

const head = (reader, x, y, words, o) => say(reader, x, y, words, { size: 23, weight: 500, fill: ink.mute, ...o });
const cell = (reader, x, y, words, o) => say(reader, x, y, words, { size: 25, weight: 500, fill: ink.soft, ...o });

/** A group of the list with its heads, of which the third says what is measured. */
function panel(reader, y, title, measure, rows) {
  const { heads } = WORDS[reader.locale];
  return (
    rect(left, y - headH, right - left, headH + rows.length * rowH, { r: 14, fill: '#0B1322', stroke: '#1B2740' }) +
    say(reader, left + 1, y - headH - 18, title, { size: 25, weight: 650, fill: '#fff' }) +
    head(reader, at.due, y - 16, heads[0]) +
    head(reader, at.account, y - 16, heads[1]) +
    head(reader, at.matter, y - 16, measure) +
    head(reader, at.status, y - 16, heads[2]) +
    each(rows, (row, i) => row(y + i * rowH) + line(left, y + i * rowH, right, y + i * rowH, '#1B2740'))
  );
}

const statusFill = { silent: warm, answered: warm, sending: '#fff', sent: warm, read: warm, paid, warned: '#E3C48F' };

function account(reader, t, one, y) {
  const words = WORDS[reader.locale];
  const now = fract(t + begin);
  const base = y + 37;
  const share = one.share + one.move(t) + (one.called ? strain(now) : 0);
  const over = clamp((share - limit) / 0.006);
  const called = one.called ? stay(now, when.cross, when.pay[0] + 0.09, 0.03, 0.04) : Number(share > limit);
  const lit = one.called ? stay(now, when.cross, when.read - 0.02, 0.03, 0.1) : 0;
  const [from, to] = at.bar;
  const status = (key, op, rise) =>
    op > 0.01
      ? group(
          cell(reader, at.status, base + rise, words[key], {
            fill: statusFill[key] ?? ink.soft,
            weight: key === 'sending' ? 600 : 500,
          }),
          { op },
        )
      : '';
  const shown = one.called
    ? each(states, ([key, start], n) => {
        const end = states[n + 1]?.[1] ?? 2;
        const came = n ? act(now, start, start + 0.03) : 1;
        const left = act(now, end, end + 0.018);
        return status(key, came * (1 - left), 10 * (1 - came) - 10 * left);
      })
    : status(one.state, 1, 0);
  return (
    (lit > 0.01
      ? rect(left + 1, y + 1, right - left - 2, rowH - 2, { fill: '#3A2A18', fo: 0.9 * lit }) +
        rect(left + 1, y + 1, 4, rowH - 2, { fill: warm, fo: lit })
      : '') +
    (called < 0.99 ? cell(reader, at.due, base, '–', { fill: ink.mute, op: 1 - called }) : '') +
    (called > 0.01 ? cell(reader, at.due, base, '15:30', { fill: '#fff', op: called }) : '') +
    text(at.account, base, one.number, { size: 25, weight: 600, fill: '#fff' }) +
    rect(from, y + 22, to - from, 13, { r: 6.5, fill: '#1B2740' }) +
    rect(from, y + 22, (to - from) * share, 13, { r: 6.5, fill: blend(blue, warm, over) }) +
    text(at.share, base, `${Math.round(share * 100)}%`, {
      size: 25,
      weight: 650,
      anchor: 'r',
      fill: blend('#FFFFFF', warm, over),
    }) +
    shown
  );
}

const tasks = ({ locale }) => {
  const words = WORDS[locale];
  const name = (code) => company(code).name[locale];
  return [
    ['15:45', '80-412-6', words.short(name('02884'), fmt(2000, 0)), words.states[0]],
    ['16:00', words.clients(340), words.scrip(name('07012')), words.states[1]],
    [words.tomorrow, words.clients(52), words.rights(name('07083')), words.states[2]],
  ];
};

function draw(t, reader) {
  const words = WORDS[reader.locale];
  const x = mix(...at.bar, limit);
  const called = accounts.map((one) => (y) => account(reader, t, one, y));
  const due = tasks(reader).map(([by, who, what, state], i) => (y) => {
    const base = y + 37;
    return (
      cell(reader, at.due, base, by, { fill: '#fff' }) +
      cell(reader, at.account, base, who, { fill: '#fff', weight: 600 }) +
      cell(reader, at.matter, base, what) +
      cell(reader, at.status, base, state, { fill: i < 2 ? blueLight : ink.soft })
    );
  });
  return (
    rect(0, 0, width, height, { fill: ink.bg }) +
    say(reader, left, 58, words.title, { size: 33, weight: 650, fill: '#fff' }) +
    say(reader, right, 57, words.date, { size: 23, weight: 500, fill: ink.mute, anchor: 'r' }) +
    panel(reader, top.margin, words.margin, words.used, called) +
    line(x, top.margin, x, top.margin + accounts.length * rowH - 4, '#fff', { sw: 2, dash: '5 6', op: 0.85 }) +
    head(reader, x, top.margin - 16, words.line, { anchor: 'm', fill: '#fff', weight: 600 }) +
    panel(reader, top.tasks, words.tasks, words.matter, due)
  );
}

const film = (reader) => ({ width, height, seconds, rate: 24, draw: (t) => draw(t, reader) });

export const margin = film(readers.en);
export const marginZt = film(readers.zt);
export const marginZh = film(readers.zh);
