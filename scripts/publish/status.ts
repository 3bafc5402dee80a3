import { isFiled } from '../../lib/content-folder/kinds';
import { readContentFolder } from '../../lib/content-folder/read';
import { clockOf } from '../../lib/content-folder/windows';
import { planOf } from '../../lib/publishing/plan';
import { readPublished } from '../../lib/publishing/published';
import { readRecord } from '../../lib/publishing/record';
import { listQuestions } from '../../lib/store/inbox';
import { DONE, type Verb, withStore } from './verb';

/** `status`: what is published, what waits in the folder, what came in, and when anything was published last. */
export const status: Verb = async ({ folder, values }, io) =>
  withStore(async (db) => {
    const published = await readPublished(db);
    const { entries, company, faults } = await readContentFolder(folder);
    const releases = [...published.releases.values()];
    const record = await readRecord(db);
    const last = record.at(-1)?.line;
    const questions = await listQuestions(db);
    const open = questions.filter(({ answered_at }) => answered_at === null);
    const replyDays = medianDays(questions);
    const waiting = company ? planOf({ entries, company }, published).filter(({ step }) => step !== 'none') : [];
    const counts = {
      documents: releases.filter(({ entry }) => isFiled(entry)).length,
      withdrawn: releases.filter(({ withdrawnAt }) => withdrawnAt !== undefined).length,
      others: releases.filter(({ entry }) => !isFiled(entry)).length,
      waiting: waiting.length,
      faults: faults.length,
      questionsOpen: open.length,
      replyDays,
      recorded: record.length,
    };
    if (values.json === true) {
      io.out(JSON.stringify({ ...counts, last }));
      return DONE;
    }
    if (record.length === 0) io.out('Nothing has been published: visitors see the sample company.');
    else
      io.out(
        `Published: ${counts.documents} documents (${counts.withdrawn} of them withdrawn), ${counts.others} others.`,
      );
    io.out(`In the folder: ${counts.waiting} that the public has not, or has otherwise; ${counts.faults} faults.`);
    const replied = replyDays === undefined ? '' : ` Half of those answered had their answer within ${replyDays} days.`;
    io.out(`Questions that nobody has answered: ${counts.questionsOpen}.${replied}`);
    if (last)
      io.out(
        `Last: ${last.action} ${last.id}, ${clockOf(Date.parse(last.at))} Hong Kong time; ${record.length} lines in the record.`,
      );
    return DONE;
  });

const DAY_MS = 86_400_000;

/** How long answered questions waited, in days: the median, with one decimal; undefined where none was answered. */
export function medianDays(
  questions: readonly { received_at: number; answered_at: number | null }[],
): number | undefined {
  const waits = questions
    .flatMap(({ received_at, answered_at }) => (answered_at === null ? [] : [answered_at - received_at]))
    .sort((one, other) => one - other);
  const median = waits[Math.floor((waits.length - 1) / 2)];
  return median === undefined ? undefined : Math.round((median / DAY_MS) * 10) / 10;
}
