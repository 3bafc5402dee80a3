// The Hong Kong market by sector: the companies and a tail of smaller ones. A sector moved as far as its companies did.
import { seeded } from '../lib/random.mjs';
import { companies } from './companies.mjs';

const moods = {
  technology: 1.6,
  finance: 0.9,
  utilities: 1.2,
  telecom: 0.2,
  automobile: -1.7,
  transport: 0.1,
  health: -1.4,
  consumer: 0.2,
  property: -1.1,
  materials: 0.6,
};

const r = seeded('heat map');

export const sectors = Object.entries(moods).map(([name, mood]) => {
  const named = companies.filter((c) => c.sector === name).map((c) => ({ value: c.value, percent: c.percent, c }));
  const head = named.reduce((sum, one) => sum + one.value, 0);
  const tail = Array.from({ length: 9 + r.int(0, 4) }, (_, k) => ({
    value: (head * r.between(0.5, 0.9) + 40) / (k * 1.9 + 5),
    percent: mood + r.normal() * 1.1,
  }));
  const items = named.concat(tail);
  const value = items.reduce((sum, one) => sum + one.value, 0);
  return { name, items, value, percent: items.reduce((sum, one) => sum + one.percent * one.value, 0) / value };
});

/** How far a sector of Hong Kong moved today, in percent. */
export const sectorMove = (name) => sectors.find((sector) => sector.name === name).percent;
