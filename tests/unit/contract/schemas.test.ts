import { judged, type Shape } from '@/lib/contract/judging';
import * as registers from '@/lib/contract/registers';
import * as schemas from '@/lib/contract/schemas';
import { tradingDayOf } from '@/lib/market/trading-day';

const MOMENT = Date.UTC(2026, 10, 18, 2, 30);

/** One item as the site sees it, or undefined where it is left out. */
const read = <T>(shape: Shape<T>, value: unknown): T | undefined => judged([value], shape).items[0];

const news = { id: 7, title: 'News', contentTxt: '<p>x</p>', publishTime: 1_700_000_000, pictureUrl: '' };
const circular = { title: 'Circular', fileUrl: '/c.pdf', publishTime: 1_700_000_000, category: 'other' };
const report = { title: 'Annual Report', fileUrl: '/r.pdf', pictureUrl: '/r.webp' };
const roadshow = { title: 'Investor day', intro: '', publishTime: 1_700_000_000, pictureUrl: '', skipUrl: '/v' };
const question = { questionContent: 'Who?', answerContent: 'We do.', publishTime: 1_700_000_000 };
const record = { time: '930', currentPrice: '0.86', avgPrice: '0.8512', change: '0.03', quoteChange: '3.61%' };
const price = { sharePriceRtVos: [record], xj: '0.86', zs: '0.83' };

const priceOf = (more: object) => schemas.sharePrice({ ...price, ...more }).price;
const recordOf = (more: object) => priceOf({ sharePriceRtVos: [{ ...record, ...more }] })?.sharePriceRtVos[0];

describe('Calls: what a roadshow may carry besides', () => {
  const more = (sent: object) => read(registers.roadshow, { ...roadshow, ...sent });

  test('an agenda is read part by part, in the order of the recording', () => {
    const agenda = [
      { at: '90', topic: 'Revenue' },
      { at: 0, topic: 'Opening' },
      { at: -1, topic: 'Before' },
      { at: 5 },
      null,
    ];
    expect(more({ agenda })?.agenda).toEqual([
      { at: 0, topic: 'Opening' },
      { at: 90, topic: 'Revenue' },
    ]);
  });

  test.each([null, undefined, [], [{}], 'x', {}])('an agenda of %j is none', (agenda) => {
    expect(more({ agenda })).toMatchObject({ title: 'Investor day' });
    expect(more({ agenda })?.agenda).toBeUndefined();
  });

  test('a quotation has its words and the office that said them, or is none', () => {
    const quotation = { words: 'More modules.', office: 'Chief Executive Officer' };
    expect(more({ quotation })?.quotation).toEqual(quotation);
    for (const part of [null, 'x', { words: 'More.' }, { office: 'Chairman' }]) {
      expect(more({ quotation: part })?.quotation).toBeUndefined();
    }
  });
});

