import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { STANDALONE } from '../../../scripts/lib/project.mjs';
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
  /** Makes the folder (`init`), and every example in it the words of a company of its own: OTHER_COMPANY. */
  found(): Promise<void>;
}

/** A company that is not the sample one, and not the one that `init` makes up. */
export const OTHER_COMPANY = {
  zt: '範例海港有限公司',
  zh: '范例海港有限公司',
  en: 'Example Harbour Limited',
  code: '00099',
};

/** An operator whose site keeps its data under `name`, or in the database of that address. */
export function startOperator(name: string, database = databaseOf(name)): Operator {
  forget(name);
  const folder = path.resolve('.data/e2e', name, 'content');
  const operator: Operator = {
    folder,
    async found() {
      const { status, text } = await operator.publish('init', folder);
      if (status !== 0) throw new Error(text);
      operator.change(
        'company.yaml',
        ['sample: true', 'sample: false'],
        ['"00000"', `"${OTHER_COMPANY.code}"`],
        ['zt: 範例控股有限公司', `zt: ${OTHER_COMPANY.zt}`],
        ['zh: 范例控股有限公司', `zh: ${OTHER_COMPANY.zh}`],
        ['en: Example Holdings Limited', `en: ${OTHER_COMPANY.en}`],
        ['香港示範道 1 號', '香港示範碼頭 8 號'],
        ['香港示范道 1 号', '香港示范码头 8 号'],
        ['1 Example Road, Hong Kong', '8 Example Pier, Hong Kong'],
      );
      operator.change(
        'board.yaml',
        ['陳示範先生', '李示範先生'],
        ['陈示范先生', '李示范先生'],
        ['Mr Example Chan', 'Mr Example Lee'],
      );
      operator.change('software.yaml', ['Example App', 'Harbour App']);
      operator.change('answers/2026-01-05-first-answer.yaml', ['By the end of March.', 'In March.']);
      const story = 'news/2026-01-05-first-story';
      operator.change(`${story}/entry.yaml`, ['# picture: picture.webp\n', '']);
      operator.write({
        [`${story}/zt.md`]: '第一則。\n',
        [`${story}/zh.md`]: '第一则。\n',
        [`${story}/en.md`]: 'The first.\n',
      });
    },
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
        const child = execFile(
          process.execPath,
          [path.join(STANDALONE, 'publish.mjs'), ...words],
          { env },
          (_, stdout, stderr) => resolve({ status: child.exitCode ?? 1, text: `${stdout}${stderr}` }),
        );
      });
    },
  };
  return operator;
}
