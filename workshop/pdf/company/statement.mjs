// A condensed income statement in HK$'000 that adds up and rounds to the figures of record.
import { seeded } from '../../lib/random.mjs';

export function statement(f) {
  const r = seeded(`statement ${f.key}`);
  const near = (million, reach = 24) => Math.round(million * 1000) + r.int(-reach, reach);
  const [a, b] = [near(f.segments[0], 18), near(f.segments[1], 18)];
  const revenue = near(f.revenue, 28);
  const segments = [a, b, revenue - a - b];
  const cost = -near(f.revenue * (1 - f.margin), 60);
  const gross = revenue + cost;
  const other = near(f.revenue * f.other, 20);
  const research = -near(f.research, 20);
  const listing = -Math.round(f.listing * 1000);
  const profit = near(f.profit, 28);
  const taxShare = f.listing ? 0.3 : 0.118 + r.next() * 0.02; // listing costs are not deductible
  const before = Math.round(profit / (1 - taxShare));
  const finance = -near(f.revenue * 0.003, 10);
  const operating = before - gross - other - research - listing - finance; // what selling and administration cost
  const selling = Math.round(operating * (0.37 + r.next() * 0.03));
  return {
    segments,
    revenue,
    cost,
    gross,
    other,
    research,
    listing,
    finance,
    before,
    profit,
    selling,
    admin: operating - selling,
    tax: profit - before,
  };
}
