/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Artwork } from '@/components/ui/media/artwork';
import { Carousel, type CarouselProps } from '@/components/ui/motion/carousel';
import {
  comesIntoView,
  haveWidth,
  installMotion,
  pageOpens,
  pass,
  prefersReducedMotion,
  tabShown,
} from '../../support/motion';

const INTERVAL = 3000;

const words = (count: number) => ({
  carousel: 'carousel',
  slide: 'slide',
  previous: 'Previous slide',
  next: 'Next slide',
  pause: 'Pause',
  play: 'Play',
  goTo: Array.from({ length: count }, (_, index) => `Go to slide ${index + 1}`),
});

const NAMES = ['Trading', 'Cloud', 'Markets'];

function Sample(props: Partial<CarouselProps>) {
  const names = props.slideLabels ?? NAMES;
  return (
    <Carousel
      name="home"
      label="What we make"
      words={words(names.length)}
      slideLabels={names}
      arrows
      slides={names.map((name) => (
        <a key={name} href={`/${name}`}>
          {`About ${name}`}
        </a>
      ))}
      {...props}
    />
  );
}

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const shown = () => Number(screen.getByTestId('carousel').dataset.active);
const button = (name: string) => screen.getByRole('button', { name });
const slide = (name: string) => screen.getByRole('group', { name, hidden: true });

/** A carousel in view, with Swiper there. */
async function show(props: Partial<CarouselProps> = {}) {
  const view = render(<Sample {...props} />);
  comesIntoView();
  await pass(300);
  return view;
}

test('§4 a mark that is pressed in the moment Swiper takes over is heard', async () => {
  render(<Sample />);
  // Swiper moves the row, and React has not drawn that yet.
  const taken = new MutationObserver(() => {
    taken.disconnect();
    fireEvent.click(button('Go to slide 3'));
  });
  taken.observe(screen.getByTestId('carousel'), { subtree: true, attributeFilter: ['data-started'] });
  comesIntoView();
  await pass(300);
  expect(shown()).toBe(2);
});

beforeEach(() => {
  jest.useFakeTimers();
  installMotion();
  haveWidth(() => 1000);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a carousel on a line of time', () => {
  const moments = [
    { time: '08:52', name: 'Before the open', at: 0.1 },
    { time: '10:15', name: 'An order', at: 0.25 },
    { time: '16:08', name: 'After the close', at: 0.9 },
  ];

  test('each mark stands at its moment, is named by it and calls up its slide', async () => {
    await show({ moments });
    const marks = moments.map(({ time, name }) => button(`${time} ${name}`));
    expect(marks.map(({ style }) => style.left)).toEqual(['10%', '25%', '90%']);
    await user.click(marks[2] as HTMLElement);
    await pass(500);
    expect(shown()).toBe(2);
    expect(marks[2]).toHaveAttribute('aria-current', 'true');
  });
});

describe('carousels without their script', () => {
  test('every slide is in the HTML, the first one first, and none is hidden from anybody', () => {
    const html = renderToString(<Sample />);
    expect(html.match(/About \w+/g)).toEqual(['About Trading', 'About Cloud', 'About Markets']);
    expect(html).not.toContain('inert');
  });

  test('far from the view Swiper is not fetched, near it it is', async () => {
    const { container } = render(<Sample />);
    await pass(1000);
    expect(container.querySelector('[data-started]')).toBeNull();
    comesIntoView(true, '200px');
    await pass(300);
    expect(container.querySelector('[data-started]')).not.toBeNull();
  });

  test('while the page still opens Swiper is not fetched, at rest it is', async () => {
    pageOpens(true);
    const { container } = await show();
    expect(container.querySelector('[data-started]')).toBeNull();
    pageOpens(false);
    await pass(300);
    expect(container.querySelector('[data-started]')).not.toBeNull();
  });

  test('whoever takes hold of it before that does not wait', async () => {
    pageOpens(true);
    const { container } = await show();
    await user.hover(slide('Trading'));
    await user.unhover(slide('Trading'));
    await pass(300);
    expect(container.querySelector('[data-started]')).not.toBeNull();
  });

  test('a slide asked for while Swiper is on its way is the one that Swiper begins with', async () => {
    const { container } = render(<Sample />);
    fireEvent.click(button('Go to slide 3'));
    comesIntoView();
    await pass(300);
    expect(container.querySelector('[data-started]')).not.toBeNull();
    expect(shown()).toBe(2);
  });

  test('that Swiper puts the scrolling of the row back chooses no slide', async () => {
    const { container } = render(<Sample />);
    fireEvent.click(button('Go to slide 3'));
    const viewport = container.querySelector('[tabindex="0"]') as HTMLElement;
    // A busy browser tells of the scrolling after Swiper has begun and before React has drawn that.
    const taken = new MutationObserver(() => {
      taken.disconnect();
      fireEvent.scroll(viewport);
    });
    taken.observe(viewport, { attributeFilter: ['data-started'] });
    comesIntoView();
    await pass(300);
    expect(shown()).toBe(2);
  });
});

