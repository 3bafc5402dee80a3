import { type City, cityAt } from '@/components/markets/globe-cities';
import films from '@/lib/assets/films.json';
import way from '@/lib/assets/globe-way.json';

const cities = Object.keys(way) as City[];
/** More moments than the list holds, so that those in between are looked at too. */
const shares = Array.from({ length: 400 }, (_, index) => index / 400);

describe('the cities of the globe film', () => {
  test('they are the six markets of the platform, each known five times a second', () => {
    expect(cities.toSorted()).toEqual(['hongKong', 'london', 'newYork', 'shanghai', 'singapore', 'tokyo']);
    for (const city of cities)
      for (const values of Object.values(way[city])) expect(values).toHaveLength(films.globe.seconds * 5);
  });

  test.each(cities)('%s comes by, goes behind the globe, and never jumps, not even as the film starts over', (city) => {
    const moments = shares.map((share) => cityAt(city, share));
    const nearness = moments.map(({ near }) => near);
    expect(nearness).toContain(1);
    expect(nearness).toContain(0);
    for (const [index, { near, left, top }] of moments.entries()) {
      const before = moments.at(index - 1) ?? { near, left, top };
      expect(Math.abs(near - before.near)).toBeLessThan(0.2);
      expect(Math.abs(left - before.left)).toBeLessThan(1.5);
      expect(Math.abs(top - before.top)).toBeLessThan(1.5);
    }
  });

  test('a name stands within the picture', () => {
    for (const city of cities)
      for (const share of shares) {
        const { left, top } = cityAt(city, share);
        expect(left).toBeGreaterThan(20);
        expect(left).toBeLessThan(80);
        expect(top).toBeGreaterThan(10);
        expect(top).toBeLessThan(90);
      }
  });

  test('past its end a film is at its beginning', () => {
    expect(cityAt('hongKong', 1)).toEqual(cityAt('hongKong', 0));
    expect(cityAt('tokyo', 1.25)).toEqual(cityAt('tokyo', 0.25));
  });
});
