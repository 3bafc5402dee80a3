/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { cityAt, GlobeCities } from '@/components/markets/globe-cities';
import { comesIntoView, installMotion } from '../support/motion';

const names = [
  ['hongKong', '香港'],
  ['shanghai', '上海'],
  ['tokyo', '東京'],
  ['singapore', '新加坡'],
  ['london', '倫敦'],
  ['newYork', '紐約'],
] as const;
const placeOf = (name: string) => {
  const { style } = screen.getByText(name);
  const numberOf = (name: string) => Number(style.getPropertyValue(name));
  return { near: numberOf('--near'), left: numberOf('--x'), top: numberOf('--y') };
};
const nearOf = (name: string) => placeOf(name).near;

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

describe('the names of the cities of the globe film', () => {
  test('all six stand in the HTML, each where the first picture of the film has it', () => {
    const html = renderToString(<GlobeCities names={names} />);
    for (const [city, name] of names) {
      expect(html).toContain(`${name}</span>`);
      const { near, left, top } = cityAt(city, 0);
      expect(html).toContain(`--near:${near};--x:${Number(left.toFixed(2))};--y:${Number(top.toFixed(2))}`);
    }
  });

  test('the names follow the film: beside what is seen, gone with what is behind the globe', () => {
    render(<FilmAt second={6} />);
    comesIntoView();
    nextFrame();
    for (const [city, name] of names) {
      const { near, left, top } = cityAt(city, 0.5);
      expect(placeOf(name)).toEqual({
        near: expect.closeTo(near, 2),
        left: expect.closeTo(left, 1),
        top: expect.closeTo(top, 1),
      });
    }
    const lit = names.filter(([, name]) => nearOf(name) > 0);
    expect(lit.length).toBeGreaterThan(0);
    expect(lit.length).toBeLessThan(6);
  });

  test('a film that stands still moves no name', () => {
    render(<FilmAt second={0} />);
    comesIntoView();
    screen.getByText('香港').style.setProperty('--x', '1');
    nextFrame();
    expect(placeOf('香港').left).toBe(1);
  });
});
