import { readContentFolder } from '../../lib/content-folder/read';
import { clockOf } from '../../lib/content-folder/windows';
import { planOf, type Step } from '../../lib/publishing/plan';
import { prepareRelease } from '../../lib/publishing/prepare';
import { readPublished } from '../../lib/publishing/published';
import { boardChanges } from './board-changes';
import { DONE, entryOf, REFUSED, sayFaults, type Verb, withStore } from './verb';

const MEANS: Readonly<Record<Step, string>> = {
  release: 'new',
  change: 'changes',
  correct: 'differs from what is published: needs `correct`',
  none: 'published just so',
  missing: 'published, and not in the folder any more: needs `withdraw` to go',
  withdrawn: 'withdrawn',
};

/** `plan`: what `release` would do now, and what it would hold back and why. Writes nothing. */
export const plan: Verb = async ({ folder, values }, io) => {
  const { entries, company, faults } = await readContentFolder(folder);
  sayFaults(faults, io);
  if (!company) return REFUSED;
  return withStore(async (db) => {
    const published = await readPublished(db);
    const sound = { entries, company };
    const now = io.now();
    const heldBack = new Map(
      prepareRelease(sound, published, { ids: [] }, now).heldBack.map((each) => [each.id, each] as const),
    );
    const steps = planOf(sound, published).filter(({ step }) => step !== 'none' || values.all === true);
    const faulty = new Set(faults.map(({ file }) => entryOf(file)));
    const lines = steps.map(({ id, step }) => ({
      id,
      step,
      because: heldBack.get(id)?.because ?? (faulty.has(id) ? 'It has faults: `check` says which.' : undefined),
      until: heldBack.get(id)?.until,
    }));
    if (values.json === true) io.out(JSON.stringify({ at: new Date(now).toISOString(), steps: lines, faults }));
    else if (lines.length === 0) io.out('There is nothing to do: the public has all of it just so.');
    else
      for (const { id, step, because } of lines) {
        const more = id === 'board' ? boardChanges(published.company.board, company.board) : [];
        io.out([id, because ?? MEANS[step], ...more].join('\n  '));
      }
    if (values.json !== true)
      io.out(`It is ${clockOf(now)} in Hong Kong. Files with faults: ${new Set(faults.map(({ file }) => file)).size}.`);
    return faults.length > 0 ? REFUSED : DONE;
  });
};
