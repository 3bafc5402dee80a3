/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HeroFilms, HeroFilmsControl } from '@/components/broker/hero-films';
import { Film } from '@/components/ui/media/film';
import { comesIntoView, installMotion, prefersReducedMotion } from '../support/motion';

const words = { pause: 'Pause video', play: 'Play video' };
const poster = { src: '/app-780.webp', sources: [], width: 780, height: 1000 };
const playing = new Set<string>();
const nameOf = (video: HTMLMediaElement) => video.dataset.name ?? '';
const user = userEvent.setup();

beforeEach(() => {
  installMotion();
  playing.clear();
  jest.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined);
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    playing.add(nameOf(this));
  });
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    playing.delete(nameOf(this));
  });
});

function show() {
  render(
    <HeroFilms>
      {['wall', 'app'].map((name) => (
        <Film key={name} name={name} film={{ webm: '/a.webm', mp4: '/a.mp4', poster }} label={name} words={words} />
      ))}
      <HeroFilmsControl words={words} />
    </HeroFilms>,
  );
  comesIntoView();
}

test('§2 broker service: one control pauses both films of the banner and plays them again', async () => {
  show();
  expect(playing).toEqual(new Set(['wall', 'app']));
  await user.click(screen.getByRole('button', { name: words.pause }));
  expect(playing.size).toBe(0);
  await user.click(screen.getByRole('button', { name: words.play }));
  expect(playing).toEqual(new Set(['wall', 'app']));
});

test('under reduced motion both wait for the reader', async () => {
  prefersReducedMotion(true);
  show();
  expect(playing.size).toBe(0);
  await user.click(screen.getByRole('button', { name: words.play }));
  expect(playing).toEqual(new Set(['wall', 'app']));
});
