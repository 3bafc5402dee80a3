import type { Schema } from 'yup';
import * as schemas from '@/lib/website-api/schemas';

const MOMENT = Date.UTC(2026, 10, 18, 2, 30);

const read = <T>(schema: Schema<T>, value: unknown) => schema.validateSync(value, { stripUnknown: true });

const circular = { title: 'Circular', fileUrl: 'c.pdf', publishTime: 1_700_000_000 };
const report = { title: 'Annual Report', fileUrl: 'r.pdf', pictureUrl: 'r.webp' };
const record = { time: '930', currentPrice: '0.86', avgPrice: '0.8512', change: '0.03', quoteChange: '3.61%' };
const price = { sharePriceRtVos: [record], xj: '0.86', zs: '0.83' };

describe('§9 moments', () => {
  test.each([
    ['10 digits are seconds', 1_795_055_400 - 86_400 * 90, (1_795_055_400 - 86_400 * 90) * 1000],
    ['13 digits are milliseconds', MOMENT, MOMENT],
    ['10 digits as text', String(MOMENT / 1000), MOMENT],
    ['13 digits as text', String(MOMENT), MOMENT],
    ['ISO text in UTC', '2026-11-18T02:30:00Z', MOMENT],
    ['ISO text with milliseconds', '2026-11-18T02:30:00.000Z', MOMENT],
    ['ISO text with an offset', '2026-11-18T10:30:00+08:00', MOMENT],
    ['date and time, Hong Kong time', '2026-11-18 10:30:00', MOMENT],
    ['date and time without seconds', '2026-11-18 10:30', MOMENT],
    ['date and time with slashes', '2026/11/18 10:30:00', MOMENT],
    ['ISO text without a zone is Hong Kong time', '2026-11-18T10:30:00', MOMENT],
    ['a day begins at midnight in Hong Kong', '2026-11-18', Date.UTC(2026, 10, 17, 16)],
  ])('§9 moments: %s', (_, sent, moment) => {
    expect(read(schemas.circular, { ...circular, publishTime: sent }).publishTime).toBe(moment);
  });

  test.each(['soon', '', 'NaN', {}, true, '2026-13-45'])('decisions, Calls: %j is not a moment', (sent) => {
    expect(() => read(schemas.circular, { ...circular, publishTime: sent })).toThrow();
  });

  test.each([null, undefined])('§3 circular: a publish time of %s is a failure', (sent) => {
    expect(() => read(schemas.circular, { ...circular, publishTime: sent })).toThrow();
  });

  test.each([null, undefined])('decisions, Calls: a report may do without a publish time (%s)', (sent) => {
    expect(read(schemas.report, { ...report, publishTime: sent }).publishTime).toBeUndefined();
  });
});

describe('§3 figures of the share price', () => {
  test.each([
    ['0.86', 0.86],
    [0.86, 0.86],
    ['-0.02', -0.02],
    ['+0.02', 0.02],
    ['0', 0],
    ['1,234.50', 1234.5],
  ])('§3 share price: a change of %j is %d', (sent, figure) => {
    const read0 = read(schemas.sharePrice, { ...price, sharePriceRtVos: [{ ...record, change: sent }] });
    expect(read0.sharePriceRtVos[0]?.change).toBe(figure);
  });

  test.each([
    ['3.61%', 3.61],
    ['-3.61%', -3.61],
    ['-3.61 %', -3.61],
    [-3.61, -3.61],
  ])('§3 share price: a quote change of %j is %d percent', (sent, figure) => {
    const read0 = read(schemas.sharePrice, { ...price, sharePriceRtVos: [{ ...record, quoteChange: sent }] });
    expect(read0.sharePriceRtVos[0]?.quoteChange).toBe(figure);
  });

  test.each(['--', 'N/A', '', null, undefined])('decisions, Calls: a latest price of %j is no price', (sent) => {
    expect(() => read(schemas.sharePrice, { ...price, xj: sent })).toThrow();
  });

  test.each(['930', '0930', '1600'])('§3 share price: a time of %s stays text as it is', (time) => {
    const read0 = read(schemas.sharePrice, { ...price, sharePriceRtVos: [{ ...record, time }] });
    expect(read0.sharePriceRtVos[0]?.time).toBe(time);
  });

  test.each(['9:30', '30', '093000', ''])('§3 share price: a time of %j is neither HHMM nor HMM', (time) => {
    expect(() => read(schemas.sharePrice, { ...price, sharePriceRtVos: [{ ...record, time }] })).toThrow();
  });

  test('decisions, Calls: a share price may carry a date', () => {
    expect(read(schemas.sharePrice, { ...price, date: '2026-11-20' }).date).toBe('2026-11-20');
  });

  test.each([{}, { date: undefined }, { date: null }, { date: '' }])(
    'decisions, Calls: a share price may do without a date (%j)',
    (more) => {
      expect(read(schemas.sharePrice, { ...price, ...more }).date).toBeUndefined();
    },
  );
});

describe('§3 fields that may be missing', () => {
  test.each([undefined, null, ''])('§3 news: a picture of %j is no picture', (pictureUrl) => {
    const item = { id: 7, title: 'News', contentTxt: '<p>x</p>', publishTime: 1_700_000_000, pictureUrl };
    expect(read(schemas.newsItem, item).pictureUrl).toBe('');
  });

  test.each([undefined, null, ''])('decisions, Calls: intro, size and type of a report may be %j', (none) => {
    const item = read(schemas.report, { ...report, intro: none, fileSize: none, fileType: none });
    expect([item.intro, item.fileSize, item.fileType]).toEqual([undefined, undefined, undefined]);
  });

  test('decisions, Calls: intro, size and type of a report are kept where it has them', () => {
    const more = { intro: 'First-half revenue rose', fileSize: 167_666, fileType: 'pdf' };
    expect(read(schemas.report, { ...report, ...more })).toMatchObject(more);
  });

  test.each(['title', 'publishTime', 'id'])('§3 news: %s may not be missing', (field) => {
    const item = { id: 7, title: 'News', contentTxt: '', publishTime: 1_700_000_000, pictureUrl: '' };
    expect(() => read(schemas.newsItem, { ...item, [field]: undefined })).toThrow();
  });

  test('§3 fields that the specification does not name are left out', () => {
    expect(read(schemas.circular, { ...circular, secret: 'x' })).not.toHaveProperty('secret');
  });

  test.each([
    ['HK', 'HK'],
    ['cn', 'CN'],
  ])('§3 visitor area: the region code %s is %s', (sent, region) => {
    expect(read(schemas.region, sent)).toBe(region);
  });

  test.each(['', '852', 'Hong Kong', null, {}])('§3 visitor area: %j is no region code', (sent) => {
    expect(() => read(schemas.region, sent)).toThrow();
  });
});
