import {
  addConsultation,
  addDownloadClick,
  addQuestion,
  countDownload,
  listConsultations,
  listQuestions,
} from '@/lib/store/inbox';
import { CLICK, COUNT, MESSAGE, QUESTION } from '../support/calls';
import { temporaryStore } from '../support/temporary-store';

const store = temporaryStore();

afterEach(async () => {
  for (const table of ['consultations', 'submitted_questions', 'download_clicks', 'download_counts'] as const) {
    await store().deleteFrom(table).execute();
  }
});

describe('§3 what visitors leave', () => {
  test('§3 consultation: every field is kept, with language and time', async () => {
    await addConsultation(store(), 'zh', MESSAGE, 1_795_000_000_000);
    expect(await listConsultations(store())).toEqual([
      {
        id: expect.any(Number),
        received_at: 1_795_000_000_000,
        locale: 'zh',
        business_type: MESSAGE.businessType,
        company_name: MESSAGE.companyName,
        name: MESSAGE.name,
        phone: MESSAGE.phone,
        content: MESSAGE.content,
        answered_at: null,
        answered_by: null,
      },
    ]);
  });

  test('§3 question: every field is kept, with language and time', async () => {
    await addQuestion(store(), 'zt', QUESTION, 1_795_000_000_000);
    expect(await listQuestions(store())).toEqual([
      {
        id: expect.any(Number),
        received_at: 1_795_000_000_000,
        locale: 'zt',
        email: QUESTION.email,
        question_content: QUESTION.questionContent,
        answered_at: null,
        answered_by: null,
      },
    ]);
  });

  test('consultations are listed newest first', async () => {
    for (const name of ['first', 'second', 'third']) await addConsultation(store(), 'en', { ...MESSAGE, name }, 1);
    expect((await listConsultations(store())).map(({ name }) => name)).toEqual(['third', 'second', 'first']);
  });

  test('questions are listed newest first', async () => {
    for (const email of ['a@example.com', 'b@example.com']) await addQuestion(store(), 'en', { ...QUESTION, email }, 1);
    expect((await listQuestions(store())).map(({ email }) => email)).toEqual(['b@example.com', 'a@example.com']);
  });

  test.each(["Robert'); DROP TABLE consultations;--", '中文「內容」\n第二行', '😀'])(
    'a message is kept letter by letter: %s',
    async (content) => {
      await addConsultation(store(), 'en', { ...MESSAGE, content });
      expect((await listConsultations(store()))[0]?.content).toBe(content);
    },
  );
});

describe('§7 clicks and counts', () => {
  test('§7 download click: page number, plate and remark are kept, counted by the day of Hong Kong', async () => {
    const beforeMidnight = Date.parse('2026-11-18T23:59:00+08:00');
    await addDownloadClick(store(), CLICK, beforeMidnight);
    await addDownloadClick(store(), { ...CLICK, remark: 'iOS SDK' }, beforeMidnight + 1);
    await addDownloadClick(store(), { ...CLICK, pageNum: 11 }, beforeMidnight);
    await addDownloadClick(store(), CLICK, beforeMidnight + 60_000);
    expect(
      await store().selectFrom('download_clicks').selectAll().orderBy('day').orderBy('page_num').execute(),
    ).toEqual([
      { day: '2026-11-18', page_num: 11, plate: 2, remark: 'iOS', clicks: 1 },
      { day: '2026-11-18', page_num: 16, plate: 2, remark: 'iOS SDK', clicks: 2 },
      { day: '2026-11-19', page_num: 16, plate: 2, remark: 'iOS', clicks: 1 },
    ]);
  });

  test('§7 update download count: each call adds one', async () => {
    for (let download = 0; download < 3; download++) await countDownload(store(), COUNT);
    expect(await store().selectFrom('download_counts').selectAll().execute()).toEqual([
      { org_code: 'TTT', pid: 'TTT-WIN-MAIN', downloads: 3 },
    ]);
  });

  test('§7 update download count: packages are counted apart', async () => {
    await countDownload(store(), COUNT);
    await countDownload(store(), { ...COUNT, pid: 'TTT-MAC-MAIN' });
    const counts = await store().selectFrom('download_counts').select('downloads').execute();
    expect(counts).toEqual([{ downloads: 1 }, { downloads: 1 }]);
  });

  test('§7 update download count: counts made at once are all counted', async () => {
    await Promise.all(Array.from({ length: 10 }, () => countDownload(store(), COUNT)));
    const { downloads } = await store().selectFrom('download_counts').select('downloads').executeTakeFirstOrThrow();
    expect(downloads).toBe(10);
  });
});
