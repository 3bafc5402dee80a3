import { untilIdle } from '../base/idle';
import { log, reasonOf } from '../base/log';
import { environment } from '../config/env';
import { store } from '../store/database';
import { eraseCopiesByAge, eraseRowsByAge, overdueEntries } from '../store/retention';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** After the start, when pages and search have been made. */
const FIRST_AFTER_MS = 5 * MINUTE_MS;

/** Pause after a failure, instead of a day. */
const AGAIN_AFTER_MS = 60 * MINUTE_MS;

/** How long the run waits until the process is idle. */
const TIMEOUT_MS = 10 * MINUTE_MS;

/** Erases soon after the start, and from then on once a day, what has reached the time that the privacy policy names. */
export function watchRetention(): void {
  const next = (after: number) =>
    setTimeout(
      async () => {
        await untilIdle(TIMEOUT_MS);
        next((await eraseWhatIsOver(Date.now())) ? DAY_MS : AGAIN_AFTER_MS);
      },
      // Random, so that instances started together do not run together.
      after * (0.9 + Math.random() * 0.1),
    ).unref();
  next(FIRST_AFTER_MS);
}

/** One round: counts in the log, and nothing of what was erased. @returns whether all of it was done */
export async function eraseWhatIsOver(now: number): Promise<boolean> {
  try {
    const db = await store();
    const rows = await eraseRowsByAge(db, now);
    const copies = eraseCopiesByAge(environment(), now);
    if (copies > 0 || Object.values(rows).some((count) => count > 0))
      log('info', 'retention.erased', { ...rows, copies });
    const overdue = (await overdueEntries(db, now)).length;
    if (overdue > 0)
      log('warn', 'retention.overdue', {
        messages: overdue,
        reason:
          'Nobody has answered them, or the website API has not taken them, for a year. Read them with: npm run inbox -- --overdue',
      });
    return true;
  } catch (error) {
    log('error', 'retention.failed', { reason: reasonOf(error) });
    return false;
  }
}
