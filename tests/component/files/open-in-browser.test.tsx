/** @jest-environment jsdom */
import '../support/node-globals';
import { render, screen } from '@testing-library/react';
import { OpenInBrowser } from '@/components/files/open-in-browser';
import { LOCALES } from '@/lib/i18n/locales';
import { speak } from '../support/next-intl';

jest.mock('next-intl', () => jest.requireActual('../support/next-intl'));

const ADDRESS = 'http://localhost:3000/financialReports';

afterEach(() => document.documentElement.removeAttribute('data-in-app'));

describe('§9 where files are offered, within WeChat', () => {
  test.each(LOCALES)('§9 in %s it says what to press, and the address to take along in that language', (locale) => {
    document.documentElement.setAttribute('data-in-app', 'wechat');
    speak(locale);
    render(<OpenInBrowser page={{ route: 'financialReports', layout: 'mobile', locale }} />);
    expect(screen.getByRole('note')).toHaveTextContent(/⋯/);
    expect(screen.getByText(locale === 'zt' ? ADDRESS : `${ADDRESS}?lang=${locale}`)).toBeInTheDocument();
    expect(screen.getByRole('button')).toHaveAccessibleName();
  });

  test('§9 elsewhere, where it is not seen, there is no button either', () => {
    render(<OpenInBrowser page={{ route: 'financialReports', layout: 'mobile', locale: 'en' }} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
