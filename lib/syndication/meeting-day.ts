import { DATE_OF_BOARD_MEETING } from '../domain/filing-kind';
import { numeralsAsFigures } from '../text/numerals';

/** A meeting that a filing calls: which one it is, and its day as UTC midnight. */
export interface Meeting {
  kind: 'annual' | 'extraordinary' | 'class' | 'general' | 'board';
  day: Date;
  /** It was called for another day before. */
  moved: boolean;
}

const MONTHS = Array.from({ length: 12 }, (_, month) =>
  new Date(Date.UTC(2000, month)).toLocaleString('en', { month: 'long', timeZone: 'UTC' }),
);
/** Not the end of a period: 「截至 … 止」, "ended …". */
const DATE = new RegExp(
  [
    String.raw`(?<!截至 ?)(\d{4}) ?年 ?(\d{1,2}) ?月 ?(\d{1,2}) ?日(?! ?止)`,
    String.raw`(?<!\bended (?:on )?)\b(\d{1,2})(?:st|nd|rd|th)? (${MONTHS.join('|')}),? (\d{4})`,
    String.raw`(?<!\bended (?:on )?)\b(${MONTHS.join('|')}) (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})`,
  ].join('|'),
  'gi',
);

/** What calls a meeting, not what was voted, nor a form. */
const NOTICE = /大[會会]的?(?:之)?通[告知]|notice of .*general meeting/i;
const AFTER = /[結结]果|[決决][議议]|表格|\bresolutions?\b|\bpoll\b|\bresults? of\b|\bproxy\b/i;
const MOVED =
  /[經经]?修[訂订]|更改|更正|[變变]更|改[為为期]|延[期遲迟後后]|押[後后]|[續续][會会]|[補补]充|\b(?:revised|amended|adjourn\w*|postpone\w*|re-?schedul\w*|change of|supplement\w*)\b/i;
const MOVED_GENERAL_MEETING = /大[會会]|general meeting/i;
const BOARD = /董事[會会](?:會議|会议)?(?:[將将])?[於于在]|board meeting (?:to be |will be )?held on/i;

const KINDS: readonly (readonly [Exclude<Meeting['kind'], 'board'>, RegExp])[] = [
  ['annual', /[週周]年|\bannual\b/i],
  ['class', /[類类][別别]|\bclass\b/i],
  ['extraordinary', /特[別别]|[臨临][時时]|\b(?:extraordinary|special)\b/i],
];

/** The meeting that a filing calls, where its title names the day; undefined where it calls none, or names none. */
export function meetingIn(title: string): Meeting | undefined {
  const kind = meetingCalledBy(title);
  const days = kind === undefined ? [] : daysIn(title);
  const moved = MOVED.test(title);
  // The new day stands after the old one.
  const day = moved ? days.at(-1) : days[0];
  return kind && day && { kind, day, moved };
}

/** The board meeting that a filing calls, by the sentence of the filing that says when it is held. */
export function boardMeetingIn(title: string, words: string): Meeting | undefined {
  if (!callsBoardMeeting(title)) return undefined;
  const text = words.replace(/\s+/g, ' ').replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '');
  const [day] = text
    .split(/[。；]|(?<=[a-z\d])\.(?= )/)
    .filter((sentence) => HELD.test(sentence))
    .flatMap(daysIn);
  return day && { kind: 'board', day, moved: MOVED.test(title) };
}

/** 「董事會會議將於 … 舉行」, "a meeting of the Board will be held on …". */
const HELD = /董事[會会].{0,60}(?:[舉举]行|召[開开])|\bboard\b.{0,120}\bheld\b/i;

/** Whether a filing announces a meeting of the board. */
export function callsBoardMeeting(title: string): boolean {
  return !AFTER.test(title.replace(/(?:quarterly|interim|annual|final) results?/gi, '')) && isOfBoard(title);
}

const isOfBoard = (title: string) => DATE_OF_BOARD_MEETING.test(title) || BOARD.test(title);

function meetingCalledBy(title: string): Meeting['kind'] | undefined {
  if (callsBoardMeeting(title)) return 'board';
  if (AFTER.test(title)) return undefined;
  if (!NOTICE.test(title) && !(MOVED.test(title) && MOVED_GENERAL_MEETING.test(title))) return undefined;
  return KINDS.find(([, words]) => words.test(title))?.[0] ?? 'general';
}

/** Every day that a text names: 「2026 年 6 月 12 日」, 「二零二六年六月十二日」, "12 June 2026", "June 12, 2026". */
function daysIn(text: string): Date[] {
  return Array.from(numeralsAsFigures(text).matchAll(DATE), ([, y, m, d, day, month, year, monthUs, dayUs, yearUs]) =>
    dayOf(Number(y ?? year ?? yearUs), m ?? month ?? monthUs ?? '', Number(d ?? day ?? dayUs)),
  ).filter((day) => day !== undefined);
}

/** As UTC midnight; undefined where the calendar has no such day. */
function dayOf(year: number, monthOrName: string, date: number): Date | undefined {
  const named = MONTHS.findIndex((month) => month.toLowerCase() === monthOrName.toLowerCase());
  const month = named >= 0 ? named : Number(monthOrName) - 1;
  const day = new Date(Date.UTC(year, month, date));
  return day.getUTCFullYear() === year && day.getUTCMonth() === month && day.getUTCDate() === date ? day : undefined;
}
