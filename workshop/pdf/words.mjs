// Dates and amounts as each language writes them.
const digits = '零一二三四五六七八九';
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const daysZh = '日一二三四五六';

export const parts = (iso) => iso.slice(0, 10).split('-').map(Number);
const numeral = (n) =>
  n < 10 ? digits[n] : `${n < 20 ? '' : digits[Math.floor(n / 10)]}十${n % 10 ? digits[n % 10] : ''}`;
export const yearZh = (year) => [...String(year)].map((d) => digits[d]).join('');
export const numeralZh = numeral;

/** 二零二六年十一月十二日, as filings write it. */
export function dateZh(iso) {
  const [y, m, d] = parts(iso);
  return `${yearZh(y)}年${numeral(m)}月${numeral(d)}日`;
}
export function dateEn(iso) {
  const [y, m, d] = parts(iso);
  return `${d} ${months[m - 1]} ${y}`;
}
export const monthEn = (m) => months[m - 1];
const weekday = (iso) => new Date(`${iso.slice(0, 10)}T00:00:00Z`).getUTCDay();
export const weekdayEn = (iso) => days[weekday(iso)];
export const weekdayZh = (iso) => `星期${daysZh[weekday(iso)]}`;

/** Moves by business days (weekends only; the sample keeps no holiday calendar). */
export function businessDays(iso, by) {
  const day = new Date(`${iso.slice(0, 10)}T00:00:00Z`);
  for (let left = Math.abs(by); left > 0; ) {
    day.setUTCDate(day.getUTCDate() + Math.sign(by));
    if (day.getUTCDay() % 6) left--;
  }
  return day.toISOString().slice(0, 10);
}

export const group = (n, decimals = 0) =>
  n.toLocaleString('en-GB', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
/** Accounts put a loss or a cost in brackets. */
export const account = (n) => (n < 0 ? `(${group(-n)})` : n === 0 ? '–' : group(n));
export const millionEn = (m) => `HK$${group(m, 1)} million`;
export const millionZh = (m) => `${group(Math.round(m * 100))} 萬港元`;
export const change = (now, then) => {
  const pct = (now / then - 1) * 100;
  return `${pct < 0 ? '−' : '+'}${Math.abs(pct).toFixed(1)}%`;
};
export const percent = (now, then) => `${Math.abs((now / then - 1) * 100).toFixed(1)}%`;
