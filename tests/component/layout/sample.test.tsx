/** @jest-environment jsdom */
import '../support/node-globals';
import { cleanup, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ContactPage } from '@/components/contact/contact-page';
import { DataNotice } from '@/components/data/data-notice';
import { Definitions } from '@/components/definitions/definitions';
import { HomeNotice } from '@/components/home/notice';
import { DesktopFooter } from '@/components/layout/desktop-footer';
import { MobileFooter } from '@/components/layout/mobile-footer';
import { LicenceHolder } from '@/components/markets/licence-holder';
import { isSample, type Source } from '@/lib/company/sample';
import { LOCALES } from '@/lib/i18n/locales';
import { speak } from '../support/next-intl';

jest.mock('next-intl', () => jest.requireActual('../support/next-intl'));
jest.mock('@/lib/company/sample', () => ({ isSample: jest.fn() }));
jest.mock('@/components/layout/wechat-codes', () => ({ WechatCodes: () => null, SocialIcon: () => null }));
jest.mock('@/components/contact/message-form', () => ({ MessageForm: () => null }));
jest.mock('@/components/media/scene', () => ({ Scene: () => null }));

const only = (...sample: Source[]) => jest.mocked(isSample).mockImplementation((source) => sample.includes(source));

const FOOTERS = { desktop: DesktopFooter, mobile: MobileFooter };
/** Words for what comes from the API, and for what ships with the site. */
const WORDS = {
  zt: { data: /股價/, content: /示例.*人物.*聯絡資料/, label: '示例資料' },
  zh: { data: /股价/, content: /示例.*人物.*联系方式/, label: '示例数据' },
  en: { data: /prices|filings/i, content: /Sample.*people.*contacts/, label: 'Sample data' },
};

describe.each(LOCALES)('Names: a thing is labelled by its own source, in %s', (locale) => {
  beforeEach(() => speak(locale));
  const { data, content, label } = WORDS[locale];

  describe.each(['desktop', 'mobile'] as const)('the footer, on %s', (layout) => {
    const Footer = FOOTERS[layout];
    const footer = () => {
      cleanup();
      render(<Footer page={{ route: 'aboutUs', layout, locale }} />);
      return screen.getByTestId('site-footer');
    };

    test('says that all is sample content, then that what ships with the site is, and nothing without any', () => {
      only('data', 'content');
      expect(footer()).toHaveTextContent(content);
      expect(footer()).toHaveTextContent(data);
      only('content');
      expect(footer()).toHaveTextContent(content);
      expect(screen.getByText(content)).not.toHaveTextContent(data);
      expect(screen.getByText(content).closest('button, [popover]')).toBeNull();
      only();
      expect(footer()).not.toHaveTextContent(/示例[網网]站|Sample site/);
    });
  });

  test('the notice over the home page names what is sample content, and warns of impostors without any', () => {
    const said = (...sample: Source[]) => {
      cleanup();
      only(...sample);
      document.body.innerHTML = renderToStaticMarkup(<HomeNotice />);
      return screen.getByTestId('notice-bar');
    };
    const people = /人物|person|people/;
    expect(said('data', 'content')).toHaveTextContent(people);
    expect(said('content')).toHaveTextContent(people);
    expect(said('content')).not.toHaveTextContent(data);
    expect(said()).not.toHaveTextContent(/示例|sample/);
    expect(said()).toHaveTextContent('+852');
    document.body.innerHTML = '';
  });

  test('with an API, facts of the sample are labelled and its lists are not', () => {
    only('content');
    const labels = (part: React.ReactElement) => {
      cleanup();
      render(part);
      return screen.queryAllByText(label).length;
    };
    const page = { route: 'contactUs', layout: 'desktop', locale } as const;
    expect(labels(<ContactPage page={page} />)).toBe(1);
    expect(labels(<LicenceHolder />)).toBe(1);
    expect(labels(<Definitions page={{ ...page, route: 'aboutUs' }} />)).toBe(1);
    expect(labels(<DataNotice page={page} read={{ state: 'fresh', data: [] }} />)).toBe(0);
    only();
    expect(labels(<ContactPage page={page} />)).toBe(0);
    expect(labels(<LicenceHolder />)).toBe(0);
  });
});
