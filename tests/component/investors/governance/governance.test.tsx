/** @jest-environment jsdom */
import '../../support/node-globals';
import { render, screen, within } from '@testing-library/react';
import { Board } from '@/components/investors/board/board';
import { Governance } from '@/components/investors/governance/governance';
import { isSample } from '@/lib/company/sample';
import { boardMembers } from '@/lib/content/board';
import { companyDocument } from '@/lib/content/documents';
import { companyContent, setCompanyContent } from '@/lib/content-folder/current';
import { LOCALES } from '@/lib/i18n/locales';
import { LAYOUTS } from '@/lib/site/routes';
import { speak } from '../../support/next-intl';

jest.mock('next-intl', () => jest.requireActual('../../support/next-intl'));
jest.mock('@/lib/company/sample', () => ({ isSample: jest.fn() }));

const LABEL = { zt: '示例資料', zh: '示例数据', en: 'Sample data' };

describe.each([
  ['corporateRegulation', Governance],
  ['boardMembers', Board],
] as const)('Names: /%s', (route, Page) => {
  test.each(LOCALES)('Names: in %s sample content is labelled so, and nothing else is', (locale) => {
    speak(locale);
    jest.mocked(isSample).mockReturnValue(true);
    const { unmount } = render(<Page page={{ route, layout: 'mobile', locale }} />);
    expect(screen.getByText(LABEL[locale])).toBeInTheDocument();
    unmount();
    jest.mocked(isSample).mockReturnValue(false);
    render(<Page page={{ route, layout: 'mobile', locale }} />);
    expect(screen.queryByText(LABEL[locale])).not.toBeInTheDocument();
  });
});

describe.each(LOCALES)('§2 every director has a line on the part played, in %s', (locale) => {
  beforeEach(() => {
    speak(locale);
    jest.mocked(isSample).mockReturnValue(false);
  });

  test('§2 on the page of the board: the post, or the seat of who holds none', () => {
    render(<Board page={{ route: 'boardMembers', layout: 'desktop', locale }} />);
    const posts = screen.getAllByTestId('board-member').map((one) => within(one).getAllByRole('paragraph')[0]);
    const due = boardMembers(locale).map(({ expertise, office, position }) => (expertise ? office : position));
    for (const [index, post] of posts.entries()) {
      expect(post).toHaveTextContent(due[index] as string);
      expect(post).not.toHaveClass('visually-hidden');
    }
  });

  test('§2 in the table of the committees: the post, or the field of who holds none', () => {
    render(<Governance page={{ route: 'corporateRegulation', layout: 'desktop', locale }} />);
    for (const { name, position } of boardMembers(locale)) {
      expect(screen.getByRole('rowheader', { name: new RegExp(`^${name}`) })).toHaveTextContent(position);
    }
  });

  test.each(LAYOUTS)('§2 a name in the table leads to what the board’s page says of that director, on %s', (layout) => {
    const { unmount } = render(<Governance page={{ route: 'corporateRegulation', layout, locale }} />);
    const names = boardMembers(locale).map(({ name }) => name);
    const ways = names.map((name) => screen.getByRole('link', { name }).getAttribute('href')?.split('#'));
    unmount();
    render(<Board page={{ route: 'boardMembers', layout, locale }} />);
    for (const [index, [path, id] = []] of ways.entries()) {
      expect(path).toMatch(/^\/boardMembers/);
      const entry = screen.getAllByTestId('board-member').find((one) => one.id === id);
      expect(entry).toHaveTextContent(names[index] as string);
    }
  });
});

describe.each(LOCALES)('§2 the documents of corporate governance are those of content, in %s', (locale) => {
  const sample = companyContent();
  beforeEach(() => {
    speak(locale);
    jest.mocked(isSample).mockReturnValue(false);
  });
  afterEach(() => setCompanyContent(sample));
  const show = (...ids: string[]) => {
    setCompanyContent({ ...sample, documents: sample.documents.filter(({ id }) => ids.includes(id)) });
    render(<Governance page={{ route: 'corporateRegulation', layout: 'desktop', locale }} />);
  };
  const files = () =>
    screen.getAllByRole('link').flatMap((link) => {
      const address = link.getAttribute('href') ?? '';
      return address.startsWith('/files/') ? [address] : [];
    });

  test('§2 a document has its title, its days and its file', () => {
    const id = 'shareholder-communication-policy';
    const { title, href } = companyDocument(id, locale) as { title: string; href: string };
    show(id);
    const row = screen.getByRole('link', { name: new RegExp(`^${title}`) }).closest('li') as HTMLElement;
    expect(row).toHaveTextContent(/13\/07\/2018.*02\/02\/2024.*PDF · 106\s?KB/);
    expect(files()).toEqual([href]);
  });

  test.each([
    ['the constitution', 'memorandum-and-articles', 'constitution'],
    ['policies', 'board-diversity-policy', 'policies'],
  ])('§2 what is read on another page has a sentence that leads there: %s', (_, id, part) => {
    show(id);
    const section = document.querySelector('#others-title')?.closest('section') as HTMLElement;
    const ways = within(section).getAllByRole('link');
    expect(ways.map((way) => way.getAttribute('href'))).toEqual([
      expect.stringMatching(new RegExp(`^/shareholderInformation(?:\\?lang=\\w+)?#${part}$`)),
    ]);
    expect(files()).toEqual([]);
  });

  test('§2 a list without documents is not there, nor a way to it', () => {
    show('audit-committee-terms-of-reference');
    expect(files()).toHaveLength(1);
    expect(document.querySelector('#committees-title')).not.toBeNull();
    expect(document.querySelector('#board-title')).toBeNull();
    expect(document.querySelector('a[href="#board-title"]')).toBeNull();
    expect(document.querySelector('#others-title')).toBeNull();
    // Said once, where the first of the files is offered.
    expect(screen.getAllByTestId('open-in-browser')).toHaveLength(1);
  });
});
