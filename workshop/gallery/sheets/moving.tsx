import { Container } from '../../../components/ui/layout/container';
import { Film } from '../../../components/ui/media/film';
import { LogoWall } from '../../../components/ui/media/logo-wall';
import { Carousel } from '../../../components/ui/motion/carousel';
import { NoticeBar } from '../../../components/ui/motion/notice-bar';
import marks from '../../../lib/assets/marks.json';
import { Note, type Sheet, Stack } from '../frame';
import type { Words } from '../words';

const poster = { src: '/assets/news/default-1280.webp', sources: [], width: 1280, height: 720 };

function Slides({ words, controls, arrows }: { words: Words; controls: 'bars' | 'dots'; arrows?: boolean }) {
  return (
    <Carousel
      name={controls}
      label={words.news}
      interval={5000}
      controls={controls}
      arrows={arrows}
      words={{
        carousel: 'carousel',
        slide: 'slide',
        previous: 'previous',
        next: 'next',
        pause: 'pause',
        play: 'play',
        goTo: words.tabs,
      }}
      slides={words.tabs.map((tab, index) => (
        <div key={tab} className="gallery-slide">
          <h3>{tab}</h3>
          <p>{words.tabTexts[index]}</p>
        </div>
      ))}
    />
  );
}

export const moving: Sheet = {
  wide: true,
  Content: ({ words }) => {
    const locale = { en: 'en', 'zh-Hant': 'zt', 'zh-Hans': 'zh' }[words.lang] as 'en' | 'zt' | 'zh';
    return (
      <>
        <NoticeBar text={words.notice} words={{ close: words.close, pause: 'pause', play: 'play' }} />
        <Container className="gallery-moving">
          <Stack fill>
            <Note>carousel: bars, dots with arrows</Note>
            <Slides words={words} controls="bars" />
            <Slides words={words} controls="dots" arrows />
            <Note>film</Note>
            <Film
              name="sample"
              film={{ webm: '/none.webm', mp4: '/none.mp4', poster }}
              label={words.eyebrow}
              words={{ pause: 'pause', play: 'play' }}
              active={false}
              className="gallery-film"
            />
            <Note>logo wall</Note>
            <LogoWall
              label={words.eyebrow}
              columns={6}
              more={words.more}
              marks={marks.partners.slice(0, 11).map(({ file, name, width, height }) => ({
                src: `/assets/${file}`,
                name: name[locale],
                width,
                height,
              }))}
            />
          </Stack>
        </Container>
      </>
    );
  },
};
