import { environment } from '../lib/config/env';
import { BackupError, restore } from '../lib/store/backup';
import { inWords, postgresRestore } from './lib/backups';

/** `npm run restore -- FILE`: puts a backup in the place of the database, which is set aside. */
const [backup, ...more] = process.argv.slice(2);
const { database } = environment();

try {
  if (backup === undefined || more.length > 0) throw new BackupError('Usage: npm run restore -- FILE');
  if (database.engine === 'sqlite') {
    const { counts, aside } = restore(backup, database.file);
    const before = aside ? ` What was there before is ${aside}.` : '';
    console.log(`${database.file} is the backup now: ${inWords(counts)}.${before}`);
  } else {
    console.log(postgresRestore(database.url, backup));
  }
} catch (error) {
  if (!(error instanceof BackupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