describe('pictures on slides', () => {
  const slides = NAMES.map((name) => (
    <Artwork key={name} art={{ src: `/${name}.png`, sources: [], width: 8, height: 5 }} alt={name} sizes="100vw" />
  ));
  const asked = () => NAMES.filter((name) => slide(name).querySelector('img')?.loading === 'eager');

  test('the next one is asked for while the one before is shown', async () => {
    await show({ slides, interval: INTERVAL });
    expect(asked()).toEqual(['Cloud']);
    await pass(INTERVAL);
    expect(asked()).toEqual(['Cloud', 'Markets']);
    await pass(INTERVAL);
    expect(asked()).toEqual(NAMES);
  });

  test('none is asked for while the page still opens', async () => {
    pageOpens(true);
    await show({ slides });
    expect(asked()).toEqual([]);
  });

  test('whoever takes hold of the carousel may go to any of them', async () => {
    await show({ slides });
    await user.hover(slide('Trading'));
    expect(asked()).toEqual(NAMES);
  });
});

describe('carousels for those who do not see them', () => {
  test('the carousel and its slides have their roles and names', async () => {
    await show();
    const carousel = screen.getByRole('group', { name: 'What we make' });
    expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
    expect(within(carousel).getByRole('group', { name: 'Trading' })).toHaveAttribute('aria-roledescription', 'slide');
  });

  test('a slide without a name is its number', async () => {
    await show({ slideLabels: undefined });
    expect(slide('1 / 3')).toBeInTheDocument();
  });

  test('what is not in view is inert', async () => {
    await show();
    await user.click(button('Go to slide 2'));
    expect(NAMES.map((name) => slide(name).hasAttribute('inert'))).toEqual([true, false, true]);
  });

  test('the mark of the slide that is shown says so', async () => {
    await show();
    await user.click(button('Go to slide 3'));
    const current = screen.getAllByRole('button').filter((mark) => mark.hasAttribute('aria-current'));
    expect(current).toEqual([button('Go to slide 3')]);
  });

  test('changes are read out, except while it moves by itself', async () => {
    const { container } = await show({ interval: INTERVAL });
    const live = () => container.querySelector('[aria-live]')?.getAttribute('aria-live');
    expect(live()).toBe('off');
    await user.click(button('Pause'));
    expect(live()).toBe('polite');
  });

  test('one slide has nothing to press', async () => {
    await show({ slideLabels: ['Trading'], interval: INTERVAL });
    expect(screen.queryAllByRole('button')).toEqual([]);
  });
});

describe('moving a carousel', () => {
  test('§2 carousels loop: after the last slide comes the first, before the first the last', async () => {
    await show();
    await user.click(button('Previous slide'));
    expect(shown()).toBe(2);
    await user.click(button('Next slide'));
    expect(shown()).toBe(0);
  });

  test('without a loop the ends are ends', async () => {
    await show({ loop: false });
    expect(button('Previous slide')).toHaveAttribute('aria-disabled', 'true');
    await user.click(button('Previous slide'));
    expect(shown()).toBe(0);
    await user.click(button('Next slide'));
    expect(button('Previous slide')).not.toHaveAttribute('aria-disabled');
  });

  test('arrow keys move it when focus is in it', async () => {
    await show();
    act(() => button('Go to slide 1').focus());
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(shown()).toBe(1);
  });

  test('arrow keys belong to a field that stands on a slide', async () => {
    await show({ slides: [<input key="a" aria-label="Search" />, 'Cloud', 'Markets'] });
    act(() => screen.getByRole('textbox').focus());
    await user.keyboard('{ArrowRight}');
    expect(shown()).toBe(0);
  });

  test('another slide is told once, with its number', async () => {
    const onChange = jest.fn();
    await show({ onChange });
    await user.click(button('Go to slide 3'));
    expect(onChange.mock.calls).toEqual([[2]]);
  });

  test('it follows the slide that it is given', async () => {
    const { rerender } = await show({ active: 1 });
    expect(shown()).toBe(1);
    rerender(<Sample active={2} />);
    expect(shown()).toBe(2);
  });

  test('with several slides in view there is a mark for each place it can stand at', async () => {
    await show({ slideLabels: ['A', 'B', 'C', 'D', 'E'], slidesPerView: 3 });
    expect(screen.getAllByRole('button', { name: /^Go to/ })).toHaveLength(3);
  });
});

