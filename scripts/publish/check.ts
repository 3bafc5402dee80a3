import { existsSync } from 'node:fs';
import path from 'node:path';
import { faultsAsText, partOf, readAndJudge } from './faults';
import { DONE, MISUSED, REFUSED, type Verb } from './verb';

/** `check [PATH]`: reads everything, writes nothing, and says every fault at once. */
export const check: Verb = async ({ folder, ids, values }, io) => {
  const [given, ...rest] = ids;
  if (rest.length > 0) {
    io.err('Name one path, or none.');
    return MISUSED;
  }
  const within = given !== undefined && !existsSync(given) && existsSync(path.join(folder, given));
  const part = given === undefined ? '' : within ? path.normalize(given) : partOf(folder, given);
  const whole = part === undefined && given !== undefined ? given : folder;
  const { entries, faults } = await readAndJudge(whole, io);
  const shown = part ? faults.filter(({ file }) => file === part || file.startsWith(`${part}/`)) : faults;
  if (values.json) io.out(JSON.stringify({ entries: entries.length, faults: shown }, null, 2));
  else if (shown.length > 0) io.out(`${faultsAsText(shown)}\n\n${countOf(shown.length)} in ${whole}.`);
  else
    io.out(`No fault in ${part ? given : whole}: ${entries.length === 1 ? '1 entry' : `${entries.length} entries`}.`);
  return shown.length > 0 ? REFUSED : DONE;
};

const countOf = (faults: number): string => (faults === 1 ? '1 fault' : `${faults} faults`);
