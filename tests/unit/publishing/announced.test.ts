import type { CompanyDocumentContent } from '@/lib/content-folder/model';
import { announcedParts, tellsOf } from '@/lib/publishing/announced';
import { SAMPLE_COMPANY } from '../support/sample';

const DIVIDEND = '2026-03-27-final-dividend-2025';
const NOTICE = '2026-04-30-notice-of-agm-2026';
const POLL = '2026-06-05-agm-poll-results-2026';
const CIRCULAR = '2026-11-13-circular';
const [policy] = SAMPLE_COMPANY.documents as [CompanyDocumentContent];
const contract = { ...policy, id: 'contract', kind: 'display', filing: CIRCULAR } as CompanyDocumentContent;
const COMPANY = { ...SAMPLE_COMPANY, documents: [policy, contract] };
const without = (...drafts: string[]) => announcedParts(COMPANY, (filing) => !drafts.includes(filing));
const REPORT = 'annual-report-2025';

test('all is published where all filings are out', () => {
  const { documents, dividends, meetings, calendar, esg } = COMPANY;
  expect(without()).toEqual({ documents, dividends, meetings, calendar, esg });
});

test('a dividend waits for its announcement, and so do its days in the calendar', () => {
  const { dividends, calendar } = without(DIVIDEND);
  expect(dividends?.years[0]?.year).toBe(2024);
  expect(JSON.stringify(calendar)).not.toContain('final-2025');
});

test('votes wait for the poll results, and the meeting is called all the same', () => {
  const [meeting] = without(POLL).meetings;
  expect(meeting).toMatchObject({ id: '2026-agm', papers: { notice: NOTICE } });
  expect(meeting).not.toHaveProperty('voted');
  expect(meeting).not.toHaveProperty('papers.results');
  expect(meeting?.resolutions.every(({ passed, for: yes }) => passed === undefined && yes === undefined)).toBe(true);
});

test('a meeting waits for its notice', () => {
  expect(without(NOTICE).meetings.map(({ id }) => id)).not.toContain('2026-agm');
});

test('ESG figures of a year wait for its report, and so does a figure that no other year has', () => {
  const [scope3, ...rest] = (SAMPLE_COMPANY.esg?.figures ?? []).filter(({ is }) => is === 'scope3');
  expect([scope3?.values, rest]).toEqual([[], []]);
  const fresh = { ...(scope3 as NonNullable<typeof scope3>), values: [{ year: 2025, value: 1 }] };
  const esg = SAMPLE_COMPANY.esg && { ...SAMPLE_COMPANY.esg, figures: [...SAMPLE_COMPANY.esg.figures, fresh] };
  const told = announcedParts({ ...SAMPLE_COMPANY, esg }, (id) => id !== REPORT).esg;
  expect(told?.reports.map(({ year }) => year)).toEqual([2024, 2023]);
  expect(told?.oversight).toEqual(SAMPLE_COMPANY.esg?.oversight);
  expect(told?.figures.map(({ name }) => name)).toEqual(SAMPLE_COMPANY.esg?.figures.map(({ name }) => name));
  expect(told?.figures.flatMap(({ values }) => values).some(({ year }) => year === 2025)).toBe(false);
});

test('a document on display waits for the filing that puts it there, and no other document does', () => {
  expect(without(CIRCULAR).documents).toEqual([policy]);
});

test('what tells of a filing goes with it, and the rest does not', () => {
  expect(tellsOf('dividends', COMPANY, new Set([DIVIDEND]))).toBe(true);
  expect(tellsOf('calendar', COMPANY, new Set([DIVIDEND]))).toBe(true);
  expect(tellsOf('meetings', COMPANY, new Set([DIVIDEND]))).toBe(false);
  expect(tellsOf('meetings', COMPANY, new Set([POLL]))).toBe(true);
  expect(tellsOf('documents', COMPANY, new Set([POLL]))).toBe(false);
  expect(tellsOf('documents', COMPANY, new Set([CIRCULAR]))).toBe(true);
  expect(tellsOf('esg', SAMPLE_COMPANY, new Set([REPORT]))).toBe(true);
  expect(tellsOf('esg', SAMPLE_COMPANY, new Set([POLL]))).toBe(false);
});