describe('§9 moments', () => {
  test.each([
    ['10 digits are seconds', 1_795_055_400 - 86_400 * 90, (1_795_055_400 - 86_400 * 90) * 1000],
    ['13 digits are milliseconds', MOMENT, MOMENT],
    ['10 digits as text', String(MOMENT / 1000), MOMENT],
    ['13 digits as text', String(MOMENT), MOMENT],
    ['ISO text in UTC', '2026-11-18T02:30:00Z', MOMENT],
    ['ISO text with milliseconds', '2026-11-18T02:30:00.000Z', MOMENT],
    ['ISO text with an offset', '2026-11-18T10:30:00+08:00', MOMENT],
    ['ISO text with an offset without a colon', '2026-11-18T02:30:00.000+0000', MOMENT],
    ['ISO text west of Greenwich', '2026-11-17T21:30:00-05:00', MOMENT],
    ['date and time, Hong Kong time', '2026-11-18 10:30:00', MOMENT],
    ['date and time without seconds', '2026-11-18 10:30', MOMENT],
    ['date and time with slashes', '2026/11/18 10:30:00', MOMENT],
    ['ISO text without a zone is Hong Kong time', '2026-11-18T10:30:00', MOMENT],
    ['a day begins at midnight in Hong Kong', '2026-11-18', Date.UTC(2026, 10, 17, 16)],
    ['a day with slashes', '2026/11/18', Date.UTC(2026, 10, 17, 16)],
    ['a day without leading zeros', '2026/3/8', Date.UTC(2026, 2, 7, 16)],
    ['a day of 8 digits', '20261118', Date.UTC(2026, 10, 17, 16)],
    ['a day in Chinese', '2026年11月18日', Date.UTC(2026, 10, 17, 16)],
    ['29 February of a leap year', '2028-02-29', Date.UTC(2028, 1, 28, 16)],
  ])('§9 moments: %s', (_, sent, moment) => {
    expect(read(registers.circular, { ...circular, publishTime: sent })?.publishTime).toBe(moment);
  });

  const NO_MOMENTS = [
    ...['soon', 'NaN', {}, [], true, '--', 'null', '18/11/2026'],
    ...['2026-13-45', '2026-02-30', '2027-02-29', '2026-00-10', '2026-11-18 25:00', '2026-11-18T10:61', '9999-99-99'],
    ...['0000-00-00 00:00:00', '2200-01-01', '1969-12-31', '2026-11-18 at noon', '2026-111-8'],
    // Nanoseconds, microseconds, and what no calendar reaches.
    ...[1e20, 1_795_055_400_000_000_000, 1_795_055_400_000_000, '1795055400000000000', 8.64e15 + 1, Number.MAX_VALUE],
    ...[0, -1, 1, -1_700_000_000],
  ];
  test.each(NO_MOMENTS)('Calls: of a circular with %j as its date the rest is shown', (sent) => {
    expect(read(registers.circular, { ...circular, publishTime: sent })).toEqual({
      ...circular,
      publishTime: undefined,
    });
  });

  test.each([
    ['newsItem', schemas.newsItem, news],
    ['report', registers.report, report],
    ['circular', registers.circular, circular],
    ['roadshow', registers.roadshow, roadshow],
    ['interactiveQuestion', registers.interactiveQuestion, question],
  ] as [string, Shape<object>, object][])('Calls: a %s may do without a date', (_, shape, item) => {
    for (const publishTime of [null, undefined, '', '--']) {
      expect(read(shape, { ...item, publishTime })).toEqual({ ...item, publishTime: undefined });
    }
  });
});

