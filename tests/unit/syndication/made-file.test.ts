import { answerWith, madeFiles } from '@/lib/syndication/made-file';

let made = 0;
const data = (text: string) => [{ text }];
const ask = (name: string, source: { text: string }[], make?: () => Promise<string[]>) =>
  madeFiles(name, {
    sources: [source],
    said: () => source,
    make:
      make ??
      (async () => {
        made++;
        await new Promise((resolve) => setTimeout(resolve, 5));
        return source.map(({ text }) => text);
      }),
  });
beforeEach(() => {
  made = 0;
});

describe('files that are made of data', () => {
  test('are made once for all who ask at once, and after that', async () => {
    const source = data('a');
    const all = await Promise.all(Array.from({ length: 20 }, () => ask('once', source)));
    all.push(await ask('once', source));
    expect(made).toBe(1);
    expect(new Set(all.map(([file]) => file)).size).toBe(1);
  });

  test('are not made anew of other answers that say the same', async () => {
    const [one] = await ask('same', data('a'));
    const [other] = await ask('same', data('a'));
    expect([made, other]).toEqual([1, one]);
  });

  test('are made anew of what says something else', async () => {
    const [one] = await ask('new', data('a'));
    const [other] = await ask('new', data('b'));
    expect([made, one?.body.toString(), other?.body.toString()]).toEqual([2, 'a', 'b']);
    expect(one?.etag).not.toBe(other?.etag);
  });

  test('are no one else’s', async () => {
    const source = data('a');
    await Promise.all([ask('zt', source), ask('en', source)]);
    expect(made).toBe(2);
  });

  test('that could not be made are made for the next who asks', async () => {
    const source = data('a');
    await expect(ask('failed', source, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect((await ask('failed', source))[0]?.body.toString()).toBe('a');
  });
});

describe('an answer with such a file', () => {
  const answer = async (headers: Record<string, string>) => {
    const [file] = await ask('answered', data('a'));
    if (!file) throw new Error('none');
    const said = { 'content-type': 'text/calendar', 'cache-control': 'max-age=300' };
    return { etag: file.etag, answer: answerWith(file, new Request('http://site.test/', { headers }), said) };
  };

  test('is the file with its tag, which is weak since it is sent in several encodings', async () => {
    const { answer: whole, etag } = await answer({});
    expect([whole.status, await whole.text(), whole.headers.get('etag')]).toEqual([200, 'a', etag]);
    expect(etag).toMatch(/^W\/"/);
  });

  test.each([
    ['the tag', (etag: string) => etag],
    ['the tag as a strong one', (etag: string) => etag.slice(2)],
    ['a list', (etag: string) => `"x", ${etag}`],
    ['whatever there is', () => '*'],
  ])('to whoever has %s is nothing new', async (_, given) => {
    const { etag } = await answer({});
    const { answer: none } = await answer({ 'If-None-Match': given(etag) });
    expect([none.status, await none.text(), none.headers.get('etag')]).toEqual([304, '', etag]);
    expect([none.headers.get('cache-control'), none.headers.get('content-type')]).toEqual(['max-age=300', null]);
  });
});
