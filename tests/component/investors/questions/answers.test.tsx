/** @jest-environment jsdom */
import '../../support/node-globals';
import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { AnswerFacts } from '@/components/investors/questions/answer-facts';
import { AskQuestion } from '@/components/investors/questions/ask-question';
import type { CitedDocuments } from '@/lib/content/answer-sources';
import { companyContent, setCompanyContent } from '@/lib/content-folder/current';
import type { InteractiveQuestion } from '@/lib/contract/types';
import { withoutIntersections } from '../../support/browser';
import { installDialogs } from '../../support/dialog';
import { speak } from '../../support/next-intl';

jest.mock('next-intl', () => jest.requireActual('../../support/next-intl'));

withoutIntersections();
installDialogs();
beforeEach(() => speak('en'));

const page = { route: 'investorQuestions', layout: 'desktop', locale: 'en' } as const;
const question = { questionContent: 'Is there a dividend?', answerContent: 'Yes.' } as InteractiveQuestion;
const documents: CitedDocuments = new Map([
  ['annual-report-2025', { title: 'Annual Report 2025', page: 'financialReports', url: '/files/ab/ce.pdf' }],
  ['2026-03-27-final-dividend-2025', { title: 'Final Dividend', page: 'announcements' }],
]);
const show = (more: Partial<InteractiveQuestion>) =>
  render(<AnswerFacts page={page} question={{ ...question, ...more }} documents={documents} />);

describe('what stands below an answer', () => {
  test('each source leads to its page of the site, and to the page of its file', () => {
    show({
      sources: [
        { document: 'annual-report-2025', page: 4 },
        { document: '2026-03-27-final-dividend-2025' },
        { document: 'nowhere', page: 1 },
      ],
    });
    const list = within(screen.getByRole('list', { name: 'Documents cited' }));
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/financialReports?item=annual-report-2025&lang=en',
      '/files/ab/ce.pdf#page=4',
      '/sub-annAndCir?item=2026-03-27-final-dividend-2025&lang=en',
    ]);
  });

  test('an answer without sources, office and time has nothing there', () => {
    expect(show({}).container).toBeEmptyDOMElement();
  });

  test('who answers, and how long it took', () => {
    speak('zt');
    show({ answeredBy: '公司秘書處', askedTime: 1.77e12, publishTime: 1.77e12 + 3 * 86_400_000 });
    expect(screen.getByText('由公司秘書處回覆')).toBeInTheDocument();
    expect(screen.getByText(/收到提問後.3.日回覆/)).toBeInTheDocument();
  });
});

describe('the form in a closed period', () => {
  const sample = companyContent();
  const day = (offset: number) => new Date(Date.now() + 8 * 3_600_000 + offset * 86_400_000).toISOString().slice(0, 10);
  afterEach(() => setCompanyContent(sample));
  const during = (from: number, to: number) =>
    setCompanyContent({
      ...sample,
      calendar: [
        {
          id: 'closed',
          kind: 'closedPeriod',
          title: { zt: '期', zh: '期', en: 'Blackout' },
          from: day(from),
          to: day(to),
          certainty: 'firm',
        } as (typeof sample.calendar)[number],
      ],
    });

  test.each([
    ['today', 0, 0, true],
    ['that ended yesterday', -9, -1, false],
    ['that begins tomorrow', 1, 9, false],
  ])('%s', (_, from, to, isSaid) => {
    during(from, to);
    const html = renderToString(<AskQuestion page={page} />);
    expect(html.includes('blackout period before results')).toBe(isSaid);
  });
});
