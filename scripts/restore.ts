import path from 'node:path';
import { environment } from '../lib/config/env';
import { BackupError } from '../lib/store/backup';
import { restore } from '../lib/store/restore';
import { inWords, postgresRestore } from './lib/backups';

/** `npm run restore -- FILE`: puts a backup in the place of the database, which is set aside. */
const [backup, ...more] = process.argv.slice(2);
const { database, dataFolder } = environment();

try {
  if (backup === undefined || more.length > 0) throw new BackupError('Usage: npm run restore -- FILE');
  const isFile = database.engine === 'sqlite';
  const { counts, before } = isFile
    ? await restore(backup, database.file)
    : await postgresRestore(database.url, backup, path.join(dataFolder, 'backups'));
  console.log(`${isFile ? database.file : 'The database'} is the backup now: ${inWords(counts)}.`);
  if (before) {
    const held = before.counts ? inWords(before.counts) : 'it could not be read, and every file of it was kept';
    console.log(`What was there before is ${before.file}: ${held}.`);
  }
} catch (error) {
  if (!(error instanceof BackupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
