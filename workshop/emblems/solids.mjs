// What is engraved instead of a face: four solids on a plinth, lit from the upper left. Each is a field of
// light and height over an upright oval, u and v from −1 to 1.
const clamp = (value) => Math.max(0, Math.min(1, value));
const lamp = [-0.52, -0.58, 0.63];
const plinth = 0.56;
const ratio = 1.26; // the oval is that much taller than wide

/** The room behind, the plinth, and the shadow on it. */
function room(u, v, halfWidth) {
  if (v > plinth) {
    const shade = Math.exp(-(((u - 0.16) / halfWidth) ** 2) - ((v - plinth) / 0.13) ** 2);
    return { light: clamp(0.5 - (v - plinth) * 0.9 - shade * 0.46 - u * 0.12), height: 0 };
  }
  return { light: clamp(0.2 - 0.22 * Math.hypot(u + 0.3, v + 0.35)), height: 0 };
}

export function sphere(u, v) {
  const r = 0.6;
  const [x, y] = [u / r, ((v - 0.09) * ratio) / r];
  const d = x * x + y * y;
  if (d > 1) return room(u, v, 0.5);
  const z = Math.sqrt(1 - d);
  const lit = x * lamp[0] + y * lamp[1] + z * lamp[2];
  return { light: clamp(0.06 + 0.98 * Math.max(0, lit) ** 1.2 + 0.1 * (1 - z) * (x > 0 ? 1 : 0)), height: z * 1.5 };
}

// Faces of a solid as triangles or quadrilaterals in (u, v·ratio); light at each corner.
function faceted(faces, halfWidth) {
  const inside = (p, list) => {
    let sign = 0;
    for (let i = 0; i < list.length; i++) {
      const [a, b] = [list[i], list[(i + 1) % list.length]];
      const s = Math.sign((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]));
      if (s && sign && s !== sign) return false;
      sign ||= s;
    }
    return true;
  };
  return (u, v) => {
    const p = [u, v * ratio];
    const face = faces.find(({ corners }) => inside(p, corners));
    if (!face) return room(u, v, halfWidth);
    const fall = face.corners.reduce((sum, c) => sum + Math.hypot(p[0] - c[0], p[1] - c[1]), 0) / face.corners.length;
    return {
      light: clamp(face.light + face.grade * (p[0] * face.along[0] + p[1] * face.along[1])),
      height: face.lift(p, fall),
    };
  };
}

const [top, foot, west, east, near] = [
  [0.02, -0.82],
  [0.02, 0.78],
  [-0.6, 0.06],
  [0.58, -0.02],
  [0.1, 0.18],
];
const rise = (p) => 1.6 - 1.7 * Math.hypot(p[0] - near[0], p[1] - near[1]);
export const octahedron = faceted(
  [
    { corners: [top, west, near], light: 0.86, grade: 0.2, along: [-1, -0.6], lift: rise },
    { corners: [top, near, east], light: 0.5, grade: 0.2, along: [-1, -0.4], lift: rise },
    { corners: [west, foot, near], light: 0.32, grade: 0.22, along: [-1, 0.1], lift: rise },
    { corners: [near, foot, east], light: 0.1, grade: 0.16, along: [1, 0.4], lift: rise },
  ],
  0.36,
);

const cubeAt = 0.12;
const hex = [
  [0, -0.62],
  [0.56, -0.32],
  [0.56, 0.36],
  [0, 0.68],
  [-0.56, 0.36],
  [-0.56, -0.32],
].map(([x, y]) => [x, y + cubeAt]);
const heart = [0, cubeAt];
export const cube = faceted(
  [
    { corners: [hex[0], hex[1], heart, hex[5]], light: 0.92, grade: 0.16, along: [-1, 0], lift: (p) => 0.9 + p[1] },
    {
      corners: [hex[5], heart, hex[3], hex[4]],
      light: 0.46,
      grade: 0.24,
      along: [-1, -0.6],
      lift: (p) => 1.2 + p[0] * 1.5,
    },
    {
      corners: [heart, hex[1], hex[2], hex[3]],
      light: 0.12,
      grade: 0.2,
      along: [1, 0.4],
      lift: (p) => 1.2 - p[0] * 1.5,
    },
  ],
  0.62,
);

/** A fluted column with its base and capital. */
export function column(u, v) {
  const y = v * ratio;
  const slab = (from, to, half) => y > from && y < to && Math.abs(u) < half;
  const round = (half, flutes) => {
    const x = u / half;
    const z = Math.sqrt(1 - x * x);
    const lit = Math.max(0, x * lamp[0] + z * lamp[2] + 0.12);
    const groove = flutes ? 0.62 + 0.38 * Math.cos(Math.asin(x) * flutes) : 1;
    return { light: clamp(0.05 + 0.98 * lit * groove), height: z * 0.9 };
  };
  if (slab(-0.76, -0.64, 0.56) || slab(0.6, 0.72, 0.58)) return { light: clamp(0.66 - u * 0.5), height: 0.4 };
  if (slab(-0.64, -0.53, 0.47 - (y + 0.64) * 0.9) || slab(0.5, 0.6, 0.38 + (y - 0.5) * 1.1)) return round(0.5, 0);
  if (slab(-0.53, 0.5, 0.36)) return round(0.36 + 0.0001, 15);
  return room(u, v, 0.56);
}
