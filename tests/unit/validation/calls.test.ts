import {
  downloadClickSchema,
  downloadCountSchema,
  judge,
  optionalPagingSchema,
  pagingSchema,
  stockCodeSchema,
} from '@/lib/validation';

const codeSchema = stockCodeSchema(() => '08017');

describe('§7 paging of a call', () => {
  test('§9 without paging it is the first page of 20', () => {
    expect(judge(pagingSchema, {})).toEqual({ ok: true, value: { pageIndex: 1, pageSize: 20 } });
  });

  test('§7 hot news may be asked for without paging', () => {
    expect(judge(optionalPagingSchema, {})).toEqual({ ok: true, value: {} });
  });

  test.each([
    [1, 1],
    ['2', 2],
    [9999, 9999],
  ])('Routes: page %j is page %i', (pageIndex, number) => {
    expect(judge(pagingSchema, { pageIndex, pageSize: 100 })).toEqual({
      ok: true,
      value: { pageIndex: number, pageSize: 100 },
    });
  });

  const bad = [0, -1, 10_000, 1.5, 'abc', '', {}, [], true, Number.NaN, '1; drop', '0x1', '1e1', ' 2 ', '+3', '１'];

  test.each(bad)('Calls: page %j is bad input', (pageIndex) => {
    expect(judge(pagingSchema, { pageIndex })).toEqual({ ok: false, problems: { pageIndex: 'invalid' } });
  });

  test.each(bad)('Calls: size %j is bad input', (pageSize) => {
    expect(judge(pagingSchema, { pageSize })).toEqual({ ok: false, problems: { pageSize: 'invalid' } });
  });
});

describe('§7 share price', () => {
  test("§9 the stock code is the company's", () => {
    expect(judge(codeSchema, { code: '08017' })).toEqual({ ok: true, value: { code: '08017' } });
  });

  test.each(['00700', '8017', '080170', '0801a', "08017' or 1=1", '08017\n', '０８０１７', [], {}])(
    'Calls: a code of %j is bad input',
    (code) => {
      expect(judge(codeSchema, { code })).toEqual({ ok: false, problems: { code: 'invalid' } });
    },
  );

  test.each([undefined, null, ''])('Calls: a code of %j is missing', (code) => {
    expect(judge(codeSchema, { code })).toMatchObject({ ok: false, problems: { code: 'required' } });
  });
});

describe('§7 download clicks', () => {
  test.each([1, 2, 3, 4, 5, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17])('§9 page number %i is known', (pageNum) => {
    expect(judge(downloadClickSchema, { pageNum, plate: 1, remark: 'x' }).ok).toBe(true);
  });

  test.each([1, 2])('§9 plate %i is known', (plate) => {
    expect(judge(downloadClickSchema, { pageNum: 11, plate, remark: '' }).ok).toBe(true);
  });

  test('§7 a click may come without a remark', () => {
    expect(judge(downloadClickSchema, { pageNum: 1, plate: 1 })).toMatchObject({ ok: true, value: { remark: '' } });
  });

  test.each([
    ['pageNum', 0],
    ['pageNum', 'Android'],
    ['plate', -1],
    ['plate', []],
    ['remark', {}],
    ['remark', []],
    ['remark', 'x'.repeat(10_000)],
  ])('Calls: %s of %j is bad input', (field, value) => {
    const judged = judge(downloadClickSchema, { pageNum: 1, plate: 1, remark: '', [field]: value });
    expect(judged).toMatchObject({ ok: false, problems: { [field]: expect.any(String) } });
  });

  test('Calls: a download is counted for an organisation and a package', () => {
    const click = { orgCode: 'TTT', pid: '12' };
    expect(judge(downloadCountSchema, click)).toEqual({ ok: true, value: click });
  });

  test.each(['', ' ', 'a b', '../x', 'x'.repeat(1000), null, [], {}])('Calls: a package of %j is bad input', (pid) => {
    expect(judge(downloadCountSchema, { orgCode: 'TTT', pid })).toMatchObject({ ok: false });
  });
});

describe('a name that every object has by itself', () => {
  const ODD = JSON.parse(
    '{"constructor":1,"toString":{},"valueOf":"x","hasOwnProperty":[],"__proto__":{"pageSize":"x"}}',
  );

  test.each([
    ['paging', pagingSchema, { pageIndex: 2, pageSize: 10 }],
    ['optional paging', optionalPagingSchema, {}],
    ['stock code', codeSchema, { code: '08017' }],
    ['download', downloadCountSchema, { orgCode: 'a', pid: 'b' }],
  ] as const)('is nobody’s field beside a good %s', (_, schema, good) => {
    expect(judge<object>(schema, { ...good, ...ODD })).toEqual({ ok: true, value: good });
  });

  test('does not stand in for a field that is missing', () => {
    expect(judge(downloadCountSchema, ODD)).toEqual({ ok: false, problems: { orgCode: 'required', pid: 'required' } });
  });
});
