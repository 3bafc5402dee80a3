/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { HeaderFrame } from '@/components/layout/header-frame';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  position(0);
});

function position(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
}

function scrollTo(y: number) {
  position(y);
  fireEvent.scroll(window);
  jest.advanceTimersToNextFrame();
}

const header = () => screen.getByTestId('site-header');
const theme = () => header().dataset.theme;
const fade = () => Number(header().style.getPropertyValue('--fade'));

const show = (dark: boolean) =>
  render(
    <HeaderFrame dark={dark}>
      <a href="/home">Home</a>
    </HeaderFrame>,
  );

describe('§2 header over a dark hero', () => {
  test('§2 header: it begins translucent and dark', () => {
    show(true);
    expect([theme(), fade()]).toEqual(['dark', 0]);
  });

  test.each([
    [0, 0],
    [50, 0.25],
    [100, 0.5],
    [200, 1],
    [201, 1],
    [5000, 1],
    [-80, 0],
  ])('§2 header: at %d px of scroll it has faded by %d of the way to white', (y, ratio) => {
    show(true);
    scrollTo(y);
    expect(fade()).toBeCloseTo(ratio);
  });

  test.each([
    [0, 'dark'],
    [89, 'dark'],
    [90, 'dark'],
    [91, 'light'],
    [200, 'light'],
    [2000, 'light'],
  ])('§2 header: beyond a ratio of 0.45 it has dark text: at %d px it is %s', (y, expected) => {
    show(true);
    scrollTo(y);
    expect(theme()).toBe(expected);
  });

  test('§2 header: back at the top it is dark again', () => {
    show(true);
    scrollTo(300);
    scrollTo(0);
    expect([theme(), fade()]).toEqual(['dark', 0]);
  });

  test('§2 header: a page that is reloaded further down begins with dark text', () => {
    position(400);
    show(true);
    expect([theme(), fade()]).toEqual(['light', 1]);
  });

  test('§2 header: many scroll events in one frame paint where the last one ended', () => {
    show(true);
    for (const y of [30, 90, 150]) {
      position(y);
      fireEvent.scroll(window);
    }
    jest.advanceTimersToNextFrame();
    expect(fade()).toBeCloseTo(0.75);
  });
});

describe('§2 header elsewhere', () => {
  test.each([0, 50, 500])('§2 header: on a page without a dark hero it is light at %d px', (y) => {
    show(false);
    scrollTo(y);
    expect(theme()).toBe('light');
  });

  test('§2 header: from a dark page to a light one it is light at the top', () => {
    const { rerender } = show(true);
    rerender(<HeaderFrame dark={false}>x</HeaderFrame>);
    scrollTo(0);
    expect(theme()).toBe('light');
  });

  test('§2 header: from a light page to a dark one it is dark at the top', () => {
    const { rerender } = show(false);
    rerender(<HeaderFrame dark>x</HeaderFrame>);
    expect(theme()).toBe('dark');
  });

  test('§2 header: over a scrolled dark page, a light one and back, it is dark at the top', () => {
    const { rerender } = show(true);
    scrollTo(500);
    rerender(<HeaderFrame dark={false}>x</HeaderFrame>);
    scrollTo(0);
    rerender(<HeaderFrame dark>x</HeaderFrame>);
    expect([theme(), fade()]).toEqual(['dark', 0]);
  });
});
