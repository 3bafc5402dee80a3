import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundlePublish } from '../../../scripts/lib/publish-command.mjs';
import { databaseOf, forget } from './servers';

export interface Said {
  status: number;
  text: string;
}

/** Whoever publishes: a content folder of their own, and the command as the image has it. */
export interface Operator {
  folder: string;
  /** Writes files of the folder, by path. */
  write(files: Readonly<Record<string, string | Uint8Array>>): void;
  /** Changes words of a file of the folder that are there. */
  change(within: string, ...words: (readonly [from: string, to: string])[]): void;
  publish(...words: string[]): Promise<Said>;
}

/** An operator whose site keeps its data under `name`, or in the database of that address. */
export async function startOperator(name: string, database = databaseOf(name)): Promise<Operator> {
  forget(name);
  const home = path.resolve('.data/e2e', name);
  const folder = path.join(home, 'content');
  const program = await bundlePublish(path.join(home, 'command'));
  return {
    folder,
    write(files) {
      for (const [within, content] of Object.entries(files)) {
        mkdirSync(path.dirname(path.join(folder, within)), { recursive: true });
        writeFileSync(path.join(folder, within), content);
      }
    },
    change(within, ...words) {
      const file = path.join(folder, within);
      let text = readFileSync(file, 'utf8');
      for (const [from, to] of words) {
        if (!text.includes(from)) throw new Error(`${within} has no ${from}:\n${text}`);
        text = text.replace(from, to);
      }
      writeFileSync(file, text);
    },
    publish: (...words) => {
      const env = { ...process.env, DATABASE_URL: database, CONTENT_FOLDER: folder };
      return new Promise((resolve) => {
        const child = execFile(process.execPath, [program, ...words], { env }, (_, stdout, stderr) =>
          resolve({ status: child.exitCode ?? 1, text: `${stdout}${stderr}` }),
        );
      });
    },
  };
}
