/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { Picture } from '@/components/ui/media/picture';

const AVIF = 'image/avif';
const FALLBACK = { src: '/default.webp', sources: [{ type: AVIF, srcSet: '/default.avif 640w' }] };

function show(src: string, priority = false) {
  const { container } = render(
    <Picture
      src={src}
      sources={[{ type: AVIF, srcSet: '/news.avif 640w' }]}
      fallback={FALLBACK}
      alt="A chart"
      width={1280}
      height={720}
      sizes="100vw"
      priority={priority}
    />,
  );
  const image = screen.getByRole('img', { name: 'A chart' });
  return { image, formats: () => [...container.querySelectorAll('source')].map(({ srcset }) => srcset) };
}

/** How far the browser has come with every picture when the script begins. */
function loaded(complete: boolean, naturalWidth: number) {
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(complete);
  jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(naturalWidth);
}

beforeEach(() => loaded(false, 0));
afterEach(() => jest.restoreAllMocks());

describe('§2, §8 pictures with a default', () => {
  test('a picture is shown with its formats and its size', () => {
    const { image, formats } = show('/news.webp');
    expect(image).toHaveAttribute('src', '/news.webp');
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1280', '720']);
    expect(formats()).toEqual(['/news.avif 640w']);
  });

  test('§2 a missing picture is the default image, its formats too', () => {
    const { image, formats } = show('');
    expect([image.getAttribute('src'), formats()]).toEqual(['/default.webp', ['/default.avif 640w']]);
  });

  test('§8 a picture that fails to load is the default image, its formats too', () => {
    const { image, formats } = show('/news.webp');
    fireEvent.error(image);
    expect([image.getAttribute('src'), formats()]).toEqual(['/default.webp', ['/default.avif 640w']]);
  });

  test('§8 a picture that failed before the script ran is the default image', () => {
    loaded(true, 0);
    expect(show('/news.webp').image).toHaveAttribute('src', '/default.webp');
  });

  test('a picture that was there before the script ran stays', () => {
    loaded(true, 1280);
    expect(show('/news.webp').image).toHaveAttribute('src', '/news.webp');
  });

  test('a default image that fails as well is not asked for again', () => {
    const { image } = show('/news.webp');
    fireEvent.error(image);
    fireEvent.error(image);
    expect(image).toHaveAttribute('src', '/default.webp');
  });

  test.each([
    [true, 'eager'],
    [false, 'lazy'],
  ])('a picture with priority %s is loaded %s', (priority, loading) => {
    expect(show('/news.webp', priority).image).toHaveAttribute('loading', loading);
  });
});
