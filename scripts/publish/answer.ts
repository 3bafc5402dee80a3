import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Document } from 'yaml';
import { isoDay } from '../../lib/i18n/dates';
import { LOCALES } from '../../lib/i18n/locales';
import { listQuestions } from '../../lib/store/inbox';
import { DONE, MISUSED, REFUSED, type Verb, withStore } from './verb';

const HEAD = `# yaml-language-server: $schema=../schemas/answer.json
# Write question and answer in the three languages, then: check, release.
# The release marks the question as answered. Nothing of who asked stands here.`;

/** `answer question:26`: a draft of an answer in the folder, with what was asked. */
export const answer: Verb = async ({ folder, ids: [asked = ''] }, io) => {
  const [, number] = /^question:(\d{1,9})$/.exec(asked) ?? [];
  if (number === undefined) {
    io.err(
      'Name a question of the inbox: answer question:26. `npm run inbox -- --open` lists those that nobody has answered.',
    );
    return MISUSED;
  }
  return withStore(async (db) => {
    const question = (await listQuestions(db)).find(({ id }) => id === Number(number));
    if (!question) {
      io.err(`There is no question ${number} in the inbox.`);
      return REFUSED;
    }
    const file = path.join('answers', `${isoDay(io.now())}-question-${number}.yaml`);
    if (existsSync(path.join(folder, file))) {
      io.err(`${file} is there already.`);
      return REFUSED;
    }
    const words = (of: string) =>
      Object.fromEntries(LOCALES.map((locale) => [locale, locale === question.locale ? of : '']));
    const draft = new Document({
      question: words(question.question_content),
      answer: Object.fromEntries(LOCALES.map((locale) => [locale, ''])),
      asked,
    });
    await mkdir(path.join(folder, 'answers'), { recursive: true });
    await writeFile(path.join(folder, file), `${HEAD}\n${draft.toString({ lineWidth: 0 })}`);
    io.out(`${path.join(folder, file)} has the question. Write the rest, then check it.`);
    return DONE;
  });
};
