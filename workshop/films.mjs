// node workshop/films.mjs [--strip | --cut] [name…]   films that loop: WebM, MP4 and a poster
// --strip draws twelve frames on one sheet and stops; --cut encodes again what was drawn last; --way notes anew where
// things are that the page names (`follow`), and no more.
import { mkdir } from 'node:fs/promises';
import { strip } from './films/camera.mjs';
import { clear, cut, list, noteWay, poster, reels, roll } from './films/cutting-room.mjs';
import { films } from './films/index.mjs';
import { kb } from './lib/encode.mjs';
import { openStudio } from './lib/studio.mjs';

const words = process.argv.slice(2);
const asked = words.filter((word) => !word.startsWith('--'));
const names = asked.length ? asked : Object.keys(films);
for (const name of names) if (!films[name]) throw new Error(`no such film: ${name}`);

const studio = words.includes('--cut') || words.includes('--way') ? undefined : await openStudio();
await mkdir(reels, { recursive: true });
for (const name of names) {
  const film = films[name];
  if (words.includes('--way')) {
    await noteWay(name, film);
    continue;
  }
  if (words.includes('--strip')) {
    const file = `${reels}/${name}-strip.png`;
    await strip(studio, film, file, film.height > film.width ? 6 : 4);
    console.log(file);
    continue;
  }
  if (studio) await roll(studio, name, film);
  const [webm, mp4] = await cut(name, film);
  const stills = await poster(name, film);
  await list(name, film);
  if (film.follow) await noteWay(name, film);
  await clear(name);
  console.log(`${name}: webm ${kb(webm)}, mp4 ${kb(mp4)}, posters ${stills.map(kb).join(' ')}`);
}
await studio?.close();
