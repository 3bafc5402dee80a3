import { depthAt, noise } from './book';

export interface Drawing {
  /** Lets the book live, and answer pointer and scroll. */
  run(): void;
  /** Leaves the frame that was drawn last. */
  pause(): void;
  end(): void;
}

export interface DrawingOptions {
  seed: number;
  tone: 'ink' | 'paper';
}

/** Red, green and blue. Cyan is the light of the last price; on paper it would not be seen. */
const COLOURS = {
  ink: { offers: '104,134,222', bids: '132,168,255', last: '94,230,224', most: 1, reach: 0.66 },
  paper: { offers: '138,156,196', bids: '31,91,255', last: '31,91,255', most: 0.6, reach: 0.46 },
} as const;

const PITCH = 14;
const THICK = 2.5;
/** Room around the last price. */
const SPREAD = 9;
/** Levels that are kept on either side of where the price began. */
const LEVELS = 140;
/** The price is pulled back before it walks out of its levels. */
const ROAM = 14;
/** ms between frames, between changes of a level, between trades. */
const FRAME_MS = 24;
const CHANGE_MS = 110;
const TRADE_MS = 2300;
/** A finer screen shows no more of lines this thin. */
const FINEST = 1.5;
const POINTER_PX = 110;

/** Draws the book on a canvas, still until it is run. The canvas keeps to the size its styles give it. */
export function drawBook(canvas: HTMLCanvasElement, { seed, tone }: DrawingOptions): Drawing {
  const context = canvas.getContext('2d');
  const colours = COLOURS[tone];
  const turns = new Uint16Array(2 * LEVELS + 1);
  const depths = Float32Array.from(turns, (_, index) => depthAt(seed, index - LEVELS));
  const lights = new Float32Array(2 * LEVELS + 1);
  let [width, height] = [0, 0];
  let [price, middle, flash] = [0, 0, 0];
  let [changes, sinceChange, sinceTrade] = [0, 0, 0];
  let [scroll, scrollSpeed] = [window.scrollY, 0];
  const pointer = { x: 0, y: 0, near: 0, wanted: 0 };
  let frame = 0;
  let before = 0;

  /** Orders come and go: one level changes, and lights up a little. */
  function change() {
    changes++;
    const tick = price + Math.round((noise(seed, changes, 91) - 0.5) * 2 * 26);
    const index = tick + LEVELS;
    turns[index] = (turns[index] ?? 0) + 1;
    lights[index] = 1;
  }

  /** The touch is taken and the price steps on. */
  function trade() {
    const up = noise(seed, changes, 17) < 0.5 - price / (2 * ROAM);
    price += up ? 1 : -1;
    flash = 1;
    for (const tick of [price - 1, price, price + 1]) lights[tick + LEVELS] = 1;
  }

  function step(ms: number) {
    sinceChange += ms;
    sinceTrade += ms;
    if (sinceChange > CHANGE_MS) {
      sinceChange = 0;
      change();
    }
    if (sinceTrade > TRADE_MS) {
      sinceTrade = 0;
      trade();
    }
    const ease = (share: number) => 1 - share ** (ms / 16);
    middle += (price - middle) * ease(0.93);
    flash *= 0.965 ** (ms / 16);
    for (const [index, depth] of depths.entries()) {
      const target = depthAt(seed, index - LEVELS, price, turns[index]);
      depths[index] = depth + (target - depth) * ease(0.955);
      lights[index] = (lights[index] ?? 0) * 0.965 ** (ms / 16);
    }
    pointer.near += (pointer.wanted - pointer.near) * ease(0.9);
    const scrolled = window.scrollY - scroll;
    scroll = window.scrollY;
    scrollSpeed += (Math.max(-1, Math.min(1, scrolled / 60)) - scrollSpeed) * ease(0.88);
  }

  /** One level as the orders that wait there, newest at the tip. */
  function level(tick: number, y: number, reach: number, colour: string) {
    if (!context) return;
    const index = tick + LEVELS;
    const depth = depths[index] ?? 0;
    const near = pointer.near * Math.exp(-(((y - pointer.y) / POINTER_PX) ** 2));
    const offer = tick > price;
    let left = width - reach * depth * (1 + 0.16 * scrollSpeed * (offer ? 1 : -1));
    // Towards the pointer, as far as orders would go for a price.
    if (pointer.x < left) left -= near * Math.min(220, (left - pointer.x) * 0.6);
    const lit = Math.min(1, 0.34 + 0.5 * depth + 0.35 * (lights[index] ?? 0) + 0.4 * near) * colours.most;
    const shift = (y - pointer.y) * 0.3 * near;
    const thick = THICK + near * 1.2;
    for (let order = 0, at = left; at < width; order++) {
      const size = 14 + 120 * noise(seed, tick, order + 40) ** 2;
      const alpha = lit * (1 - 0.66 * Math.min(1, (at - left) / (reach * 0.7)));
      context.fillStyle = `rgba(${colour},${alpha.toFixed(3)})`;
      context.fillRect(at, y + shift - thick / 2, Math.min(size, width - at), thick);
      at += size + 3;
    }
  }

  function paint() {
    if (!context || width === 0) return;
    context.clearRect(0, 0, width, height);
    const upright = width < height;
    const reach = width * (upright ? 0.92 : colours.reach);
    const centre = height * (upright ? 0.66 : 0.44) + scroll * 0.14;
    const rows = Math.ceil(Math.max(centre, height - centre) / PITCH) + 2;
    const first = Math.round(middle);
    for (let row = -rows; row <= rows; row++) {
      const tick = first + row;
      if (Math.abs(tick) > LEVELS || tick === price) continue;
      const offer = tick > price;
      const y = centre - (tick - middle) * PITCH + (offer ? -SPREAD : SPREAD);
      if (y < -PITCH || y > height + PITCH) continue;
      // What waited here a while ago lies behind, finer and further back.
      const past = width - reach * 1.18 * depthAt(seed + 1, tick, price);
      const behind = y - PITCH / 2 - scroll * 0.05;
      context.fillStyle = `rgba(${colours.offers},${0.2 * colours.most})`;
      context.fillRect(past, behind, width - past, 1);
      level(tick, y, reach, offer ? colours.offers : colours.bids);
    }
    // From where the column of words ends; on a phone it ends at the edge, and the light would cross them.
    if (!upright) last(width - reach * 0.78, centre - (price - middle) * PITCH);
  }

  /** The last price, the only light. */
  function last(left: number, y: number) {
    if (!context) return;
    const line = context.createLinearGradient(left, 0, width, 0);
    // It comes out of the dark: an end that can be seen would be a mark beside the words.
    line.addColorStop(0, `rgba(${colours.last},0)`);
    line.addColorStop(0.4, `rgba(${colours.last},0.9)`);
    line.addColorStop(1, `rgba(${colours.last},0.15)`);
    context.fillStyle = line;
    const thick = 1.5 + 1.5 * flash;
    context.fillRect(left, y - thick / 2, width - left, thick);
  }

  function measure() {
    const ratio = Math.min(window.devicePixelRatio, FINEST);
    [width, height] = [canvas.clientWidth, canvas.clientHeight];
    canvas.width = width * ratio;
    canvas.height = height * ratio;
    context?.setTransform(ratio, 0, 0, ratio, 0, 0);
    paint();
  }

  function turn(now: number) {
    frame = requestAnimationFrame(turn);
    const ms = now - before;
    if (ms < FRAME_MS) return;
    before = now;
    // After a pause it goes on from where it stood.
    step(Math.min(ms, 100));
    paint();
  }

  function onPointer({ clientX, clientY, pointerType }: PointerEvent) {
    const box = canvas.getBoundingClientRect();
    pointer.x = clientX - box.left;
    pointer.y = clientY - box.top;
    const inside = pointer.y > 0 && pointer.y < box.height;
    pointer.wanted = inside && pointerType !== 'touch' ? 1 : 0;
  }
  const onLeave = () => {
    pointer.wanted = 0;
  };

  const sizes = new ResizeObserver(measure);
  sizes.observe(canvas);
  measure();

  function pause() {
    cancelAnimationFrame(frame);
    frame = 0;
    window.removeEventListener('pointermove', onPointer);
    document.documentElement.removeEventListener('pointerleave', onLeave);
  }

  return {
    run() {
      if (frame !== 0) return;
      frame = requestAnimationFrame(turn);
      window.addEventListener('pointermove', onPointer, { passive: true });
      document.documentElement.addEventListener('pointerleave', onLeave);
    },
    pause,
    end() {
      pause();
      sizes.disconnect();
    },
  };
}
