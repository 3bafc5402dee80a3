// The market-data wall as a phone shows it: the part around its larger book, near enough for the figures to be read.
import wall from './data-wall.mjs';

const [width, height] = [780, 438];
/** Of the wall's own picture: the left upper corner of the part, and how much of its width it is. */
const part = { x: 406, y: 123, w: 731.5 };

const near = `scale(${width / part.w}) translate(${-part.x}px, ${-part.y}px)`;

const draw = (share) =>
  wall.draw(share).map((layer) => {
    const plane = typeof layer === 'string' ? { svg: layer, width: wall.width, height: wall.height } : layer;
    return { ...plane, transform: `${near} ${plane.transform ?? ''}` };
  });

export default { ...wall, width, height, opening: true, draw };
