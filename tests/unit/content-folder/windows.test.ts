import { clockOf, EXCHANGE_CALENDAR, releasable } from '@/lib/content-folder/windows';

const at = (moment: string) => Date.parse(`${moment}:00+08:00`);
const EXCHANGE = { id: '2025010200001', at: at('2025-01-02T08:00') };

const filing = { kind: 'filing' } as const;
const inWindow = (moment: string) => releasable(filing, EXCHANGE, at(moment));

describe('the windows in which the Exchange publishes', () => {
  it.each([
    ['a business day, from 06:00', '2026-11-12T05:59', false],
    ['', '2026-11-12T06:00', true],
    ['until 08:30', '2026-11-12T08:29', true],
    ['', '2026-11-12T08:30', false],
    ['from 12:00', '2026-11-12T11:59', false],
    ['', '2026-11-12T12:00', true],
    ['until 12:30', '2026-11-12T12:29', true],
    ['', '2026-11-12T12:30', false],
    ['from 16:30', '2026-11-12T16:29', false],
    ['', '2026-11-12T16:30', true],
    ['19:00', '2026-11-12T19:00', true],
    ['until 23:00', '2026-11-12T22:59', true],
    ['', '2026-11-12T23:00', false],
    ['midnight', '2026-11-12T00:00', false],
    ['Christmas Eve, in the morning', '2026-12-24T06:00', true],
    ['', '2026-12-24T08:30', false],
    ['no window at 12:00', '2026-12-24T12:00', false],
    ['from 12:30', '2026-12-24T12:29', false],
    ['', '2026-12-24T12:30', true],
    ['where shares trade on other days', '2026-12-24T15:00', true],
    ['', '2026-12-24T22:59', true],
    ['', '2026-12-24T23:00', false],
    ["New Year's Eve", '2026-12-31T12:30', true],
    ['', '2026-12-31T12:15', false],
    ["Lunar New Year's Eve", '2026-02-16T12:30', true],
    ['', '2026-02-16T12:15', false],
    ['Christmas Day, a Friday', '2026-12-25T19:00', false],
    ['Saturday after it', '2026-12-26T19:00', false],
    ['Sunday before a Monday, from 18:00', '2026-11-15T17:59', false],
    ['', '2026-11-15T18:00', true],
    ['19:00', '2026-11-15T19:00', true],
    ['until 20:00', '2026-11-15T19:59', true],
    ['', '2026-11-15T20:00', false],
    ['in the morning', '2026-11-15T07:00', false],
    ['Saturday before a Sunday', '2026-11-14T19:00', false],
    ['Sunday before a Monday that is a holiday', '2026-10-18T19:00', false],
    ['that Monday', '2026-10-19T19:00', true],
    ['New Year, a Friday', '2027-01-01T19:00', false],
    ['a holiday in the week, before a business day', '2026-07-01T18:30', true],
    ['the first days of Lunar New Year', '2026-02-18T19:00', false],
    ['the last of them', '2026-02-19T19:00', true],
  ])('%s: %s', (_, moment, may) => {
    expect(inWindow(moment).may).toBe(may);
  });

  it.each([
    ['2026-11-12T05:00', '2026-11-12 06:00'],
    ['2026-11-12T13:00', '2026-11-12 16:30'],
    ['2026-11-12T23:00', '2026-11-13 06:00'],
    ['2026-11-13T23:30', '2026-11-15 18:00'],
    ['2026-12-24T12:00', '2026-12-24 12:30'],
    ['2026-12-24T23:00', '2026-12-27 18:00'],
    ['2026-12-31T23:00', '2027-01-03 18:00'],
    ['2026-02-16T23:00', '2026-02-19 18:00'],
  ])('at %s the next one begins at %s', (moment, next) => {
    const answer = inWindow(moment);
    if (answer.may) throw new Error('It may be released.');
    expect([answer.gate, answer.until && clockOf(answer.until)]).toEqual(['window', next]);
    expect(answer.because).toBe(
      `It is ${moment.replace('T', ' ')}, outside of the windows in which the Exchange publishes. The next one begins at ${next}. If it has to be now: --outside-window "REASON".`,
    );
  });

  it('does not know those of a year that the calendar does not hold', () => {
    expect(inWindow('2031-06-03T17:00')).toEqual({
      may: false,
      gate: 'window',
      because: 'The calendar of the Exchange does not have 2031-06-03: nobody knows its windows.',
    });
    // Of its last day nobody knows whether it is before a business day.
    expect(
      releasable(filing, EXCHANGE, at('2028-12-31T19:00'), {
        ...EXCHANGE_CALENDAR,
        years: { 2028: { holidays: [], halfDays: [] } },
      }).may,
    ).toBe(false);
  });

  it('takes them from the calendar', () => {
    const calendar = {
      ...EXCHANGE_CALENDAR,
      windows: { ...EXCHANGE_CALENDAR.windows, businessDay: [['10:00', '11:00']] },
    };
    expect(releasable(filing, EXCHANGE, at('2026-11-12T10:30'), calendar)).toEqual({ may: true });
    expect(releasable(filing, EXCHANGE, at('2026-11-12T17:00'), calendar).may).toBe(false);
  });
});

