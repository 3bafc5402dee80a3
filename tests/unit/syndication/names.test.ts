import { feedFileOf, feedPath } from '@/lib/syndication/names';

describe('files of /feeds/', () => {
  it.each(['news.zt.xml', 'announcements.en.json', 'calendar.zh.ics'])('%s is read and written back', (file) => {
    const read = feedFileOf(file);
    expect(read && feedPath(read)).toBe(`/feeds/${file}`);
  });

  it.each(['', 'news', 'news.zt', 'news.zt.xml.bak', 'news.ZT.xml', 'calendar.zt.json', '__proto__', 'news.zt.xml\n'])(
    '%j is none',
    (file) => {
      expect(feedFileOf(file)).toBeUndefined();
    },
  );
});
