/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Timeline } from '@/components/about/timeline';
import { CopyButton } from '@/components/files/copy-button';
import { Tabs } from '@/components/ui/actions/tabs';
import { Carousel } from '@/components/ui/motion/carousel';
import { NoticeBar } from '@/components/ui/motion/notice-bar';
import { PlayToggle } from '@/components/ui/motion/play-toggle';
import { installMotion } from '../../support/motion';

const PLAY = { pause: 'Pause', play: 'Play' };
const CAROUSEL = { ...PLAY, previous: 'Back', next: 'On', goTo: ['1', '2'], carousel: 'carousel', slide: 'slide' };

/** What a script takes over, each of it in a few words. */
const PARTS: Record<string, ReactElement> = {
  tabs: <Tabs label="Parts" tabs={[{ value: 'one', label: 'One', content: 'First' }]} />,
  timeline: (
    <Timeline
      label="Years"
      words={{ previous: 'Back', next: 'On' }}
      years={[{ year: 2024, panel: 'Then' }]}
      initial={2024}
    />
  ),
  carousel: <Carousel name="parts" label="Parts" slides={['One', 'Two']} words={CAROUSEL} />,
  'notice bar': <NoticeBar text="Sample" words={{ ...PLAY, close: 'Close' }} />,
  'button that plays': <PlayToggle playing words={PLAY} onToggle={() => {}} />,
  'button that copies': <CopyButton text="abc" words={{ name: 'Copy', copied: 'Copied', failed: 'Not copied' }} />,
};

/** What the parts of a piece of HTML say of themselves. */
const marksIn = (html: string) => new Set(Array.from(html.matchAll(/data-live="(\w+)"/g), ([, mark]) => mark));

beforeEach(() => {
  installMotion();
  Object.defineProperty(globalThis, 'ResizeObserver', {
    configurable: true,
    value: class {
      observe() {}
      disconnect() {}
    },
  });
});

describe('§1 what a script takes over says so itself', () => {
  test.each(Object.entries(PARTS))('§1 %s: not in the HTML, and once React has it', async (_, part) => {
    const root = document.createElement('div');
    root.innerHTML = renderToString(part);
    expect([...marksIn(root.innerHTML)]).toEqual(['false']);
    const live = await act(() => hydrateRoot(root, part));
    expect([...marksIn(root.innerHTML)]).toEqual(['true']);
    act(() => live.unmount());
  });

  test('§1 a part that the router brings is live from its first paint', () => {
    const { container } = render(PARTS.tabs);
    expect([...marksIn(container.innerHTML)]).toEqual(['true']);
  });
});
