/** @jest-environment jsdom */
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { NewsShowcase } from '@/components/home/news-showcase';

const TITLES = ['Interim results', 'New cloud nodes', 'Trading contest'];
const ITEMS = TITLES.map((title, index) => ({
  item: { id: index + 1, title, pictureUrl: `/news/${index + 1}.webp`, publishTime: 1_790_000_000 },
  href: `/dynamicDetails?id=${index + 1}&lang=en`,
  day: '12/11/2026',
  isoDay: '2026-11-12',
  title,
  picture: <span>{`Picture of ${title}`}</span>,
  openLabel: `Read: ${title}`,
}));

const entry = (title: string) => {
  const found = screen.getAllByTestId('news-item').find((element) => within(element).queryByText(title));
  if (!found) throw new Error(`No entry ${title}.`);
  return found;
};
const arrow = (title: string) => screen.getByRole('link', { name: `Read: ${title}` });
const selected = () => screen.getAllByTestId('news-item').map(({ dataset }) => 'selected' in dataset);
/** Whose picture the large preview shows. */
const preview = () =>
  TITLES.filter((title) => screen.getByText(`Picture of ${title}`).closest('[data-selected]') !== null);
const stored = () => JSON.parse(sessionStorage.getItem('dynamicDetails') ?? 'null') as { id: number } | null;

/** Addresses of the links that were followed. Jsdom cannot go there. */
let followed: string[] = [];
function follow(event: MouseEvent) {
  const link = (event.target as Element).closest('a');
  if (link && !event.defaultPrevented) followed.push(link.getAttribute('href') ?? '');
  event.preventDefault();
}

beforeEach(() => {
  followed = [];
  sessionStorage.clear();
  document.addEventListener('click', follow);
});
afterEach(() => document.removeEventListener('click', follow));

describe('§2 home desktop: company news', () => {
  test('§2 news: the first entry is selected and stands in the large preview', () => {
    render(<NewsShowcase items={ITEMS} />);
    expect([selected(), preview()]).toEqual([[true, false, false], ['Interim results']]);
  });

  test('§2 news: pointing at an entry changes the large preview, and leaving it keeps it', async () => {
    const user = userEvent.setup();
    render(<NewsShowcase items={ITEMS} />);
    await user.hover(entry('Trading contest'));
    expect([selected(), preview()]).toEqual([[false, false, true], ['Trading contest']]);
    await user.unhover(entry('Trading contest'));
    expect(preview()).toEqual(['Trading contest']);
  });

  test('§2 news: keyboard focus in an entry changes it as the pointer does', async () => {
    const user = userEvent.setup();
    render(<NewsShowcase items={ITEMS} />);
    await user.tab();
    await user.tab();
    await user.tab();
    expect(within(entry('New cloud nodes')).getAllByRole('link')[0]).toHaveFocus();
    expect(preview()).toEqual(['New cloud nodes']);
  });

  test('§2 news: a click on a title opens the article and stores the item', async () => {
    render(<NewsShowcase items={ITEMS} />);
    await userEvent.click(screen.getByText('New cloud nodes'));
    expect([followed, stored()?.id]).toEqual([['/dynamicDetails?id=2&lang=en'], 2]);
  });

  test('§2 news: with a mouse the arrow opens the article, since pointing has selected it', async () => {
    render(<NewsShowcase items={ITEMS} />);
    await userEvent.click(arrow('Trading contest'));
    expect([followed, stored()?.id]).toEqual([['/dynamicDetails?id=3&lang=en'], 3]);
  });

  test('§2 news: a finger’s first touch of an arrow selects, the second one opens', () => {
    render(<NewsShowcase items={ITEMS} />);
    const touch = () => {
      fireEvent.pointerEnter(entry('New cloud nodes'), { pointerType: 'touch' });
      fireEvent.click(arrow('New cloud nodes'));
    };
    touch();
    expect([followed, stored(), preview()]).toEqual([[], null, ['New cloud nodes']]);
    touch();
    expect([followed, stored()?.id]).toEqual([['/dynamicDetails?id=2&lang=en'], 2]);
  });

  test('§2 news: the preview repeats what the list says, so it is silent for assistive technology', () => {
    render(<NewsShowcase items={ITEMS} />);
    expect(screen.getByText('Picture of Interim results').closest('[aria-hidden="true"]')).not.toBeNull();
    expect(screen.getAllByRole('link')).toHaveLength(6);
  });

  test('§2 news: title, day and both links of every entry are in the HTML', () => {
    const html = renderToString(<NewsShowcase items={ITEMS} />);
    for (const { item, day } of ITEMS) {
      expect(html).toContain(item.title);
      expect(html).toContain(day);
    }
    expect(html.match(/href="\/dynamicDetails\?id=/g)).toHaveLength(6);
  });
});
