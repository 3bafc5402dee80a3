/** @jest-environment jsdom */
import '../../support/node-globals';
import { render, screen, within } from '@testing-library/react';
import { ShareholderInformation } from '@/components/investors/shareholders/shareholder-information';
import { companyContent, setCompanyContent } from '@/lib/content-folder/current';
import { LOCALES } from '@/lib/i18n/locales';
import { LAYOUTS } from '@/lib/site/routes';
import { speak } from '../../support/next-intl';

jest.mock('next-intl', () => jest.requireActual('../../support/next-intl'));

const NAME = { zt: '展示文件', zh: '展示文件', en: 'Documents on display' };
const FIRST = Date.parse('2026-11-13T00:00:00+08:00');
const ENDED = Date.parse('2026-11-27T00:00:00+08:00');
const sample = companyContent();

beforeAll(() => {
  const [document] = sample.documents.filter(({ files }) => files.length > 0);
  if (!document) throw new Error('The sample has no document with a file.');
  const shown = { kind: 'display' as const, from: '2026-11-13', until: '2026-11-26', filing: '2026-11-13-circular' };
  const title = { zt: '數據框架協議', zh: '数据框架协议', en: 'Data framework agreement' };
  setCompanyContent({ ...sample, documents: [...sample.documents, { ...document, ...shown, id: 'contract', title }] });
});
afterAll(() => setCompanyContent(sample));

describe.each(LAYOUTS)('documents on display on %s', (layout) => {
  test.each(LOCALES)('have a part of their own in %s, with their days and their filing', (locale) => {
    speak(locale);
    render(<ShareholderInformation page={{ route: 'shareholderInformation', layout, locale }} now={FIRST} />);
    const part = screen.getByRole('region', { name: NAME[locale] });
    expect(part).toHaveTextContent('13/11/2026–26/11/2026');
    const links = within(part).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      expect.stringMatching(/^\/files\/[0-9a-f]{16}\/.+\.pdf$/),
      expect.stringContaining('item=2026-11-13-circular'),
    ]);
    // Our search and others keep no words that go by themselves as those of the page.
    expect(part).toHaveAttribute('data-nosnippet');
    expect(screen.getByRole('link', { name: NAME[locale] })).toHaveAttribute('href', '#display-title');
  });

  test.each(LOCALES)('have no part in %s once their last day is over', (locale) => {
    speak(locale);
    render(<ShareholderInformation page={{ route: 'shareholderInformation', layout, locale }} now={ENDED} />);
    expect(screen.queryByText(NAME[locale])).not.toBeInTheDocument();
    expect(screen.getAllByRole('region').length).toBeGreaterThan(2);
  });
});
