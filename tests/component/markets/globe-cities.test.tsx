/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { GlobeCities, placeAt } from '@/components/markets/globe-cities';
import { comesIntoView, installMotion } from '../support/motion';

const names = {
  hongKong: '香港',
  shanghai: '上海',
  tokyo: '東京',
  singapore: '新加坡',
  london: '倫敦',
  newYork: '紐約',
};

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
  test('they stand in the HTML where the first frame has their lights', () => {
    const html = renderToString(<GlobeCities names={names} />);
    for (const name of Object.values(names)) expect(html).toContain(name);
    const { x, y } = placeAt('hongKong', 0);
    expect(html).toContain(`left:${(x * 100).toFixed(2)}%;top:${(y * 100).toFixed(2)}%`);
  });

  test('they go where the film is, and one that is behind the globe is not seen', () => {
    render(<FilmAt second={6} />);
    comesIntoView();
    nextFrame();
    const newYork = screen.getByText('紐約');
    expect(Number.parseFloat(newYork.style.left)).toBeCloseTo(placeAt('newYork', 0.5).x * 100, 1);
    const seen = Object.values(names).filter((name) => Number(screen.getByText(name).style.opacity) > 0);
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.length).toBeLessThan(6);
  });
});
