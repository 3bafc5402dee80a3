/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { Amount } from '@/components/ui/text/amount';

/** What is in small letters between bars. */
const drawn = (amount: string) =>
  render(<Amount>{amount}</Amount>)
    .container.innerHTML.replaceAll('<small>', '|')
    .replaceAll('</small>', '|');

test.each([
  ['4 分鐘', '4| 分鐘|'],
  ['1 小時 37 分鐘', '1| 小時| 37| 分鐘|'],
  ['T 日 19:10', '|T 日| 19:10'],
  ['1,284 人', '1,284| 人|'],
  ['4 min', '4| min|'],
  ['23.8%', '23.8%'],
])('design, Figures as pictures: of %s the unit is small', (amount, expected) => {
  expect(drawn(amount)).toBe(expected);
});
