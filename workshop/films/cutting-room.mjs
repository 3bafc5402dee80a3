// From drawn frames to what the site serves: one lossless reel, two encodings, a poster, two lists.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { encode } from '../lib/encode.mjs';
import { inProject, inPublic } from '../lib/places.mjs';
import { distance, shoot, toPng } from './camera.mjs';

export const reels = inProject('.data/films');
const budget = 700 * 1000;
const posterBudget = 60 * 1024;
const openingBudgets = { avif: 13.5 * 1024, webp: 24 * 1024 };

function ffmpeg(args, input = 'ignore', output = 'inherit') {
  const child = spawn(process.env.FFMPEG_PATH || 'ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args], {
    cwd: reels,
    stdio: [input, output, 'inherit'],
  });
  const done = new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => (code ? reject(new Error(`ffmpeg ended with ${code}`)) : resolve()));
  });
  return { stdin: child.stdin, stdout: child.stdout, done };
}

/** Holds frames against each other. The seam from last to first may not be a larger step than any other. */
function loop(what) {
  let first;
  let last;
  const steps = [];
  return {
    add(frame) {
      if (last) steps.push(distance(last, frame));
      first ??= frame;
      last = frame;
    },
    close() {
      const seam = distance(last, first);
      const [mean, largest] = [steps.reduce((a, b) => a + b, 0) / steps.length, Math.max(...steps)];
      console.log(
        `${what}: seam ${seam.toFixed(3)}, steps ${mean.toFixed(3)} on average, at most ${largest.toFixed(3)}`,
      );
      if (seam > largest) throw new Error(`${what} does not loop: the seam is its largest step`);
      return first;
    },
  };
}

