/** Why a publication failed that was sound, in a sentence that says what became of it; undefined where nobody knows. */
export function storeFailure(error: unknown): string | undefined {
  const code = codeOf(error);
  const message = error instanceof Error ? error.message : '';
  if (code.startsWith('SQLITE_FULL') || code === 'ENOSPC' || code === '53100' || /is full/.test(message))
    return 'The disk that holds the database is full. Nothing was published: make room, then release again.';
  if (code.startsWith('SQLITE_READONLY') || code === 'EROFS')
    return 'The database cannot be written to. Nothing was published.';
  if (code.startsWith('SQLITE_CANTOPEN') || /unable to open database file/.test(message))
    return 'The database cannot be opened: its disk may be read-only, or not there. Nothing was published.';
  if (code.startsWith('SQLITE_BUSY'))
    return 'Somebody else is writing to the database. Nothing was published: release again in a minute.';
  if (/^(?:ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|08|57P)/.test(code) || /^Connection terminated/.test(message))
    return 'The connection to the database was lost. All of it is published, or nothing: status says which, and to release it again does no harm.';
  return undefined;
}

/** The code of an error or of what caused it; empty where none has one. */
function codeOf(error: unknown): string {
  for (let each = error; each instanceof Error; each = each.cause) {
    if ('code' in each && typeof each.code === 'string') return each.code;
  }
  return '';
}
