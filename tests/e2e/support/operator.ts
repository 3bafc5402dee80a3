import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
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
  publish(...words: string[]): Promise<Said>;
}

/** An operator whose site keeps its data under `name`. */
export async function startOperator(name: string): Promise<Operator> {
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
    publish: (...words) => {
      const env = { ...process.env, DATABASE_URL: databaseOf(name), CONTENT_FOLDER: folder };
      return new Promise((resolve) => {
        const child = execFile(process.execPath, [program, ...words], { env }, (_, stdout, stderr) =>
          resolve({ status: child.exitCode ?? 1, text: `${stdout}${stderr}` }),
        );
      });
    },
  };
}
