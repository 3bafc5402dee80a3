/** @jest-environment jsdom */
import '../support/node-globals';
import { render, screen } from '@testing-library/react';
import { ContactBlocks } from '@/components/contact/contact-blocks';
import { DesktopFooter } from '@/components/layout/desktop-footer';
import { MobileFooter } from '@/components/layout/mobile-footer';
import { LicenceHolder } from '@/components/markets/licence-holder';
import { drawing } from '@/lib/company/drawings';
import { setCompanyContent } from '@/lib/content-folder/current';
import { corporation } from '@/lib/seo/structured/corporation';
import { SAMPLE_COMPANY } from '../../unit/support/sample';
import { speak } from '../support/next-intl';

jest.mock('next-intl', () => jest.requireActual('../support/next-intl'));
jest.mock('@/components/layout/wechat-codes', () => ({ WechatCodes: () => 'WeChat codes', SocialIcon: () => null }));

const FOOTERS = { desktop: DesktopFooter, mobile: MobileFooter };
const { company } = SAMPLE_COMPANY;
beforeEach(() => speak('en'));
afterEach(() => setCompanyContent(SAMPLE_COMPANY));

/** A company that has none of what it may leave out. */
function setBareCompany(): void {
  const { wechat: _, ...more } = company;
  const { hongKong } = company.phones;
  const { liveReport, aipo } = company.partnerSites;
  const bare = { ...more, phones: { hongKong }, social: {}, licence: {}, partnerSites: { liveReport, aipo } };
  setCompanyContent({ ...SAMPLE_COMPANY, company: bare as typeof company });
}

describe.each(['desktop', 'mobile'] as const)('the footer on %s', (layout) => {
  const Footer = FOOTERS[layout];
  const draw = () => render(<Footer page={{ route: 'aboutUs', layout, locale: 'en' }} />);
  const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

  test('has every account, number and site that the company has', () => {
    draw();
    expect(screen.getByText('WeChat codes')).toBeVisible();
    const { social, phones, partnerSites } = company;
    expect(hrefs()).toEqual(
      expect.arrayContaining([social.youtube, `tel:${phones.mainland?.dial}`, partnerSites.regulator]),
    );
  });

  test('leaves out what the company has not, and leads nowhere else', () => {
    setBareCompany();
    draw();
    expect(screen.queryByText('WeChat codes')).toBeNull();
    expect(hrefs()).not.toContain(null);
    expect(hrefs().filter((href) => /undefined|facebook|youtube/.test(String(href)))).toEqual([]);
    expect(hrefs().filter((href) => href?.startsWith('tel:'))).toEqual([`tel:${company.phones.hongKong.dial}`]);
  });
});

test('nor has any other page what the company has not', async () => {
  setBareCompany();
  const { container } = render(
    <>
      <ContactBlocks />
      <LicenceHolder />
    </>,
  );
  expect(screen.queryByText(String(company.phones.mainland?.display))).toBeNull();
  expect(container.textContent).not.toContain('undefined');
  expect(await drawing('code-tradingApp.png')).toBeUndefined();
  expect(JSON.stringify(corporation({ name: company.names.en }))).not.toContain('null');
});