describe('§3 figures of the share price', () => {
  test.each([
    ['0.86', 0.86],
    [0.86, 0.86],
    ['-0.02', -0.02],
    ['\u22120.02', -0.02],
    ['－０．０２', -0.02],
    ['+0.02', 0.02],
    ['＋0.02', 0.02],
    ['0', 0],
    ['1,234.50', 1234.5],
    ['１，２３４．５', 1234.5],
    [' 0.02 ', 0.02],
  ])('§3 share price: a change of %j is %d', (sent, figure) => {
    expect(recordOf({ change: sent })?.change).toBe(figure);
  });

  test.each([
    ['3.61%', 3.61],
    ['-3.61%', -3.61],
    ['\u22123.61 %', -3.61],
    ['３.６１％', 3.61],
    [-3.61, -3.61],
  ])('§3 share price: a quote change of %j is %d percent', (sent, figure) => {
    expect(recordOf({ quoteChange: sent })?.quoteChange).toBe(figure);
  });

  const NO_FIGURES = ['--', 'N/A', '', null, undefined, 'NaN', '1e5', '0x10', {}, [], true, '1-2', 1e300];

  test.each(NO_FIGURES)('Calls: of a record with an average of %j the rest is shown', (sent) => {
    expect(recordOf({ avgPrice: sent })).toEqual({
      time: '930',
      currentPrice: 0.86,
      avgPrice: undefined,
      change: 0.03,
      quoteChange: 3.61,
    });
  });

  test.each(NO_FIGURES)('Calls: a record with a price of %j is left out, and no other', (sent) => {
    const list = priceOf({ sharePriceRtVos: [{ ...record, currentPrice: sent }, record] })?.sharePriceRtVos;
    expect(list).toHaveLength(1);
  });

  test.each([...NO_FIGURES, 0, -0.5])('Calls: with %j as the latest price the rest is shown', (sent) => {
    expect(priceOf({ xj: sent })).toMatchObject({ xj: undefined, zs: 0.83, sharePriceRtVos: [{ currentPrice: 0.86 }] });
  });

  test.each([null, undefined, '--'])('Calls: an answer without any price (%j) says nothing', (sent) => {
    expect(schemas.sharePrice({ sharePriceRtVos: [], xj: sent, zs: sent }).price).toBeUndefined();
  });

  test.each([
    [null, true],
    [{ sharePriceRtVos: null, xj: 0, zs: 0 }, true],
    [{ sharePriceRtVos: [] }, true],
    [{ sharePriceRtVos: [{ time: '930' }] }, false],
    [{ prices: [] }, false],
    ['<html>', false],
  ])('Calls: whether an answer of %j says itself that there is no price: %s', (sent, empty) => {
    expect(schemas.sharePrice(sent)).toMatchObject({ empty });
  });

  test.each([null, undefined, []])('before the first trade the list may be %j', (sharePriceRtVos) => {
    expect(priceOf({ sharePriceRtVos })).toMatchObject({ sharePriceRtVos: [], xj: 0.86, zs: 0.83 });
  });

  test.each(['930', '0930', '1600', 930])('§3 share price: a time of %j is text', (time) => {
    expect(recordOf({ time })?.time).toBe(String(time));
  });

  test.each(['9:30', '30', '093000', '', '2460', '1299', null])(
    '§3 share price: a time of %j is neither HHMM nor HMM',
    (time) => {
      expect(recordOf({ time })).toBeUndefined();
    },
  );

  test('of 100,000 records the last 20,000 are read, of which the trading day has the latest of each minute', () => {
    const times = Array.from({ length: 331 }, (_, index) => 570 + index);
    const many = Array.from({ length: 100_000 }, (_, index) => {
      const minute = times[index % times.length] as number;
      return {
        ...record,
        time: `${Math.floor(minute / 60)}${String(minute % 60).padStart(2, '0')}`,
        currentPrice: index,
      };
    });
    const { price: day, faults } = schemas.sharePrice({ sharePriceRtVos: many });
    const records = day?.sharePriceRtVos ?? [];
    expect(records).toHaveLength(20_000);
    expect(faults.leftOut).toBe(80_000);
    const { price: shown, leftOut } = tradingDayOf({ sharePriceRtVos: records });
    const prices = shown.sharePriceRtVos.map(({ currentPrice }) => currentPrice);
    // The minutes after 12:00 up to 12:59 are none of the session.
    expect(prices).toHaveLength(331 - 59);
    expect([Math.min(...prices), Math.max(...prices)]).toEqual([100_000 - 331, 99_999]);
    expect(leftOut.repeated + leftOut.outside).toBe(20_000 - prices.length);
  });

  test.each([
    ['2026-11-20', '2026-11-20'],
    ['2026/11/20', '2026-11-20'],
    ['2026-11-20 16:08:00', '2026-11-20'],
    ['20261120', '2026-11-20'],
    [Date.UTC(2026, 10, 19, 17), '2026-11-20'],
  ])('Calls: a share price may carry a date: %j', (sent, day) => {
    expect(priceOf({ date: sent })?.date).toBe(day);
  });

  test.each([undefined, null, '', '9999-99-99', '2026-02-30', 1e20, 'today'])(
    'Calls: a share price with %j as its date has none',
    (date) => {
      expect(priceOf({ date })?.date).toBeUndefined();
    },
  );
});

describe('§3 fields that may be missing', () => {
  test('Calls: intro, size and type of a report are kept where it has them', () => {
    const more = { intro: 'First-half revenue rose', fileSize: 167_666, fileType: 'pdf' };
    expect(read(registers.report, { ...report, ...more })).toMatchObject(more);
  });

  test.each([undefined, null, '', '--', {}, -1])('Calls: intro, size and type may be %j', (none) => {
    const item = read(registers.report, {
      ...report,
      fileSize: none,
      intro: typeof none === 'object' ? none : undefined,
    });
    expect([item?.intro, item?.fileSize, item?.fileType]).toEqual([undefined, undefined, undefined]);
  });

  test.each(['title', 'id'])('§3 a news item without its %s is left out', (field) => {
    for (const none of [undefined, null, '', {}, ' ']) {
      expect(read(schemas.newsItem, { ...news, [field]: none })).toBeUndefined();
    }
  });

  test.each([7, '7', 0, 999_999_999])('§3 news: %j is an id', (id) => {
    expect(read(schemas.newsItem, { ...news, id })?.id).toBe(Number(id));
  });

  test.each([1.5, -1, 1e9, '7a', true, [7]])('Routes: a news item whose id is %j has no address', (id) => {
    expect(read(schemas.newsItem, { ...news, id })).toBeUndefined();
  });

  test.each([null, undefined, 'text', 7, [], true])('Calls: %j is no item', (item) => {
    expect(read(registers.circular, item)).toBeUndefined();
  });

  test('§3 fields that the specification does not name are left out', () => {
    expect(read(registers.circular, { ...circular, secret: 'x' })).not.toHaveProperty('secret');
  });

  test('§7 positions name products: what cannot be read of a list of them keeps its place', () => {
    expect([read(schemas.softwareItem, null), read(schemas.installationPackage, { pid: {} })]).toEqual([
      { productName: '', softwareOverview: '', versionInformation: '', imageUrl: '' },
      { pid: '', url: '' },
    ]);
  });
});

