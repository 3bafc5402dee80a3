import { hundredthsOf, isCarried, shareOfVotes } from '@/lib/domain/shareholder-dates';

describe('a resolution', () => {
  it('that is ordinary takes more than half of the votes', () => {
    expect(isCarried('ordinary', { for: 501, against: 500 })).toBe(true);
    expect(isCarried('ordinary', { for: 500, against: 500 })).toBe(false);
    expect(isCarried('ordinary', { for: 0, against: 0 })).toBe(false);
  });

  it('that is special takes three quarters, and not one vote less', () => {
    expect(isCarried('special', { for: 75, against: 25 })).toBe(true);
    expect(isCarried('special', { for: 299_999_999, against: 100_000_000 })).toBe(false);
    expect(isCarried('special', { for: 0, against: 0 })).toBe(false);
  });

  it('is said in percent so that no rounding contradicts what became of it', () => {
    expect(shareOfVotes('ordinary', { for: 317_277_000, against: 31_720 })).toBe(9_999);
    expect(shareOfVotes('ordinary', { for: 317_277_000, against: 1 })).toBe(9_999);
    expect(shareOfVotes('ordinary', { for: 1, against: 317_277_000 })).toBe(1);
    expect(shareOfVotes('special', { for: 299_999_999, against: 100_000_000 })).toBe(7_499);
    expect(shareOfVotes('ordinary', { for: 5, against: 0 })).toBe(10_000);
    expect(shareOfVotes('ordinary', { for: 0, against: 0 })).toBeUndefined();
  });

  it('has a turnout only where shares could be voted', () => {
    expect(hundredthsOf(317_392_720, 502_210_000)).toBe(6_320);
    expect(hundredthsOf(0, 0)).toBeUndefined();
  });
});
