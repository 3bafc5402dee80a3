/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { GlobeCities, nearAt } from '@/components/markets/globe-cities';
import { comesIntoView, installMotion } from '../support/motion';

const names = [
  ['hongKong', '香港'],
  ['shanghai', '上海'],
  ['tokyo', '東京'],
  ['singapore', '新加坡'],
  ['london', '倫敦'],
  ['newYork', '紐約'],
] as const;
const nearOf = (name: string) => Number(screen.getByText(name).style.getPropertyValue('--near'));

let frames: FrameRequestCallback[] = [];
const nextFrame = () =>
  act(() => {
    for (const draw of frames.splice(0)) draw(0);
  });

/** A film that stands at a second of its twelve. */
function FilmAt({ second }: { second: number }) {
  return (
    <div>
      <video
        muted
        ref={(video) => {
          if (!video) return;
          Object.defineProperty(video, 'duration', { value: 12, configurable: true });
          video.currentTime = second;
        }}
      />
      <GlobeCities names={names} />
    </div>
  );
}

beforeEach(() => {
  frames = [];
  installMotion();
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => frames.push(draw));
});

describe('issue 16: the names of the cities of the globe film', () => {
  test('all six stand in the HTML, and are lit alike until the film begins', () => {
    const html = renderToString(<GlobeCities names={names} />);
    for (const [, name] of names) expect(html).toContain(`style="--near:1">${name}`);
    render(<FilmAt second={0} />);
    comesIntoView();
    nextFrame();
    for (const [, name] of names) expect(nearOf(name)).toBe(1);
  });

  test('the lights follow the film: on for what is seen, off for what is behind the globe', () => {
    render(<FilmAt second={6} />);
    comesIntoView();
    nextFrame();
    for (const [city, name] of names) expect(nearOf(name)).toBe(nearAt(city, 0.5));
    const lit = names.filter(([, name]) => nearOf(name) > 0);
    expect(lit.length).toBeGreaterThan(0);
    expect(lit.length).toBeLessThan(6);
    for (const [, name] of names) expect(screen.getByText(name)).toBeVisible();
  });
});
