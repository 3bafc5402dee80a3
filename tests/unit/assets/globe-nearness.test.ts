import { type City, nearAt } from '@/components/markets/globe-cities';
import films from '@/lib/assets/films.json';
import nearness from '@/lib/assets/globe-nearness.json';

const cities = Object.keys(nearness) as City[];
/** More moments than the list holds, so that those in between are looked at too. */
const shares = Array.from({ length: 400 }, (_, index) => index / 400);

describe('issue 16: the cities of the globe film', () => {
  test('they are the six markets of the platform, each known five times a second', () => {
    expect(cities.toSorted()).toEqual(['hongKong', 'london', 'newYork', 'shanghai', 'singapore', 'tokyo']);
    expect(cities.map((city) => nearness[city].length)).toEqual(cities.map(() => films.globe.seconds * 5));
  });

  test.each(cities)('%s comes by, goes behind the globe, and never jumps, not even as the film starts over', (city) => {
    const way = shares.map((share) => nearAt(city, share));
    expect(way).toContain(1);
    expect(way).toContain(0);
    for (const [index, near] of way.entries()) expect(Math.abs(near - (way.at(index - 1) ?? near))).toBeLessThan(0.2);
  });

  test('past its end a film is at its beginning', () => {
    expect(nearAt('hongKong', 1)).toEqual(nearAt('hongKong', 0));
    expect(nearAt('tokyo', 1.25)).toEqual(nearAt('tokyo', 0.25));
  });
});
