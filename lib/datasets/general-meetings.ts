import { getTranslations } from 'next-intl/server';
import { isSample } from '../company/sample';
import { beginsAt, generalMeetings, supportOf, turnoutOf, yearOf } from '../content/meetings';
import { isoDay } from '../i18n/dates';
import type { Locale } from '../i18n/locales';
import type { Dataset } from './dataset';

/** Every resolution of every general meeting, with its votes. */
export async function meetingDataset(locale: Locale): Promise<Dataset> {
  const t = await getTranslations({ locale, namespace: 'dates.meetings' });
  const pages = await getTranslations({ locale, namespace: 'pages' });
  const common = await getTranslations({ locale, namespace: 'common' });
  return {
    title: pages('generalMeetings.title'),
    notes: [t('note'), ...(isSample('content') ? [common('sample')] : [])],
    columns: [
      { key: 'meeting', label: t('columns.meeting'), is: 'text' },
      { key: 'day', label: t('columns.day'), is: 'day' },
      { key: 'number', label: t('columns.number'), is: 'number' },
      { key: 'kind', label: t('columns.kind'), is: 'text' },
      { key: 'subject', label: t('columns.subject'), is: 'text' },
      { key: 'resolution', label: t('columns.resolution'), is: 'text' },
      { key: 'for', label: t('columns.for'), is: 'number' },
      { key: 'forShare', label: t('columns.forShare'), is: 'number' },
      { key: 'against', label: t('columns.against'), is: 'number' },
      { key: 'againstShare', label: t('columns.againstShare'), is: 'number' },
      { key: 'abstain', label: t('columns.abstain'), is: 'number' },
      { key: 'outcome', label: t('columns.outcome'), is: 'text' },
      { key: 'voted', label: t('columns.voted'), is: 'number' },
      { key: 'entitled', label: t('columns.entitled'), is: 'number' },
      { key: 'turnout', label: t('columns.turnoutShare'), is: 'number' },
    ],
    rows: generalMeetings().flatMap((meeting) =>
      meeting.resolutions.map((resolution, index) => {
        const support = supportOf(resolution);
        return {
          meeting: t(meeting.kind, { year: String(yearOf(meeting)) }),
          day: isoDay(beginsAt(meeting)),
          number: index + 1,
          kind: t(`kinds.${resolution.kind}`),
          subject: t(`subjects.${resolution.about ?? 'other'}`),
          resolution: resolution.text[locale],
          for: resolution.for ?? null,
          forShare: percent(support),
          against: resolution.against ?? null,
          againstShare: percent(support === undefined ? undefined : 10_000 - support),
          abstain: resolution.abstain ?? null,
          outcome: resolution.passed === undefined ? null : t(resolution.passed ? 'passed' : 'lost'),
          voted: meeting.voted ?? null,
          entitled: meeting.entitled ?? null,
          turnout: percent(turnoutOf(meeting)),
        };
      }),
    ),
  };
}

const percent = (hundredths: number | undefined) => (hundredths === undefined ? null : hundredths / 100);
