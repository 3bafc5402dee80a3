/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Film, type FilmProps } from '@/components/ui/media/film';
import { CarouselPlays, type Plays } from '@/components/ui/motion/carousel-plays';
import {
  comesIntoView,
  installMotion,
  pageOpens,
  prefersReducedMotion,
  scrollPageTo,
  tabShown,
} from '../../support/motion';

const film = {
  webm: '/globe.webm',
  mp4: '/globe.mp4',
  poster: { src: '/globe-1280.webp', sources: [], width: 1280, height: 720 },
};

let films = 0;
/** Each test has a film of its own, since a pause is remembered. */
const sample = (props: Partial<FilmProps> = {}) => (
  <Film
    name={`film-${films}`}
    film={film}
    label="The globe of markets"
    words={{ pause: 'Pause film', play: 'Play film' }}
    {...props}
  />
);

const playing = new WeakSet<HTMLMediaElement>();
/** Films whose sources the browser has taken in. */
const loaded = new WeakSet<HTMLMediaElement>();
const user = userEvent.setup();
const video = () => screen.getByTestId<HTMLVideoElement>('video');
const addresses = () => [...video().querySelectorAll('source')].map(({ src }) => new URL(src).pathname);
const plays = () => playing.has(video());
const button = (name: string) => screen.getByRole('button', { name });

function show(props?: Partial<FilmProps>) {
  const view = render(sample(props));
  comesIntoView();
  return view;
}

/** What the browser answers when a film is to play. */
function browserPlays(answer: () => Promise<void> = async () => {}) {
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
    // WebKit stays where it is with sources that have just come.
    if (loaded.has(this)) playing.add(this);
    return answer();
  });
}

beforeEach(() => {
  films += 1;
  installMotion();
  browserPlays();
  jest.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(function (this: HTMLMediaElement) {
    if (this.querySelector('source')) loaded.add(this);
  });
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    playing.delete(this);
  });
});
afterEach(() => jest.restoreAllMocks());

describe('films before they play', () => {
  test('the poster is in the HTML, and no address of the film', () => {
    const html = renderToString(sample());
    expect([html.includes('/globe-1280.webp'), html.includes('/globe.webm')]).toEqual([true, false]);
  });

  test('a film that never comes into view is not fetched', () => {
    render(sample());
    expect([addresses(), plays()]).toEqual([[], false]);
  });

  test('in view it is fetched, and plays silently and again and again', () => {
    show();
    expect(addresses()).toEqual(['/globe.webm', '/globe.mp4']);
    expect([plays(), video().muted, video().loop]).toEqual([true, true, true]);
  });

  test('while the page still opens it waits, at rest it plays', async () => {
    pageOpens(true);
    show();
    expect([addresses(), plays()]).toEqual([[], false]);
    await act(async () => pageOpens(false));
    expect(plays()).toBe(true);
  });

  test('whoever presses pause and play while the page opens does not wait', async () => {
    pageOpens(true);
    show();
    await user.click(button('Pause film'));
    await user.click(button('Play film'));
    expect(plays()).toBe(true);
  });

  test('§8 prefers-reduced-motion: it is not fetched, and play starts it', async () => {
    prefersReducedMotion(true);
    show();
    expect([addresses(), plays()]).toEqual([[], false]);
    await user.click(button('Play film'));
    expect(plays()).toBe(true);
  });

  test('a reader who saves data has the poster, and may press play', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    show();
    expect([addresses(), plays()]).toEqual([[], false]);
    await user.click(button('Play film'));
    expect(plays()).toBe(true);
    Object.defineProperty(navigator, 'connection', { value: undefined, configurable: true });
  });
});

describe('§4 films play and pause', () => {
  test('out of view it pauses, back in view it goes on', () => {
    show();
    comesIntoView(false);
    expect(plays()).toBe(false);
    comesIntoView();
    expect(plays()).toBe(true);
  });

  test('in a tab that is not shown it pauses', () => {
    show();
    tabShown(false);
    expect(plays()).toBe(false);
  });

  test('§4 a banner film pauses over 400 px of scroll', () => {
    show({ playing: { before: 400 } });
    scrollPageTo(400);
    expect(plays()).toBe(true);
    scrollPageTo(401);
    expect(plays()).toBe(false);
  });

  test('§4 the live-report film plays past 600 px of scroll, and is not fetched before', () => {
    show({ playing: { after: 600 } });
    scrollPageTo(600);
    expect([plays(), addresses()]).toEqual([false, []]);
    scrollPageTo(601);
    expect(plays()).toBe(true);
  });

  test('whoever presses play where the scroll has stopped it sees it play', async () => {
    show({ playing: { before: 400 } });
    scrollPageTo(500);
    await user.click(button('Play film'));
    expect(plays()).toBe(true);
  });

  test('§4, §9 a film that is chosen where the scroll has stopped it plays there, and no longer past the next threshold', () => {
    const { rerender } = show({ playing: { before: 400 }, active: false });
    scrollPageTo(500);
    rerender(sample({ playing: { before: 400 }, active: true, chosen: true }));
    expect(plays()).toBe(true);
    scrollPageTo(400);
    expect(plays()).toBe(true);
    scrollPageTo(401);
    expect(plays()).toBe(false);
  });

  test('§4 a film whose turn comes by itself does not play where the scroll has stopped it', () => {
    const { rerender } = show({ playing: { before: 400 }, active: false });
    scrollPageTo(500);
    rerender(sample({ playing: { before: 400 }, active: true }));
    expect([plays(), addresses()]).toEqual([false, []]);
  });

  test('a film of a tab plays when it is its turn', () => {
    const { rerender } = show({ active: false });
    expect([plays(), addresses()]).toEqual([false, []]);
    rerender(sample({ active: true }));
    expect(plays()).toBe(true);
    rerender(sample({ active: false }));
    expect(plays()).toBe(false);
  });
});

