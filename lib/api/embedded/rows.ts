import { assetUrl } from '../../assets/address';
import type { Circular, InteractiveQuestion, NewsItem, Report, Roadshow } from '../../contract/types';
import type { FilingKind } from '../../domain/filing-kind';
import type { StoreTables } from '../../store/schema';

/** Rows of the embedded store as the site's own types. */

export function newsOf(row: StoreTables['news']): NewsItem {
  return {
    id: row.id,
    title: row.title,
    contentTxt: row.content_txt.replaceAll('src="/assets/', `src="${assetUrl('/assets/')}`),
    pictureUrl: assetIn(row.picture_url),
    publishTime: row.publish_time,
  };
}

export function reportOf(row: StoreTables['reports']): Report {
  return {
    title: row.title,
    fileUrl: assetIn(row.file_url),
    pictureUrl: assetIn(row.picture_url),
    publishTime: row.publish_time,
    ordinal: row.id,
    intro: row.intro ?? undefined,
    fileSize: row.file_size ?? undefined,
    fileType: row.file_type ?? undefined,
  };
}

export function circularOf(row: StoreTables['circulars']): Circular {
  return {
    title: row.title,
    fileUrl: assetIn(row.file_url),
    publishTime: row.publish_time,
    ordinal: row.id,
    fileSize: row.file_size ?? undefined,
    fileType: row.file_type ?? undefined,
    category: row.kind as FilingKind,
  };
}

export function roadshowOf(row: StoreTables['roadshows']): Roadshow {
  return {
    title: row.title,
    intro: row.intro,
    publishTime: row.publish_time,
    ordinal: row.id,
    pictureUrl: assetIn(row.picture_url),
    skipUrl: row.skip_url,
    duration: row.duration ?? undefined,
    agenda: row.agenda === null ? undefined : JSON.parse(row.agenda),
    quotation: row.quotation === null ? undefined : JSON.parse(row.quotation),
  };
}

export function questionOf(row: StoreTables['questions']): InteractiveQuestion {
  return {
    questionContent: row.question_content,
    answerContent: row.answer_content,
    publishTime: row.publish_time,
    ordinal: row.id,
  };
}

/** Sample rows name files by their path; the resource host may have moved them. */
export function assetIn(path: string): string {
  return path.startsWith('/assets/') ? assetUrl(path as `/assets/${string}`) : path;
}
