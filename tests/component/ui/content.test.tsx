/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { Accordion } from '@/components/ui/actions/accordion';
import { ButtonLink } from '@/components/ui/actions/button';
import { ExternalLink, TextLink } from '@/components/ui/actions/text-link';
import { Card } from '@/components/ui/layout/card';
import { Section } from '@/components/ui/layout/section';
import { Skeleton } from '@/components/ui/layout/skeleton';
import { SplitSection } from '@/components/ui/layout/split-section';
import { Statistics } from '@/components/ui/text/statistics';

const NEW_TAB = ' (opens in a new tab)';

describe('links', () => {
  test('a text link says what it is about to those who hear it', () => {
    render(
      <TextLink href="/aboutUs" about=": Licences">
        Learn more
      </TextLink>,
    );
    expect(screen.getByRole('link', { name: /^Learn more ?: Licences$/ })).toHaveAttribute('href', '/aboutUs');
  });

  test.each([
    [
      'an external link',
      <ExternalLink key="1" href="https://example.com" newTab={NEW_TAB}>
        Exchange
      </ExternalLink>,
    ],
    [
      'a text link',
      <TextLink key="2" href="https://example.com" newTab={NEW_TAB}>
        Exchange
      </TextLink>,
    ],
    [
      'a button',
      <ButtonLink key="3" href="https://example.com" newTab={NEW_TAB}>
        Exchange
      </ButtonLink>,
    ],
    ['a card', <Card key="4" title="Exchange" href="https://example.com" newTab={NEW_TAB} />],
  ])('§2 %s to another site opens a new tab, says so, and tells nothing of this site', (_, link) => {
    render(link);
    const anchor = screen.getByRole('link', { name: `Exchange${NEW_TAB}` });
    expect([anchor.getAttribute('target'), anchor.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
  });

  test.each(['/contactUs', 'mailto:cooperation@example.com'])('a button link leads to %s in this tab', (href) => {
    render(<ButtonLink href={href}>Write to us</ButtonLink>);
    const link = screen.getByRole('link', { name: 'Write to us' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([href, null]);
  });
});

describe('card', () => {
  test('a linked card has one link, named by its title alone', () => {
    render(<Card title="Annual report" href="/financialReports" label="2025" text="Revenue grew" />);
    expect(screen.getAllByRole('link')).toEqual([screen.getByRole('link', { name: 'Annual report' })]);
  });

  test('the title is a heading of the level asked for', () => {
    render(<Card title="Annual report" level={2} />);
    expect(screen.getByRole('heading', { level: 2, name: 'Annual report' })).toBeVisible();
  });

  test('a card that leads nowhere has no link', () => {
    render(<Card title="Annual report" text="Revenue grew" />);
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('statistics', () => {
  test('§9 every figure stands with what it counts', () => {
    render(
      <Statistics
        items={[
          { value: '800,000+', label: 'users' },
          { value: '59', label: 'brokers' },
        ]}
      />,
    );
    const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
    const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect([terms, figures]).toEqual([
      ['users', 'brokers'],
      ['800,000+', '59'],
    ]);
  });
});

describe('accordion', () => {
  const items = [
    { id: 'fees', title: 'What does it cost?', content: <p>Nothing</p> },
    { id: 'area', title: 'Where is it offered?', content: <p>Hong Kong</p> },
  ];
  const entries = () => screen.getAllByRole<HTMLDetailsElement>('group');

  test('every answer is in the HTML, and none is open unless told', () => {
    render(<Accordion items={items} />);
    expect(entries().map((entry) => [entry.id, entry.open, entry.textContent])).toEqual([
      ['fees', false, 'What does it cost?Nothing'],
      ['area', false, 'Where is it offered?Hong Kong'],
    ]);
  });

  test('one can be open at first; entries of one name close one another', () => {
    render(<Accordion items={items} name="questions" open={1} />);
    expect(entries().map((entry) => [entry.getAttribute('name'), entry.open])).toEqual([
      ['questions', false],
      ['questions', true],
    ]);
  });

  test('questions are headings', () => {
    render(<Accordion items={items} level={2} />);
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  });
});

describe('sections', () => {
  test('a section has a heading, and its lead and what stands beside', () => {
    render(
      <Section title="News" lead="What is new" aside={<a href="/companyDynamics">All news</a>}>
        <p>Items</p>
      </Section>,
    );
    expect(screen.getByRole('heading', { level: 2, name: 'News' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'All news' })).toBeVisible();
    expect(screen.getByText('What is new')).toBeVisible();
  });

  test.each([
    ['ink', true],
    ['paper', false],
  ] as const)('what stands on %s knows it', (tone, onInk) => {
    render(<Section title="Markets" tone={tone} testId="markets" />);
    expect(screen.getByTestId('markets').hasAttribute('data-on-ink')).toBe(onInk);
  });

  test('the words of a split section come before its picture, on whichever side that stands', () => {
    render(<SplitSection title="Cloud" side="left" picture={<svg role="img" aria-label="Console" />} testId="cloud" />);
    const words = within(screen.getByTestId('cloud')).getByRole('heading', { name: 'Cloud' });
    const picture = screen.getByRole('img', { name: 'Console' });
    expect(words.compareDocumentPosition(picture)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

describe('skeleton', () => {
  test('is not read out, and is as large as what will stand there', () => {
    const { container } = render(<Skeleton width="20rem" ratio="16 / 9" />);
    expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
    expect(container.firstChild).toHaveStyle({ width: '20rem', aspectRatio: '16 / 9' });
  });
});