describe('§9 carousels that move by themselves', () => {
  test('§2, §9 the next slide comes when the interval is over, and not before', async () => {
    render(<Sample interval={INTERVAL} />);
    comesIntoView();
    await pass(INTERVAL - 1);
    expect(shown()).toBe(0);
    await pass(1);
    expect(shown()).toBe(1);
    await pass(2 * INTERVAL);
    expect(shown()).toBe(0);
  });

  test('without an interval nothing moves and there is nothing to pause', async () => {
    await show();
    await pass(60_000);
    expect([shown(), screen.queryByRole('button', { name: 'Pause' })]).toEqual([0, null]);
  });

  test('Page by page: it can be paused and played', async () => {
    await show({ interval: INTERVAL });
    await user.click(button('Pause'));
    await user.unhover(button('Play'));
    await pass(3 * INTERVAL);
    expect(shown()).toBe(0);
    await user.click(button('Play'));
    await pass(INTERVAL);
    expect(shown()).toBe(1);
  });

  test('Page by page: it stops while the pointer is on it', async () => {
    await show({ interval: INTERVAL });
    await user.hover(slide('Trading'));
    await pass(3 * INTERVAL);
    expect(shown()).toBe(0);
    await user.unhover(screen.getByTestId('carousel'));
    await pass(INTERVAL);
    expect(shown()).toBe(1);
  });

  test('Page by page: it stops while focus is in it', async () => {
    await show({ interval: INTERVAL });
    await user.tab();
    expect(screen.getByTestId('carousel')).toContainElement(document.activeElement as HTMLElement);
    await pass(3 * INTERVAL);
    expect(shown()).toBe(0);
    act(() => (document.activeElement as HTMLElement).blur());
    await pass(INTERVAL);
    expect(shown()).toBe(1);
  });

  test('play starts it although the pointer is still on the button', async () => {
    await show({ interval: INTERVAL });
    await user.click(button('Pause'));
    await user.click(button('Play'));
    await pass(INTERVAL);
    expect(shown()).toBe(1);
  });

  test.each([
    ['out of view', () => comesIntoView(false, '0px'), () => comesIntoView(true, '0px')],
    ['in a tab that is not shown', () => tabShown(false), () => tabShown(true)],
  ])('it stands still %s', async (_, leave, comeBack) => {
    await show({ interval: INTERVAL });
    leave();
    await pass(3 * INTERVAL);
    expect(shown()).toBe(0);
    comeBack();
    await pass(INTERVAL);
    expect(shown()).toBe(1);
  });

  test('§8 prefers-reduced-motion: it does not start, and whoever wants it to may press play', async () => {
    prefersReducedMotion(true);
    await show({ interval: INTERVAL });
    await pass(3 * INTERVAL);
    expect(shown()).toBe(0);
    await user.click(button('Play'));
    await pass(INTERVAL);
    expect(shown()).toBe(1);
  });

  test('a slide that was chosen has its whole time', async () => {
    await show({ interval: INTERVAL });
    await pass(INTERVAL - 500);
    fireEvent.click(button('Go to slide 3'));
    await pass(INTERVAL - 1);
    expect(shown()).toBe(2);
    await pass(1);
    expect(shown()).toBe(0);
  });

  test('without a loop it ends with the last slide', async () => {
    await show({ interval: INTERVAL, loop: false });
    await pass(10 * INTERVAL);
    expect(shown()).toBe(2);
  });
});
