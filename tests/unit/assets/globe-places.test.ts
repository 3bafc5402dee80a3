import { type City, placeAt } from '@/components/markets/globe-cities';
import films from '@/lib/assets/films.json';
import places from '@/lib/assets/globe-places.json';

const cities = Object.keys(places) as City[];
/** More moments than the list holds, so that those in between are looked at too. */
const shares = Array.from({ length: 400 }, (_, index) => index / 400);

describe('issue 16: the cities of the globe film', () => {
  test('they are the six markets of the platform, each known five times a second', () => {
    expect(cities.toSorted()).toEqual(['hongKong', 'london', 'newYork', 'shanghai', 'singapore', 'tokyo']);
    expect(cities.map((city) => places[city].length)).toEqual(cities.map(() => films.globe.seconds * 5));
  });

  test.each(cities)(
    '%s comes by, keeps to the globe while it can be seen, and never jumps, not even as the film starts over',
    (city) => {
      const way = shares.map((share) => placeAt(city, share));
      expect(way.some(({ near }) => near === 1)).toBe(true);
      expect(way.some(({ near }) => near === 0)).toBe(true);
      for (const [index, { x, y, near }] of way.entries()) {
        // The globe is a circle of 272 in the middle of 1280 by 800.
        if (near > 0) expect(Math.hypot((x - 0.5) * 1280, (y - 0.5) * 800)).toBeLessThan(280);
        const before = way.at(index - 1);
        if (before && near > 0 && before.near > 0) {
          expect(Math.hypot((x - before.x) * 1280, (y - before.y) * 800)).toBeLessThan(20);
        }
      }
    },
  );

  test('past its end a film is at its beginning', () => {
    expect(placeAt('hongKong', 1)).toEqual(placeAt('hongKong', 0));
    expect(placeAt('tokyo', 1.25)).toEqual(placeAt('tokyo', 0.25));
  });
});
