import { companyContent } from '../content-folder/current';
import type { Resolution } from '../content-folder/dates-schema';
import type { MeetingContent } from '../content-folder/model';
import { momentOf } from '../contract/moments';
import { hundredthsOf, type ResolutionSubject, shareOfVotes, type Votes } from '../domain/shareholder-dates';
import { hongKongYear } from '../i18n/dates';

/** A general meeting is ahead, was held and its votes are still counted, was voted, or does not take place. */
export type MeetingState = 'ahead' | 'counting' | 'voted' | 'cancelled';

/** General meetings that content has, the latest first. */
export function generalMeetings(): MeetingContent[] {
  return companyContent().meetings;
}

/** The meeting of that name; undefined where content has none. */
export function generalMeeting(id: string | undefined): MeetingContent | undefined {
  return generalMeetings().find((meeting) => meeting.id === id);
}

/** When a meeting begins, in ms. */
export const beginsAt = ({ at }: Pick<MeetingContent, 'at'>): number => momentOf(at) ?? 0;

export const yearOf = (meeting: MeetingContent): number => hongKongYear(beginsAt(meeting));

export function stateOf(meeting: MeetingContent, now: number): MeetingState {
  if (meeting.cancelled) return 'cancelled';
  if (meeting.resolutions.some(({ passed }) => passed !== undefined)) return 'voted';
  return beginsAt(meeting) > now ? 'ahead' : 'counting';
}

/** The votes of a resolution; undefined before there are any. */
export function votesOf({ for: yes, against }: Resolution): Votes | undefined {
  return yes === undefined || against === undefined ? undefined : { for: yes, against };
}

/** Votes for a resolution in hundredths of a percent of those cast. */
export function supportOf(resolution: Resolution): number | undefined {
  const votes = votesOf(resolution);
  return votes && shareOfVotes(resolution.kind, votes);
}

/** Shares that were voted, in hundredths of a percent of those that could be. */
export function turnoutOf({ voted, entitled }: MeetingContent): number | undefined {
  return voted === undefined || entitled === undefined ? undefined : hundredthsOf(voted, entitled);
}

/** Resolutions of a meeting about one thing. */
export function resolutionsAbout({ resolutions }: MeetingContent, subject: ResolutionSubject): Resolution[] {
  return resolutions.filter(({ about = 'other' }) => about === subject);
}

/** The next moment at which a meeting begins, in ms; undefined where none is ahead. */
export function meetingsChangeAt(now: number): number | undefined {
  const later = generalMeetings()
    .map(beginsAt)
    .filter((moment) => moment > now);
  return later.length > 0 ? Math.min(...later) : undefined;
}