/** Draws every frame once. */
export async function roll(studio, name, film) {
  await mkdir(reels, { recursive: true });
  const { width, height, seconds, rate } = film;
  const frames = seconds * rate;
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`, '-r', rate, '-i', '-'];
  const reel = ffmpeg([...input, '-c:v', 'ffv1', '-pix_fmt', 'bgr0', `${name}.mkv`], 'pipe', 'inherit');
  const drawn = loop(name);
  for (let i = 0; i < frames; i++) {
    const raw = await shoot(studio, film, i, frames);
    drawn.add(raw);
    if (!reel.stdin.write(raw)) await once(reel.stdin, 'drain');
  }
  reel.stdin.end();
  await reel.done;
  await writeFile(`${reels}/${name}.png`, await toPng(drawn.close(), film));
}

/** Encoding may open a seam that was closed: a fresh key frame after a starved last one. */
async function check(file, { width, height }) {
  const [w, h] = [width / 2, height / 2];
  const args = ['-i', file, '-vf', `scale=${w}:${h}`, '-f', 'rawvideo', '-pix_fmt', 'gray', '-'];
  const shown = ffmpeg(args, 'ignore', 'pipe');
  const encoded = loop(file.split('/').at(-1));
  let rest = Buffer.alloc(0);
  for await (const chunk of shown.stdout) {
    rest = Buffer.concat([rest, chunk]);
    for (; rest.length >= w * h; rest = rest.subarray(w * h)) encoded.add(Buffer.from(rest.subarray(0, w * h)));
  }
  await shown.done;
  encoded.close();
}

const colour = ['-pix_fmt', 'yuv420p', '-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];
const toVideo = ['-vf', 'scale=out_color_matrix=bt709:out_range=tv:flags=lanczos+accurate_rnd', ...colour, '-an'];

/** VP9 for most, H.264 for the rest. Good quality where the film is quiet, never past the budget. */
export async function cut(name, film) {
  const { seconds, rate } = film;
  await mkdir(inPublic('assets/film'), { recursive: true });
  const ceiling = Math.floor((budget * 8 * 0.97) / seconds);
  const log = `${reels}/${name}`;
  const reel = ['-i', `${name}.mkv`];

  const webm = inPublic(`assets/film/${name}.webm`);
  const vp9 = ['-c:v', 'libvpx-vp9', '-b:v', ceiling, '-crf', 24, '-g', seconds * rate, '-row-mt', 1, '-threads', 2];
  const vp9Pass = (pass) => [...reel, ...toVideo, ...vp9, '-auto-alt-ref', 1, '-lag-in-frames', 25, '-pass', pass];
  await ffmpeg([...vp9Pass(1), '-passlogfile', log, '-cpu-used', 4, '-f', 'null', '-']).done;
  await ffmpeg([...vp9Pass(2), '-passlogfile', log, '-cpu-used', 1, webm]).done;

  const mp4 = inPublic(`assets/film/${name}.mp4`);
  const h264 = ['-c:v', 'libx264', '-preset', 'slow', '-profile:v', 'high', '-tune', 'animation', '-g', seconds * rate];
  const finish = ['-movflags', '+faststart', mp4];
  await ffmpeg([...reel, ...toVideo, ...h264, '-crf', 20, ...finish]).done;
  if ((await stat(mp4)).size > budget) {
    // Spends more on the dark and on the later frames: a starved last frame would jump to the fresh first one.
    const even = ['-x264-params', 'aq-mode=3:ipratio=1.1:qcomp=0.7'];
    const pass = (n) => [
      ...reel,
      ...toVideo,
      ...h264,
      ...even,
      '-b:v',
      ceiling,
      '-pass',
      n,
      '-passlogfile',
      `${log}-h264`,
    ];
    await ffmpeg([...pass(1), '-f', 'null', '-']).done;
    await ffmpeg([...pass(2), ...finish]).done;
  }

  const sizes = await Promise.all([webm, mp4].map(async (file) => (await stat(file)).size));
  for (const size of sizes) if (size > budget) throw new Error(`${name} is over budget: ${size} bytes`);
  for (const file of [webm, mp4]) await check(file, film);
  return sizes;
}

/** The poster is the first frame, so nothing moves when the film takes its place. That of a film that opens a page is lighter. */
export async function poster(name, { width, opening }) {
  const png = await readFile(`${reels}/${name}.png`);
  const sizes = [];
  for (const w of [width / 2, width])
    for (const format of ['avif', 'webp']) {
      const budget = opening ? openingBudgets[format] : posterBudget;
      sizes.push(await encode(png, w, format, budget, inPublic(`assets/film/${name}-${w}.${format}`)));
    }
  return sizes;
}

const spaced = (entry) =>
  `{ ${Object.entries(entry)
    .map(([key, value]) => `"${key}": ${Array.isArray(value) ? `[${value.join(', ')}]` : value}`)
    .join(', ')} }`;

/** Read just before writing, one line an entry: other parts of the workshop keep their pictures in the same list. */
async function merge(file, key, entry) {
  const path = inProject(file);
  const entries = { ...JSON.parse(await readFile(path, 'utf8')), [key]: entry };
  const sorted = Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1));
  const lines = sorted.map(([name, value]) => `  ${JSON.stringify(name)}: ${spaced(value)}`);
  await writeFile(path, `{\n${lines.join(',\n')}\n}\n`);
}

export async function list(name, { width, height, seconds }) {
  await merge('lib/assets/films.json', name, { width, height, seconds });
  await merge('lib/assets/artwork.json', `film/${name}`, {
    width,
    height,
    widths: [width / 2, width],
    localized: false,
  });
}

/** How many moments of a film the page knows: at five a second what lies between is a straight line. */
const MOMENTS_A_SECOND = 5;
/** Of a line of the list, as the formatter leaves it. */
const LINE = 120;

/** What the page writes over a film follows it: where each thing is and how near, moment by moment (`lib/assets/NAME-way.json`). */
export async function noteWay(name, { seconds, follow }) {
  const count = seconds * MOMENTS_A_SECOND;
  const moments = Array.from({ length: count }, (_, i) => follow(i / count));
  const things = Object.entries(moments[0]).map(([thing, first]) => {
    const rows = Object.keys(first).map(
      (key) => `    "${key}": [\n${inLines(moments.map((one) => one[thing][key]))}\n    ]`,
    );
    return `  "${thing}": {\n${rows.join(',\n')}\n  }`;
  });
  await writeFile(inProject(`lib/assets/${name}-way.json`), `{\n${things.join(',\n')}\n}\n`);
}

function inLines(values) {
  const lines = ['     '];
  values.forEach((value, i) => {
    const piece = ` ${value}${i < values.length - 1 ? ',' : ''}`;
    if (lines.at(-1).length + piece.length > LINE) lines.push('     ');
    lines.push(lines.pop() + piece);
  });
  return lines.join('\n');
}

export const clear = (name) =>
  Promise.all(
    ['-0.log', '-h264-0.log', '-h264-0.log.mbtree'].map((end) => rm(`${reels}/${name}${end}`, { force: true })),
  );
