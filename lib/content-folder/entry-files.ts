import type { ContentFile } from './model';
import type { Reading } from './reading';
import type { YamlFile } from './yaml-file';

/** Under which keys documents stand, and the languages that they are in. */
const ROLES = { zt: ['zt'], zh: ['zh'], en: ['en'], bilingual: ['zt', 'en'] } as const;
type Role = keyof typeof ROLES;

/**
 * The documents that an entry names in `files`, or in another field of that shape. It looks for them even where the rest
 * of the file has faults, so nothing of its shape is taken for granted.
 *
 * @param at path of that field, and what stands there
 */
export async function documentsOf(
  reading: Reading,
  yaml: YamlFile,
  folder: string,
  id: string,
  [at, given]: readonly [at: string, given: unknown] = ['files', (yaml.value as { files?: unknown } | null)?.files],
): Promise<ContentFile[]> {
  if (typeof given !== 'object' || given === null) return [];
  const named = (Object.keys(ROLES) as Role[]).flatMap((role) => {
    const { file, pages, formerly } = ((given as Record<string, unknown>)[role] ?? {}) as Record<string, unknown>;
    return typeof file === 'string' ? [{ role, name: file, pages, formerly }] : [];
  });
  noteWrongKeys(reading, yaml, at, named);
  const files: ContentFile[] = [];
  for (const { role, name, pages, formerly } of named) {
    const document = await reading.document(
      { yaml, at: `${at}.${role}.file`, folder, name },
      {
        id,
        role,
        languages: [...ROLES[role]],
        isOnly: named.length === 1,
        ...(typeof pages === 'number' && { pages }),
        ...(typeof formerly === 'string' && { formerly }),
      },
    );
    if (document) files.push(document);
  }
  return files;
}

function noteWrongKeys(
  reading: Reading,
  yaml: YamlFile,
  at: string,
  named: readonly { role: Role; name: string }[],
): void {
  if (named.length === 0) reading.faults.push(yaml.fault(at, 'files names no file.'));
  const beside = named.find(({ role }) => role === 'zt' || role === 'en');
  if (beside && named.some(({ role }) => role === 'bilingual')) {
    reading.faults.push(
      yaml.fault(`${at}.${beside.role}`, `bilingual is Chinese and English in one file: take ${beside.role} out.`),
    );
  }
  for (const [index, { role, name }] of named.entries()) {
    const other = named.slice(0, index).find((each) => each.name === name);
    if (!other) continue;
    reading.faults.push(
      yaml.fault(`${at}.${role}.file`, `${name} is named for ${other.role} already: one file for both is bilingual.`),
    );
  }
}
