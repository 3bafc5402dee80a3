import { audit as missingOf } from '../../lib/content-folder/audit';
import { readContentFolder } from '../../lib/content-folder/read';
import { faultsAsText } from './faults';
import { DONE, REFUSED, type Verb } from './verb';

/** `audit`: what the rules of the Exchange ask for and the folder does not have. */
export const audit: Verb = async ({ folder, values }, io) => {
  const content = await readContentFolder(folder);
  if (content.faults.length > 0) io.err('The folder has faults, and what they keep out counts as missing: see check.');
  const missing = missingOf(content, io.now());
  if (values.json) io.out(JSON.stringify({ missing }, null, 2));
  else io.out(missing.length > 0 ? faultsAsText(missing) : 'Nothing is missing.');
  return missing.length > 0 || content.faults.length > 0 ? REFUSED : DONE;
};