describe('Calls: addresses', () => {
  const UNUSABLE = [
    ...[
      'http://[',
      'https://',
      'javascript:alert(1)',
      ' JavaScript:alert(1)',
      'java\nscript:alert(1)',
      'data:text/html,x',
    ],
    ...['vbscript:x', 'blob:https://a.test/1', 'file:///etc/passwd', 'ftp://a.test/r.pdf', 'null', 'r.pdf', '#', {}, 7],
    `https://a.test/${'x'.repeat(3000)}`,
  ];
  test.each(UNUSABLE)('%j is no address of a picture, a file, a recording or a package', (sent) => {
    expect([
      read(schemas.newsItem, { ...news, pictureUrl: sent })?.pictureUrl,
      read(registers.report, { ...report, pictureUrl: sent, fileUrl: sent }),
      read(registers.roadshow, { ...roadshow, skipUrl: sent })?.skipUrl,
      read(schemas.installationPackage, { pid: 'a', url: sent })?.url,
    ]).toEqual(['', { ...report, pictureUrl: '', fileUrl: '' }, '', '']);
  });

  test.each(['https://a.test/年報 2025.pdf?a=1#2', 'http://a.test/r.pdf', '/assets/r.pdf', '//cdn.test/r.pdf'])(
    '%s is one',
    (address) => {
      expect(read(registers.circular, { ...circular, fileUrl: ` ${address} ` })?.fileUrl).toBe(address);
    },
  );
});

describe('Calls: texts are bounded', () => {
  test('a title is one line of printable characters', () => {
    expect(read(registers.circular, { ...circular, title: ' 業績\u0000\n公告\ud83d ' })?.title).toBe('業績 公告');
  });

  test.each(['甲\ufffe乙', '甲\uffff乙', '甲\ud83d乙', '甲\udca9乙', '甲\ufdd0乙'])(
    'what is no character is left out of every field: %j',
    (sent) => {
      const html = `<p>${sent}</p>`;
      const url = `https://a.test/${sent}.pdf`;
      expect([
        read(schemas.newsItem, { ...news, title: sent, contentTxt: html, pictureUrl: url }),
        read(registers.interactiveQuestion, { ...question, questionContent: sent })?.questionContent,
      ]).toMatchObject([{ title: '甲乙', contentTxt: '<p>甲乙</p>', pictureUrl: 'https://a.test/甲乙.pdf' }, '甲乙']);
    },
  );

  test('running text keeps its lines', () => {
    const answerContent = 'First.\n\nSecond.';
    expect(read(registers.interactiveQuestion, { ...question, answerContent })?.answerContent).toBe(answerContent);
  });

  test('what is far longer than anybody writes ends with an ellipsis', () => {
    const title = read(registers.circular, { ...circular, title: '長'.repeat(5000) })?.title ?? '';
    const intro = read(registers.roadshow, { ...roadshow, intro: 'x'.repeat(1e6) })?.intro ?? '';
    expect([title.length, title.at(-1), intro.length, intro.at(-1)]).toEqual([1000, '…', 20_000, '…']);
  });

  test('HTML that is too long ends before a tag that is not whole', () => {
    const contentTxt = `<p>${'x'.repeat(999_990)}<a href="https://a.test/">link</a>`;
    const read0 = read(schemas.newsItem, { ...news, contentTxt })?.contentTxt ?? '';
    expect([read0.length, read0.slice(-3)]).toEqual([999_994, 'xx…']);
  });

  test('an article of 300 KB is left whole', () => {
    const contentTxt = '<p>段落</p>'.repeat(30_000);
    expect(read(schemas.newsItem, { ...news, contentTxt })?.contentTxt).toBe(contentTxt);
  });
});