describe('Page by page: a film can be stopped', () => {
  test('it stops while the pointer is on it', async () => {
    show();
    await user.hover(screen.getByRole('group', { name: 'The globe of markets' }));
    expect(plays()).toBe(false);
    await user.unhover(screen.getByRole('group', { name: 'The globe of markets' }));
    expect(plays()).toBe(true);
  });

  test('it stops while focus is in it', async () => {
    show();
    await user.tab();
    expect([document.activeElement, plays()]).toEqual([button('Pause film'), false]);
  });

  test('§9 within 160 px of its section: it plays there, and pauses before and after it', () => {
    let top = 900;
    jest
      .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
      .mockImplementation(() => ({ top, bottom: top + 800 }) as DOMRect);
    render(<section>{sample({ playing: { within: 160 } })}</section>);
    comesIntoView();
    const scrolledSo = (place: number) => {
      top = place;
      scrollPageTo(2000 - place);
      return plays();
    };
    expect([161, 160, 0, -700, -961].map(scrolledSo)).toEqual([false, true, true, true, false]);
  });

  test('a pause lasts until play is pressed, wherever the page is scrolled', async () => {
    show();
    await user.click(button('Pause film'));
    await user.unhover(button('Play film'));
    comesIntoView(false);
    comesIntoView();
    expect(plays()).toBe(false);
    await user.click(button('Play film'));
    expect(plays()).toBe(true);
  });

  test('a pause is remembered when the film comes back on another page', async () => {
    const { unmount } = show();
    await user.click(button('Pause film'));
    unmount();
    show();
    expect([plays(), addresses()]).toEqual([false, []]);
    expect(button('Play film')).toBeVisible();
  });

  test('it can be paused with the keyboard', async () => {
    show();
    await user.tab();
    await user.keyboard('{Enter}');
    act(() => button('Play film').blur());
    expect(plays()).toBe(false);
  });
});

describe('films that cannot be had', () => {
  test('the poster stays, and there is nothing to press', () => {
    const { container } = show();
    const last = container.querySelector('source[type="video/mp4"]');
    if (last) fireEvent.error(last);
    expect([container.querySelector('img')?.getAttribute('src'), screen.queryByRole('button')]).toEqual([
      '/globe-1280.webp',
      null,
    ]);
    expect(video()).not.toBeVisible();
  });

  test('a browser that cannot read one format has the other', () => {
    const { container } = show();
    const first = container.querySelector('source[type="video/webm"]');
    if (first) fireEvent.error(first);
    expect(button('Pause film')).toBeVisible();
  });

  test('a browser that refuses to start it leaves that to the reader', async () => {
    browserPlays(() => Promise.reject(new DOMException('Not now', 'NotAllowedError')));
    show();
    expect(await screen.findByRole('button', { name: 'Play film' })).toBeVisible();
  });
});

describe('a film on a slide of a carousel that turns by itself', () => {
  const slide = (plays: Plays) => <CarouselPlays value={plays}>{sample()}</CarouselPlays>;

  test("Page by page: the carousel's control is its own", () => {
    const { rerender } = render(slide({ playing: true, asked: false }));
    comesIntoView();
    expect([plays(), screen.queryByRole('button')]).toEqual([true, null]);
    rerender(slide({ playing: false, asked: false }));
    expect(plays()).toBe(false);
    rerender(slide({ playing: true, asked: true }));
    expect(plays()).toBe(true);
  });

  test('Page by page: whoever wants less data or motion has it after pressing play', () => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
    const { rerender } = render(slide({ playing: true, asked: false }));
    comesIntoView();
    expect([plays(), addresses()]).toEqual([false, []]);
    rerender(slide({ playing: true, asked: true }));
    expect(plays()).toBe(true);
    Reflect.deleteProperty(navigator, 'connection');
  });
});
