/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Artwork } from '@/components/ui/media/artwork';

const art = {
  src: '/desk-1600.webp',
  sources: [
    { type: 'image/avif', srcSet: '/desk-800.avif 800w, /desk-1600.avif 1600w' },
    { type: 'image/webp', srcSet: '/desk-800.webp 800w, /desk-1600.webp 1600w' },
  ],
  width: 1600,
  height: 1000,
};

describe('§8 pictures of our own', () => {
  test('a picture is offered in its formats, best first, with the place it takes', () => {
    const { container } = render(<Artwork art={art} alt="A trading desk" sizes="50vw" />);
    const sources = [...container.querySelectorAll('source')];
    expect(sources.map(({ type, srcset, sizes }) => ({ type, srcSet: srcset, sizes }))).toEqual(
      art.sources.map((source) => ({ ...source, sizes: '50vw' })),
    );
    const image = screen.getByRole('img', { name: 'A trading desk' });
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1600', '1000']);
  });

  test('a picture that only accompanies its text is not read out', () => {
    render(<Artwork art={art} alt="" sizes="50vw" />);
    expect(screen.queryByRole('img')).toBeNull();
  });

  test.each([
    [true, 'eager', 'high'],
    [false, 'lazy', null],
  ])('with priority %s it is loaded %s', (priority, loading, fetchPriority) => {
    render(<Artwork art={art} alt="A trading desk" sizes="50vw" priority={priority} />);
    const image = screen.getByRole('img');
    expect([image.getAttribute('loading'), image.getAttribute('fetchpriority')]).toEqual([loading, fetchPriority]);
  });
});
