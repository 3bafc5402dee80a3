import type { Kysely } from 'kysely';
import type { ConsultationMessage, DownloadClick, DownloadCount, QuestionSubmission } from '../contract/types';
import { isoDay } from '../i18n/dates';
import type { Locale } from '../i18n/locales';
import type { Store } from './database';
import type { StoreTables } from './schema';

/** What visitors leave with us: the messages and questions that somebody has to answer. */

export async function addConsultation(
  db: Kysely<StoreTables>,
  locale: Locale,
  message: ConsultationMessage,
  now = Date.now(),
) {
  await db
    .insertInto('consultations')
    .values({
      received_at: now,
      locale,
      business_type: message.businessType,
      company_name: message.companyName,
      name: message.name,
      phone: message.phone,
      content: message.content,
    })
    .execute();
}

export async function addQuestion(
  db: Kysely<StoreTables>,
  locale: Locale,
  question: QuestionSubmission,
  now = Date.now(),
) {
  await db
    .insertInto('submitted_questions')
    .values({ received_at: now, locale, email: question.email, question_content: question.questionContent })
    .execute();
}

/** Clicks are counted by day, so a flood of them leaves no more rows than there are things to click on. */
export async function addDownloadClick(db: Store, { plate, pageNum, remark }: DownloadClick, now = Date.now()) {
  await db
    .insertInto('download_clicks')
    .values({ day: isoDay(now), plate, page_num: pageNum, remark, clicks: 1 })
    .onConflict((conflict) =>
      conflict.columns(['day', 'plate', 'page_num']).doUpdateSet((expression) => ({
        clicks: expression('download_clicks.clicks', '+', 1),
        remark,
      })),
    )
    .execute();
}

export async function countDownload(db: Store, { orgCode, pid }: DownloadCount) {
  await db
    .insertInto('download_counts')
    .values({ org_code: orgCode, pid, downloads: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['org_code', 'pid'])
        .doUpdateSet((expression) => ({ downloads: expression('download_counts.downloads', '+', 1) })),
    )
    .execute();
}

/** Consultation messages, newest first. */
export function listConsultations(db: Store) {
  return db.selectFrom('consultations').selectAll().orderBy('id', 'desc').execute();
}

/** Investors' questions, newest first. */
export function listQuestions(db: Store) {
  return db.selectFrom('submitted_questions').selectAll().orderBy('id', 'desc').execute();
}

/** When a question came in, in ms; undefined where there is none of that id. */
export async function receivedAt(db: Kysely<StoreTables>, id: number): Promise<number | undefined> {
  const row = await db.selectFrom('submitted_questions').select('received_at').where('id', '=', id).executeTakeFirst();
  // Of some engines a large number comes as text.
  return row && Number(row.received_at);
}

/** Marks a message or question as answered, or with `by` undefined as not answered. @returns whether there is such an entry */
export async function markAnswered(
  db: Kysely<StoreTables>,
  { kind, id }: { kind: 'consultation' | 'question'; id: number },
  by: string | undefined,
  now = Date.now(),
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable(kind === 'question' ? 'submitted_questions' : 'consultations')
    .set({ answered_at: by === undefined ? null : now, answered_by: by ?? null })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}
