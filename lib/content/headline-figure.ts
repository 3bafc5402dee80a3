/** The first amount that a text names, as it is written there, with what stands around it. */
export interface HeadlineFigure {
  /** Unit before the figure: `HK$`. */
  before: string;
  figure: string;
  /** Unit after it: `million`, `萬港元`. */
  after: string;
}

/** Amounts in the three languages, in digits and with the unit of scale that makes them a headline. */
const AMOUNTS = [
  /(?<before>HK\$|RMB|US\$)\s?(?<figure>\d[\d,]*(?:\.\d+)?)\s?(?<after>million|billion)\b/i,
  /(?<before>)(?<figure>\d[\d,]*(?:\.\d+)?) ?(?<after>(?:百[萬万]|[萬億万亿]) ?(?:港[元幣币]|元|美元|人民幣|人民币))/u,
];

/** Whether that amount is revenue: the sentence it stands in says so. */
export function isRevenue(text: string | undefined): boolean {
  const amount = headlineFigure(text);
  const sentence = text?.split(/[。！？]|[.!?]\s/u).find((each) => amount && each.includes(amount.figure));
  return /收入|revenue/iu.test(sentence ?? '');
}

/** The amount a report's introduction opens with; none where it names none. */
export function headlineFigure(text: string | undefined): HeadlineFigure | undefined {
  const found = AMOUNTS.map((amount) => amount.exec(text ?? '')).filter((match) => match !== null);
  const [first] = found.sort((one, other) => one.index - other.index);
  const { before = '', figure, after = '' } = first?.groups ?? {};
  return figure === undefined ? undefined : { before, figure, after };
}

const ATTRIBUTABLE = /應佔(?:溢利|虧損)|应占(?:利润|亏损)|(?:profit|loss) attributable/iu;

/** What the owners of the company earned or lost: the first amount after the words that say so; none where they do not. */
export function attributableFigure(text: string | undefined): (HeadlineFigure & { loss: boolean }) | undefined {
  const [words] = ATTRIBUTABLE.exec(text ?? '') ?? [];
  if (!text || words === undefined) return undefined;
  const [sentence] = text.slice(text.indexOf(words)).split(/(?<=[。！？])|(?<=[.!?])\s/u);
  const figure = headlineFigure(sentence);
  return figure && { ...figure, loss: /虧損|亏损|loss/iu.test(words) };
}