describe('the gate', () => {
  const NOW = at('2026-11-12T17:00');

  it('never lets a filing through by the clock alone', () => {
    for (const kind of ['filing', 'report'] as const) {
      expect(releasable({ kind, notBefore: NOW - 1 }, undefined, NOW)).toMatchObject({ may: false, gate: 'exchange' });
    }
  });

  it('takes what the Exchange has from the file or from the release', () => {
    expect(releasable({ kind: 'filing', exchange: EXCHANGE }, undefined, NOW)).toEqual({ may: true });
    expect(releasable({ kind: 'report' }, EXCHANGE, NOW)).toEqual({ may: true });
  });

  it('keeps everything until notBefore, and not a moment longer', () => {
    for (const kind of ['filing', 'report', 'story', 'recording', 'answer'] as const) {
      expect(releasable({ kind, notBefore: NOW }, EXCHANGE, NOW - 1)).toEqual({
        may: false,
        gate: 'notBefore',
        because: 'It is not to be released before 2026-11-12 17:00.',
        until: NOW,
      });
      expect(releasable({ kind, notBefore: NOW }, EXCHANGE, NOW)).toEqual({ may: true });
    }
  });

  it('lets stories, recordings and answers through at any time', () => {
    for (const kind of ['story', 'recording', 'answer'] as const) {
      expect(releasable({ kind }, undefined, at('2026-11-14T03:00'))).toEqual({ may: true });
    }
  });

  it.each([
    ['123', false],
    ['2026111200123', true],
    ['2026111300123', false],
    ['202611120012', false],
    ['20261112001234', false],
  ])('takes %s for a document number of 12 November 2026: %p', (id, isOne) => {
    const exchange = { id, at: NOW };
    expect(releasable(filing, exchange, NOW)).toEqual(
      isOne
        ? { may: true }
        : expect.objectContaining({ gate: 'exchange', because: expect.stringContaining(`${id} is none`) }),
    );
  });

  it('sees a clock that was set back', () => {
    const exchange = { id: '2026111200001', at: NOW + 60_000 };
    expect(releasable(filing, exchange, NOW)).toEqual({
      may: false,
      gate: 'exchange',
      because:
        'The Exchange published it at 2026-11-12 17:01, and it is 2026-11-12 17:00 here: one of the two is wrong.',
      until: NOW + 60_000,
    });
    expect(releasable(filing, { id: '2026111200001', at: NOW }, NOW)).toEqual({ may: true });
  });

  it.each([
    ['a day ago', { published: NOW - 86_400_000 }, true],
    ['less than a day ago', { published: NOW - 86_399_000 }, false],
    ['later than now', { published: NOW + 1 }, false],
    ['nobody says when', {}, false],
    ['with a number at the Exchange', { published: at('2018-08-10T16:45'), exchange: EXCHANGE }, false],
  ])('takes what is of the archive: %s', (_, entry, may) => {
    expect(releasable({ kind: 'filing', archive: true, ...entry }, undefined, at('2026-11-12T17:00')).may).toBe(may);
  });

  it('takes what is of the archive at any hour', () => {
    const old = { kind: 'report', archive: true, published: at('2018-08-10T16:45') } as const;
    expect(releasable(old, undefined, at('2026-11-14T03:00'))).toEqual({ may: true });
  });
});
