/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import { DepthField } from '@/components/ui/motion/depth-field';
import { drawBook } from '@/components/ui/motion/draw-book';
import { comesIntoView, installMotion, pageOpens, prefersReducedMotion, tabShown } from '../../support/motion';

jest.mock('@/components/ui/motion/draw-book', () => ({ drawBook: jest.fn() }));

const drawing = { run: jest.fn(), pause: jest.fn(), end: jest.fn() };
const canvas = () => screen.getByTestId('depth-field');
const settled = () => act(async () => {});

beforeEach(() => {
  installMotion();
  jest.clearAllMocks();
  jest.mocked(drawBook).mockReturnValue(drawing);
});

/** In view, with the page at rest and its code there. */
async function drawn() {
  const view = render(<DepthField seed={1} />);
  comesIntoView();
  await waitFor(() => expect(canvas()).toHaveAttribute('data-drawn', 'true'));
  return view;
}

describe('design, the depth field', () => {
  test('a still book of bars stands there before any code, said to nobody who does not see it', () => {
    const { container } = render(<DepthField seed={1} />);
    const bars = [...container.querySelectorAll('svg path')].map((path) => path.getAttribute('d') ?? '');
    expect(bars.join('').match(/M\d+ \d+H1440/g)?.length).toBeGreaterThan(50);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
    expect(drawBook).not.toHaveBeenCalled();
  });

  test('it begins when it is in view and the page is at rest, not before', async () => {
    pageOpens(true);
    render(<DepthField seed={1} />);
    comesIntoView();
    await settled();
    expect(drawBook).not.toHaveBeenCalled();
    await act(async () => pageOpens(false));
    await waitFor(() => expect(drawBook).toHaveBeenCalledWith(canvas(), { seed: 1, tone: 'ink' }));
    expect(drawing.run).toHaveBeenCalled();
    expect(canvas()).toHaveAttribute('data-moves', 'true');
  });

  test('out of view nothing is fetched', async () => {
    render(<DepthField seed={1} />);
    comesIntoView(false);
    await settled();
    expect(drawBook).not.toHaveBeenCalled();
  });

  test('it pauses out of view and in a hidden tab, and goes on', async () => {
    await drawn();
    for (const [leave, comeBack] of [
      [() => comesIntoView(false), () => comesIntoView()],
      [() => tabShown(false), () => tabShown(true)],
    ] as const) {
      drawing.run.mockClear();
      leave();
      expect(drawing.pause).toHaveBeenCalled();
      expect(canvas()).toHaveAttribute('data-moves', 'false');
      comeBack();
      expect(drawing.run).toHaveBeenCalledTimes(1);
      drawing.pause.mockClear();
    }
    expect(drawBook).toHaveBeenCalledTimes(1);
  });

  test('under reduced motion it is drawn once and stands still, also when the wish comes later', async () => {
    await drawn();
    prefersReducedMotion(true);
    expect(drawing.pause).toHaveBeenCalled();
    expect(canvas()).toHaveAttribute('data-moves', 'false');
    jest.clearAllMocks();
    const { unmount } = await drawnAnew();
    expect(drawing.run).not.toHaveBeenCalled();
    unmount();
    expect(drawing.end).toHaveBeenCalled();
  });
});

async function drawnAnew() {
  document.body.replaceChildren();
  return drawn();
}
