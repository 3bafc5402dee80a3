// The invented companies that are about to list. One offer has one price, one size and one timetable in every picture.
// None of them is a firm of the partner and client wall (lib/assets/marks.json).
import { amount } from './html.mjs';

const list = [
  // English, 香港, 内地, low, high, lot, raised (HK$), times subscribed; days of November: applications, results, listing
  ['Juniper Robotics', '杜松機械人', '杜松机器人', 18.6, 21.4, 200, 2.09e9, 126.4, 10, 13, 16, 17],
  ['Saltern Therapeutics', '鹽坊醫藥', '盐坊医药', 30.8, 34.2, 100, 1.46e9, 41.7, 9, 12, 13, 16],
  ['Weft Logistics', '緯線物流', '纬线物流', 4.12, 5.06, 1000, 0.68e9, 7.9, 11, 16, 17, 18],
  ['Kite Battery', '紙鳶電池', '纸鸢电池', 62.5, 70, 50, 3.92e9, 2.4, 12, 17, 18, 19],
  ['Marlow Tea', '瑪露茶業', '玛露茶业', 2.36, 2.84, 1000, 0.31e9, 0, 16, 19, 20, 23],
  ['Cinder Optics', '燼光光學', '烬光光学', 11.1, 12.9, 500, 0.87e9, 0, 17, 20, 23, 24],
  ['Plumtree Care', '梅樹護理', '梅树护理', 7.28, 8.08, 500, 0.54e9, 0, 19, 24, 25, 26],
];

/** The moment is after noon, when an offer whose last day is today has closed. */
const today = 12;

export const offers = list.map(([en, zt, zh, low, high, lot, raise, times, from, to, result, listing]) => ({
  name: { en, zt, zh },
  low,
  high,
  lot,
  raise,
  times,
  from,
  to,
  result,
  listing,
  state: from > today ? 'upcoming' : to > today ? 'open' : 'closed',
  /** One lot at the highest price, with 1 % brokerage, levies and trading fee 0.0085 %. */
  fee: lot * high * 1.010085,
}));

export const offersIn = (state) => offers.filter((offer) => offer.state === state);
/** HK$2.09B, and in Chinese 20.90 億港元. */
export const raised = (offer, locale) =>
  locale === 'en' ? `HK$${amount(offer.raise, locale)}` : `${amount(offer.raise, locale)}港元`;
