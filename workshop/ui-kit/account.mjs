// The account of every picture: its number, the cash in it, what is held and at what cost. Prices are the companies' own.
import { company } from './companies.mjs';

export const account = {
  number: '••2841',
  cash: 486230.4,
  /** Code, shares, cost of one. */
  holdings: [
    ['07421', 2400, 54.18],
    ['02871', 2000, 47.92],
    ['02853', 600, 108.35],
    ['07452', 400, 93.6],
    ['07061', 400, 66.1],
  ],
};

const positions = account.holdings.map(([code, shares, cost]) => ({ ...company(code), shares, cost }));
const sum = (worth) => positions.reduce((all, one) => all + worth(one), 0);

/** Everything in it, and what of that came today and since it was bought. */
export const total = sum(({ price, shares }) => price * shares) + account.cash;
export const today = sum(({ change, shares }) => change * shares);
export const gained = sum(({ price, cost, shares }) => (price - cost) * shares);
