/** @jest-environment jsdom */
import '../support/node-globals';
import { render, screen } from '@testing-library/react';
import { DataNotice } from '@/components/data/data-notice';
import { LOCALES } from '@/lib/i18n/locales';
import { speak } from '../support/next-intl';

jest.mock('next-intl', () => jest.requireActual('../support/next-intl'));

const HONG_KONG_TIME = { zt: '香港時間', zh: '香港时间', en: 'Hong Kong time' };

test.each(LOCALES)('Language: the time of older data is said to be that of Hong Kong, in %s', (locale) => {
  speak(locale);
  const page = { route: 'companyDynamics', layout: 'desktop', locale } as const;
  // Late in the evening of the day before in London.
  const at = Date.UTC(2026, 10, 17, 23, 5);
  for (const empty of [undefined, true] as const) {
    const { unmount } = render(<DataNotice page={page} read={{ state: 'stale', at, empty, data: [] }} />);
    expect(screen.getByRole('status')).toHaveTextContent(HONG_KONG_TIME[locale]);
    expect(screen.getByRole('status')).toHaveTextContent(/18\D.*7:05/);
    unmount();
  }
});
