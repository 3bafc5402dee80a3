import type { Locale } from '../i18n/locales';

/** How large the unit is that an amount is written in: Hong Kong dollars; million or 萬; billion or 億. */
export type AmountSize = 'small' | 'usual' | 'large';

/** An amount as it is written, with what stands around it. */
export interface WrittenAmount {
  size: AmountSize;
  /** Unit before the figure: `HK$`. */
  before: string;
  /** `8,640`; with a true minus where it is negative. */
  figure: string;
  /** Unit after it: `million`, `萬港元`. */
  after: string;
}

interface Unit extends Omit<WrittenAmount, 'figure'> {
  /** The least amount that is written in it, in Hong Kong dollars. */
  from: number;
  /** How many Hong Kong dollars it has. */
  dollars: number;
  /** Decimals of so many of it; of −1 the last figure is a nought. */
  decimals: (units: number) => number;
  /** They are written where they are nothing too: HK$36.0 million, but 3,600 萬港元. */
  whole?: boolean;
}

const inChinese = (dollars: string, tenThousand: string, hundredMillion: string): Unit[] => [
  { size: 'small', from: 0, dollars: 1, decimals: () => 0, before: '', after: dollars },
  // Of less than a hundred 萬 a tenth counts. More are rounded as texts and English have them: 8,640 and 86.4.
  {
    size: 'usual',
    from: 1e4,
    dollars: 1e4,
    decimals: (units) => (units < 100 ? 1 : -1),
    before: '',
    after: tenThousand,
  },
  // From one 億 on, as texts and the market write it: 4.332 億, not 43,320 萬. It keeps the tens of 萬 until it has two figures.
  {
    size: 'large',
    from: 1e8,
    dollars: 1e8,
    decimals: (units) => (units < 10 ? 3 : 1),
    before: '',
    after: hundredMillion,
  },
];

/** The units that each language counts in (glossary), smallest first. */
const UNITS: Record<Locale, Unit[]> = {
  zt: inChinese('港元', '萬港元', '億港元'),
  zh: inChinese('港元', '万港元', '亿港元'),
  en: [
    { size: 'small', from: 0, dollars: 1, decimals: () => 0, before: 'HK$', after: '' },
    { size: 'usual', from: 1e6, dollars: 1e6, decimals: () => 1, whole: true, before: 'HK$', after: 'million' },
    { size: 'large', from: 1e9, dollars: 1e9, decimals: () => 2, whole: true, before: 'HK$', after: 'billion' },
  ],
};

/**
 * An amount of HK$'000 in the unit that a language counts in: HK$86.4 million, 8,640 萬港元; or in one of a given size,
 * for amounts that are compared.
 */
export function writtenAmount(amount: number, locale: Locale, size?: AmountSize): WrittenAmount {
  // Whole dollars: what is divided and rounded below is a whole number, and a half is a half.
  const dollars = Math.round(Math.abs(amount) * 1000);
  const unit = UNITS[locale].find((each) => each.size === size) ?? unitOf(dollars, UNITS[locale]);
  const { rounded, decimals } = roundedIn(unit, dollars);
  const { before, after, whole } = unit;
  const maximumFractionDigits = Math.max(0, decimals);
  const minimumFractionDigits = whole ? maximumFractionDigits : 0;
  const figure = rounded.toLocaleString('en', { minimumFractionDigits, maximumFractionDigits });
  return { size: unit.size, before, figure: amount < 0 && rounded > 0 ? `\u2212${figure}` : figure, after };
}

/**
 * The size of unit that amounts of a column have in common: million or 萬 where any of them is written so, so that few
 * decimals lose nothing; undefined where one would be seen as nothing then.
 */
export function sharedSize(amounts: number[], locale: Locale): AmountSize | undefined {
  const sizes = new Set(amounts.filter(Boolean).map((amount) => writtenAmount(amount, locale).size));
  const size = (['usual', 'large', 'small'] as const).find((each) => sizes.has(each));
  const isLost = (amount: number) => amount !== 0 && !/[1-9]/.test(writtenAmount(amount, locale, size).figure);
  return amounts.some(isLost) ? undefined : size;
}

/** The unit of a column or a chart, as its head says it: HK$ million, 萬港元. */
export function unitWords(size: AmountSize, locale: Locale): string {
  const { before, after } = writtenAmount(0, locale, size);
  return `${before} ${after}`.trim();
}

/** The largest unit that an amount reaches when it is rounded: 999.96 million are a billion. */
function unitOf(dollars: number, units: Unit[]): Unit {
  return units.reduce((unit, larger) => {
    const shown = roundedIn(unit, dollars).rounded * unit.dollars;
    return shown >= larger.from ? larger : unit;
  });
}

function roundedIn({ dollars: unit, decimals: decimalsOf }: Unit, dollars: number) {
  const decimals = decimalsOf(dollars / unit);
  if (decimals < 0) {
    const step = 10 ** -decimals;
    return { rounded: Math.round(dollars / (unit * step)) * step, decimals };
  }
  const parts = 10 ** decimals;
  return { rounded: Math.round(dollars / (unit / parts)) / parts, decimals };
}
