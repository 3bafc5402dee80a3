import { processWide } from './process-wide';

const shared = processWide<{ ending: boolean }>();

/** Whether the process has been told to end: it still answers, and asks that no more be sent. */
export function isEnding(): boolean {
  return shared.ending === true;
}

export function noteEnding(): void {
  shared.ending = true;
}
