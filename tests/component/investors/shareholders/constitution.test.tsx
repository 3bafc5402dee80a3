/** @jest-environment jsdom */
import '../../support/node-globals';
import { render, screen, within } from '@testing-library/react';
import { ShareholderInformation } from '@/components/investors/shareholders/shareholder-information';
import { companyContent, setCompanyContent } from '@/lib/content-folder/current';
import { LOCALES } from '@/lib/i18n/locales';
import { LAYOUTS } from '@/lib/site/routes';
import { speak } from '../../support/next-intl';

jest.mock('next-intl', () => jest.requireActual('../../support/next-intl'));

const PART = { zt: '組織章程文件', zh: '组织章程文件', en: 'Constitutional documents' };
const FULL = { zt: '組織章程大綱及細則', zh: '组织章程大纲及细则', en: 'Memorandum and Articles of Association' };
const EARLIER = { zt: '先前版本（1）', zh: '此前版本（1）', en: 'Earlier versions (1)' };
const SUMMARY = { zt: /摘要，僅供參考/, zh: /摘要，仅供参考/, en: /summary, for reference only/ };
const sample = companyContent();
afterEach(() => setCompanyContent(sample));

/** Chinese titles are in pieces, none of which breaks. */
const titleOf = (place: HTMLElement, title: string) =>
  within(place).getByText((_, element) => element?.tagName === 'H3' && element.textContent === title);

describe.each(LAYOUTS)('the constitution on %s', (layout) => {
  const show = () => {
    render(
      <ShareholderInformation page={{ route: 'shareholderInformation', layout, locale: 'zt' }} now={Date.now()} />,
    );
  };

  test.each(LOCALES)('in %s: in full with its day, what it was before folded below, then its summary', (locale) => {
    speak(locale);
    render(<ShareholderInformation page={{ route: 'shareholderInformation', layout, locale }} now={Date.now()} />);
    const part = screen.getByRole('region', { name: PART[locale] });
    expect(part).toHaveAttribute('id', 'constitution');
    const title = titleOf(part, FULL[locale]);
    expect(title.closest('summary')).toHaveTextContent('09/06/2023');
    const folded = within(part).getByText(EARLIER[locale]).closest('details') as HTMLDetailsElement;
    expect(folded.open).toBe(false);
    expect(folded).toHaveTextContent('19/06/2018');
    expect(folded).toHaveTextContent('09/06/2023');
    const [version, ...others] = within(folded).getAllByRole('link');
    expect(others).toEqual([]);
    expect(version).toHaveAttribute('href', expect.stringMatching(/memorandum-and-articles-2018-06-19\.pdf$/));
    const summary = within(part).getAllByRole('link').at(-1) as HTMLElement;
    expect(summary).toHaveTextContent(SUMMARY[locale]);
    for (const above of [title, version as HTMLElement]) {
      expect(above.compareDocumentPosition(summary)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
  });

  test('says nothing of earlier versions where there are none', () => {
    speak('zt');
    setCompanyContent({ ...sample, documents: sample.documents.map(({ earlier: _, ...document }) => document) });
    show();
    expect(titleOf(document.body, FULL.zt)).toBeInTheDocument();
    expect(screen.queryByText(/先前版本/)).not.toBeInTheDocument();
  });

  test('has no part where the company shows none', () => {
    speak('zt');
    setCompanyContent({ ...sample, documents: sample.documents.filter(({ kind }) => kind !== 'constitutional') });
    show();
    expect(screen.queryByRole('region', { name: PART.zt })).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: '政策' })).toBeInTheDocument();
  });
});
