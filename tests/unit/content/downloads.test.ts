import { company } from '@/lib/company/facts';
import { clickOn, downloadOf, fileOf, OFFER_IDS } from '@/lib/content/downloads';
import { CLICK_CODES } from '@/lib/contract/constants';
import type { InstallationPackage } from '@/lib/contract/types';

/** A list in which a package tells its own position. */
const packages = (count: number): InstallationPackage[] =>
  Array.from({ length: count }, (_, position) => ({
    pid: `pid-${position}`,
    url: `https://download.example.com/${position}`,
  }));

describe('§7 where a terminal is downloaded', () => {
  test.each([
    ['android', 12],
    ['windows', 7],
    ['mac', 27],
  ] as const)('§7 downloads: the package of %s stands at position %i of the list', (terminal, position) => {
    expect(downloadOf(terminal, packages(28))).toEqual({
      href: `https://download.example.com/${position}`,
      pid: `pid-${position}`,
    });
  });

  test.each(['ios', 'web'] as const)('§7 downloads: %s has no package, so nothing is counted for it', (terminal) => {
    expect(downloadOf(terminal, packages(28))).toEqual({ href: company().downloads[terminal] });
  });

  test.each(['android', 'windows', 'mac'] as const)(
    '§8 downloads: without an installation package the default link of %s remains',
    (terminal) => {
      expect(downloadOf(terminal, [])).toEqual({ href: company().downloads[terminal] });
    },
  );

  test.each(['', 'javascript:alert(1)', 'download'])('§8 downloads: nor with a package that leads to %j', (url) => {
    const list = packages(28).map((each) => ({ ...each, url }));
    expect(downloadOf('mac', list)).toEqual({ href: company().downloads.mac });
  });

  test('§8 downloads: a list that ends too early takes away only what it does not hold', () => {
    const list = packages(13);
    expect(downloadOf('android', list).pid).toBe('pid-12');
    expect(downloadOf('mac', list)).toEqual({ href: company().downloads.mac });
  });
});

describe('§9 what a download click is counted as', () => {
  test.each([
    ['android', 1],
    ['ios', 2],
    ['windows', 3],
    ['mac', 4],
    ['web', 5],
    ['liveReport', 8],
    ['aipo', 9],
    ['openApi', 10],
  ] as const)('§9 downloads: a click on %s has the pageNum %i, on plate 1', (offer, pageNum) => {
    expect(clickOn(offer)).toMatchObject({ pageNum, plate: 1 });
  });

  test('§9 downloads: every click that pages make is one that is counted', () => {
    for (const offer of OFFER_IDS) expect(CLICK_CODES[1]).toContain(clickOn(offer).pageNum);
  });
});

describe('§2 the file behind a download', () => {
  const known = { fileSize: 14_300_000, sha256: 'a'.repeat(64), publishTime: 1_790_000_000_000 };
  const withFiles = packages(28).map((each) => ({ ...each, ...known }));

  test('§2 its size, date and checksum come from its package', () => {
    expect(fileOf('windows', withFiles)).toEqual(known);
    expect(fileOf('ios', withFiles)).toBeUndefined();
  });

  test('§8 what the API does not say is not told', () => {
    expect(fileOf('windows', packages(28))).toBeUndefined();
    expect(fileOf('windows', [])).toBeUndefined();
    const [sized] = [packages(28).map((each) => ({ ...each, fileSize: 10 }))];
    expect(fileOf('windows', sized ?? [])).toEqual({ fileSize: 10, sha256: undefined, publishTime: undefined });
  });

  test('§8 nothing is told of a default link, whatever the package says', () => {
    expect(
      fileOf(
        'mac',
        withFiles.map((each) => ({ ...each, url: 'javascript:alert(1)' })),
      ),
    ).toBeUndefined();
  });
});
