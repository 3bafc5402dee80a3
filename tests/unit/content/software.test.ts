import { softwareOf } from '@/lib/content/software';
import type { SoftwareItem } from '@/lib/contract/types';

const item = (more: Partial<SoftwareItem> = {}): SoftwareItem => ({
  productName: '捷利交易寶 Windows 版',
  softwareOverview: '<p>多螢幕工作區</p>',
  versionInformation: '<p>版本 10.30，14.3 MB</p><ul><li>新增快捷鍵</li></ul>',
  imageUrl: '',
  ...more,
});
/** A list in which the Windows version stands where §3 has it. */
const list = (windows: SoftwareItem) => [item(), item(), windows];

describe('§3 the software list', () => {
  test('§3 an offer is found by its position: Windows is the third', () => {
    expect(softwareOf('windows', list(item({ productName: 'Win' })))).toMatchObject({
      name: 'Win',
      overview: '<p>多螢幕工作區</p>',
      version: '版本 10.30，14.3 MB',
    });
  });

  test('§2 without the list, or where it ends too early, nothing is known: the page has texts of its own', () => {
    expect(softwareOf('windows', [])).toEqual({});
    expect(softwareOf('openApi', list(item()))).toEqual({});
  });

  test('§2 the fallback is per field: what is blank is absent, the rest stays', () => {
    const blank = item({ productName: '', softwareOverview: '<p> </p>', versionInformation: '<br><p></p>' });
    expect(softwareOf('windows', list(blank))).toEqual({});
    expect(softwareOf('windows', list(item({ softwareOverview: '' })))).toMatchObject({
      name: '捷利交易寶 Windows 版',
      overview: undefined,
    });
  });

  test('Calls: its HTML is made safe', () => {
    const { overview, version, changes } = softwareOf(
      'windows',
      list(
        item({
          softwareOverview: '<p onclick="x()">看市</p><script>alert(1)</script>',
          versionInformation:
            '<p>版本</p><a href="javascript:alert(1)">更新</a><iframe src="javascript:alert(1)"></iframe>',
        }),
      ),
    );
    expect(overview).toBe('<p>看市</p>');
    expect(version).toBe('版本');
    expect(changes).toBe('<a>更新</a>');
  });

  test.each([
    ['<p>版本 8.2.00</p><ul><li>更新</li></ul>', '<ul><li>更新</li></ul>'],
    ['<p></p>版本 8.2.00<br>更新', '更新'],
    ['<section>版本 8.2.00</section><section>更新</section>', '<div>更新</div>'],
    ['版本 8.2.00', undefined],
  ])('§2 what follows the first line of %s is what the version changes', (versionInformation, changes) => {
    expect(softwareOf('windows', list(item({ versionInformation }))).changes).toBe(changes);
  });

  test.each([
    ['<p>版本 8.2.00</p><p>更新</p>', '版本 8.2.00'],
    ['版本 8.2.00<br>更新', '版本 8.2.00'],
    ['<ul><li>版本 8.2.00</li><li>更新</li></ul>', '版本 8.2.00'],
    ['版本 8.2.00', '版本 8.2.00'],
    ['<p></p><p>版本 &amp; 更新</p>', '版本 & 更新'],
  ])('§3 the first line of %s is %s', (versionInformation, version) => {
    expect(softwareOf('windows', list(item({ versionInformation }))).version).toBe(version);
  });

  test.each([
    ['https://cdn.example.com/a.png', 'https://cdn.example.com/a.png'],
    ['javascript:alert(1)', undefined],
    ['', undefined],
  ])('§3 its picture %j is shown from %j', (imageUrl, picture) => {
    expect(softwareOf('windows', list(item({ imageUrl }))).picture).toBe(picture);
  });
});
