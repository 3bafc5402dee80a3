import path from 'node:path';
import { parseArgs } from 'node:util';
import { environment } from '../lib/config/env';
import { BackupError, backUp } from '../lib/store/backup';
import { timeInName } from '../lib/store/database-files';
import { inWords, postgresBackup } from './lib/backups';

/** `npm run backup -- [--out FILE]`: a copy of the database from one moment, checked, while the site runs. */
const { values } = parseArgs({ options: { out: { type: 'string' } } });
const { database, dataFolder } = environment();
const ending = database.engine === 'sqlite' ? 'db' : 'dump';
const to = values.out ?? path.join(dataFolder, 'backups', `tradego-${timeInName()}.${ending}`);

try {
  if (database.engine === 'sqlite') {
    const { counts, bytes } = backUp(database.file, to);
    console.log(
      `Backed up to ${to} (${Math.ceil(bytes / 1024)} KB): ${inWords(counts)}. It was read again and is whole.`,
    );
  } else {
    console.log(postgresBackup(database.url, to));
  }
} catch (error) {
  if (!(error instanceof BackupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
