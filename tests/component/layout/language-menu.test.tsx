/** @jest-environment jsdom */
import '../support/node-globals';
import { render, screen, within } from '@testing-library/react';
import { DesktopHeader } from '@/components/layout/desktop-header';
import { MobileHeader } from '@/components/layout/mobile-header';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import type { PageContext } from '@/lib/site/page-context';
import { speak } from '../support/next-intl';
import { installPopovers } from '../support/popover';

jest.mock('next-intl', () => jest.requireActual('../support/next-intl'));
installPopovers();

const pageIn = (locale: Locale, layout: PageContext['layout'] = 'desktop'): PageContext => ({
  route: 'announcements',
  layout,
  locale,
  query: { year: 2025, q: '業績', pageIndex: 2, pageSize: undefined },
});

describe('§2 language menu: without scripts each entry leads to its own language', () => {
  test.each(LOCALES)('§2 desktop, on a page in %s', (locale) => {
    speak(locale);
    render(<DesktopHeader page={pageIn(locale)} />);
    const links = within(screen.getByTestId('language-menu')).getAllByRole('link', { hidden: true });
    const queries = links.map((link) => Object.fromEntries(new URL((link as HTMLAnchorElement).href).searchParams));
    expect(queries).toEqual(LOCALES.map((lang) => ({ year: '2025', q: '業績', pageIndex: '2', lang })));
    expect(links.map((link) => link.hasAttribute('aria-current'))).toEqual(LOCALES.map((each) => each === locale));
  });

  test.each(LOCALES)('§2 mobile, on a page in %s', (locale) => {
    speak(locale);
    const { container } = render(<MobileHeader page={pageIn(locale, 'mobile')} />);
    const form = container.querySelector<HTMLFormElement>('form[method="get"]');
    const choices = [...container.querySelectorAll<HTMLInputElement>('input[name="lang"]')];
    expect(choices.map(({ value }) => value)).toEqual([...LOCALES]);
    for (const choice of choices) {
      choice.checked = true;
      expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
        year: '2025',
        q: '業績',
        pageIndex: '2',
        lang: choice.value,
      });
    }
  });
});
