/** @jest-environment jsdom */
import '../../support/node-globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { SharePriceBlock } from '@/components/investors/share-price/share-price-block';
import { answer, record } from '@/tests/unit/support/prices';
import { installMotion } from '../../support/motion';
import { speak } from '../../support/next-intl';

jest.mock('next-intl', () => jest.requireActual('../../support/next-intl'));
jest.mock('@/lib/company/sample', () => ({ isSample: () => false }));
jest.mock('@/components/investors/share-price/chart-island', () => {
  throw new Error('Loading chunk failed');
});

test('§9 the chart: where its code cannot be fetched the drawing of the server stays, with its name and the focus', async () => {
  installMotion();
  speak('en');
  const page = { route: 'investorRelations', layout: 'desktop', locale: 'en' } as const;
  const read = { state: 'fresh', data: answer([record('930', 0.84), record('931', 0.85)]) } as const;
  render(<SharePriceBlock page={page} read={read} />);
  const drawing = within(screen.getByTestId('price-chart')).getByRole('img');
  await act(async () => drawing.focus());
  await act(async () => fireEvent.pointerMove(drawing));
  expect(drawing).toHaveAccessibleName(/^Intraday chart, 20 November 2026/);
  expect(drawing.querySelectorAll('path[d^="M0"]')).toHaveLength(3);
  expect(drawing).toHaveFocus();
});
