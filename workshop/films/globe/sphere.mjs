// Where things stand on the globe, and where they fall on the screen.
import { land, water } from './coast.mjs';

const radians = Math.PI / 180;
const outline = (points) => points.split(',').map((point) => point.trim().split(' ').map(Number));
const lands = Object.values(land).map(outline);
const waters = Object.values(water).map(outline);

function inside(shape, lon, lat) {
  let within = false;
  for (let i = 0, j = shape.length - 1; i < shape.length; j = i++) {
    const [xi, yi] = shape[i];
    const [xj, yj] = shape[j];
    if (yi > lat !== yj > lat && lon < ((xj - xi) * (lat - yi)) / (yj - yi) + xi) within = !within;
  }
  return within;
}

export const isLand = (lon, lat) =>
  lands.some((shape) => inside(shape, lon, lat) || inside(shape, lon + 360, lat)) &&
  !waters.some((shape) => inside(shape, lon, lat));

/** A unit vector for a place; x to 90° east, y to the north pole. */
export const place = (lon, lat) => {
  const c = Math.cos(lat * radians);
  return [c * Math.sin(lon * radians), Math.sin(lat * radians), c * Math.cos(lon * radians)];
};

/** Dots an equal distance apart along every parallel; every second row is set off by half a step, like bricks. */
export function landDots(step) {
  const dots = [];
  let row = 0;
  for (let lat = -84 + step / 2; lat < 84; lat += step, row++) {
    const count = Math.round((360 * Math.cos(lat * radians)) / step);
    for (let i = 0; i < count; i++) {
      const lon = ((i + (row % 2) / 2) / count) * 360 - 180;
      if (isLand(lon, lat)) dots.push(place(lon, lat));
    }
  }
  return dots;
}

/** Turns the globe so that `lon` faces us, then leans it: `tilt` towards us, `roll` on the screen. */
export function turned(lon, tilt, roll) {
  const [cl, sl] = [Math.cos(lon * radians), Math.sin(lon * radians)];
  const [ct, st] = [Math.cos(tilt * radians), Math.sin(tilt * radians)];
  const [cr, sr] = [Math.cos(roll * radians), Math.sin(roll * radians)];
  return ([x, y, z]) => {
    const x1 = x * cl - z * sl;
    const z1 = x * sl + z * cl;
    const y2 = y * ct - z1 * st;
    return [x1 * cr + y2 * sr, y2 * cr - x1 * sr, y * st + z1 * ct];
  };
}

/** The way between two places, lifted off the ground in the middle. Far places fly higher, none as high as the page's words. */
export function flight(from, to, steps) {
  const angle = Math.acos(from[0] * to[0] + from[1] * to[1] + from[2] * to[2]);
  const lift = 0.02 + 0.05 * angle;
  return Array.from({ length: steps + 1 }, (_, i) => {
    const k = i / steps;
    const a = Math.sin((1 - k) * angle) / Math.sin(angle);
    const b = Math.sin(k * angle) / Math.sin(angle);
    const height = 1 + lift * 4 * k * (1 - k);
    return from.map((v, axis) => (v * a + to[axis] * b) * height);
  });
}
