import { isValidElement } from 'react';
import { JsonLd } from '@/lib/seo/json-ld';
import { roadshowRecordings } from '@/lib/seo/structured/roadshow-recording';

const ROADSHOW = {
  title: '中期業績路演',
  intro: '',
  publishTime: Date.UTC(2026, 7, 20, 6),
  pictureUrl: '',
  skipUrl: 'https://video.example.com/1',
  duration: 2700,
};

test('a roadshow that is over is a recording, not an event that is still to come', () => {
  const data = roadshowRecordings([ROADSHOW], 'zt');
  expect(JSON.stringify(data)).not.toContain('Event');
  expect(data?.itemListElement).toMatchObject([
    {
      position: 1,
      item: {
        '@type': 'VideoObject',
        name: ROADSHOW.title,
        description: ROADSHOW.title,
        duration: 'PT2700S',
        url: ROADSHOW.skipUrl,
        thumbnailUrl: expect.stringMatching(/^http/),
        uploadDate: expect.stringContaining('2026-08-20'),
      },
    },
  ]);
});

test('its parts are places in it, and what was said is there to read', () => {
  const agenda = [
    { at: 0, topic: '開場' },
    { at: 600, topic: '問答' },
  ];
  const [one] = [
    roadshowRecordings([{ ...ROADSHOW, agenda, transcript: '<p>各位下午好。</p>' }], 'zt')?.itemListElement,
  ].flat();
  expect(one).toMatchObject({
    item: {
      transcript: '各位下午好。',
      hasPart: [
        { '@type': 'Clip', name: '開場', startOffset: 0, endOffset: 600, url: 'https://video.example.com/1#t=0' },
        { name: '問答', startOffset: 600, endOffset: 2700, url: 'https://video.example.com/1#t=600' },
      ],
    },
  });
});

test('what has no day or cannot be opened is no recording', () => {
  const others = [
    { ...ROADSHOW, publishTime: undefined },
    { ...ROADSHOW, skipUrl: '' },
  ];
  expect(roadshowRecordings(others, 'en')).toBeUndefined();
});

test('structured data hold nothing that JSON cannot be exchanged with, and end no block', () => {
  const element = JsonLd({ data: { '@type': 'Thing', name: '甲\ufffe\ud83d乙</script>' } });
  const html = isValidElement<{ dangerouslySetInnerHTML: { __html: string } }>(element)
    ? element.props.dangerouslySetInnerHTML.__html
    : '';
  expect(JSON.parse(html).name).toBe('甲乙</script>');
  expect(html).not.toContain('<');
});
