/** @jest-environment jsdom */
import '../support/node-globals';
import { render, screen } from '@testing-library/react';
import { FollowLinks } from '@/components/data/follow-links';
import type { RouteId } from '@/lib/site/routes';
import { speak } from '../support/next-intl';

jest.mock('next-intl', () => jest.requireActual('../support/next-intl'));

const namesOn = (route: RouteId) => {
  render(<FollowLinks page={{ route, layout: 'desktop', locale: 'zt' }} />);
  return screen.getAllByRole('link').map((link) => link.textContent);
};
beforeEach(() => speak('zt'));

test('a page with one list offers its feed in both formats', () => {
  expect(namesOn('companyDynamics')).toEqual(['RSS', 'JSON Feed']);
});

test('where feeds of several lists are offered, each says which', () => {
  expect(namesOn('investorRelations')).toEqual(['公告及通函 RSS', '公司動態 RSS', '投資者日曆（.ics）']);
});
