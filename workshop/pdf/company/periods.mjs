// What a reporting period is called, in the formal and the plain style.
import { yearZh } from '../words.mjs';

const spans = {
  Q1: {
    kind: 'quarterly',
    zh: '三個月',
    en: 'three months',
    end: ['3', '31'],
    endZh: '三月三十一日',
    endEn: '31 March',
    name: ['第一季度', 'first quarter'],
  },
  H1: {
    kind: 'interim',
    zh: '六個月',
    en: 'six months',
    end: ['6', '30'],
    endZh: '六月三十日',
    endEn: '30 June',
    name: ['上半年', 'first half'],
  },
  '9M': {
    kind: 'quarterly',
    zh: '九個月',
    en: 'nine months',
    end: ['9', '30'],
    endZh: '九月三十日',
    endEn: '30 September',
    name: ['首九個月', 'nine months'],
  },
  FY: {
    kind: 'annual',
    zh: '年度',
    en: 'year',
    end: ['12', '31'],
    endZh: '十二月三十一日',
    endEn: '31 December',
    name: ['全年', 'year'],
  },
};

export function period(year, span) {
  const s = spans[span];
  const [m, d] = s.end;
  return {
    year,
    span,
    kind: s.kind,
    audited: span === 'FY',
    formalZh: `截至${yearZh(year)}年${s.endZh}止${s.zh}`,
    plainZh: `截至 ${year} 年 ${m} 月 ${d} 日止${s.zh}`,
    en: `${s.en} ended ${s.endEn} ${year}`,
    asAtZh: `${year} 年 ${m} 月 ${d} 日`,
    asAtEn: `${s.endEn} ${year}`,
    iso: `${year}-${m.padStart(2, '0')}-${d}`,
    shortZh: span === 'FY' ? `${year} 年` : `${year} 年${s.name[0]}`,
    shortEn: span === 'FY' ? String(year) : `${span === '9M' ? '9M' : span} ${year}`,
    spanZh: s.name[0],
    spanEn: s.name[1],
  };
}

/** "third-quarterly-report-2026" or "interim-results-2026" to a period. */
export function periodOf(slug) {
  const year = Number(slug.match(/\d{4}/)[0]);
  const span = slug.startsWith('third')
    ? '9M'
    : slug.startsWith('first')
      ? 'Q1'
      : slug.startsWith('interim')
        ? 'H1'
        : 'FY';
  return period(year, span);
}
