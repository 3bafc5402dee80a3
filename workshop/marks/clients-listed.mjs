// Ten invented listed companies. Any likeness to a firm is chance.
import { polar } from '../kit/svg.mjs';
import { block, cut, disc, fill, line, ring, row, stack, symbol, times, under, word } from './draw.mjs';

const petal = (x, y, turn) => fill(`M${x} ${y}c-11-9-11-20 0-29c11 9 11 20 0 29Z`, `${turn} ${x} ${y}`);
const silo = (x, y) => `M${x} ${y + 29}V${y + 13}a14 13 0 0 1 28 0V${y + 29}Z`;

export const listed = {
  moonpan: {
    name: { en: 'Moonpan Bakeries', zt: '月盤餅業', zh: '月盘饼业' },
    draw: () =>
      row(20, [
        symbol(
          cut(
            disc(50, 50, 42) + times(14, (i) => disc(...polar(50, 50, 41, i / 14).map((v) => +v.toFixed(1)), 9.6)),
            cut(disc(50, 50, 30), disc(61, 44, 24)),
          ),
          100,
        ),
        word('comfortaa', 'moonpan', 54),
      ]),
  },
  'wok-ember': {
    name: { en: 'Wok & Ember Holdings', zt: '鑊火集團', zh: '镬火集团' },
    draw: () =>
      row(18, [
        symbol(
          fill('M4 56H96C94 82 74 96 50 96S6 82 4 56Z') +
            line('M92 60L122 44', 8, 'round') +
            fill('M50 48C28 46 28 28 40 15C41 23 45 25 49 20C53 14 51 7 47 0C68 9 75 42 50 48Z'),
          96,
          { w: 124, h: 100 },
        ),
        stack(12, [word('redHat', 'WOK &', 40), word('redHat', 'EMBER', 40)]),
      ]),
  },
  teaterrace: {
    name: { en: 'Teaterrace Group', zt: '茶階集團', zh: '茶阶集团' },
    draw: () =>
      row(20, [
        symbol(
          times(4, (i) =>
            line(
              `M${i * 9} ${96 - i * 15}C${26 + i * 5} ${96 - i * 15} ${30 + i * 4} ${82 - i * 15} 52 ${82 - i * 15}S${78 - i * 4} ${96 - i * 15} ${100 - i * 9} ${96 - i * 15}`,
              6.5,
            ),
          ) +
            fill('M50 30C36 24 34 10 40-2C52 4 58 18 50 30Z') +
            fill('M53 30C54 18 64 10 76 10C76 22 66 32 53 30Z'),
          100,
        ),
        word('marcellus', 'Teaterrace', 50, { tracking: 2 }),
      ]),
  },
  polebearer: {
    name: { en: 'Polebearer Logistics', zt: '擔挑物流', zh: '担挑物流' },
    draw: () =>
      row(20, [
        symbol(
          line('M2 40Q60 2 118 40', 7, 'round') +
            line('M14 34L2 62M14 34L30 62M106 34L90 62M106 34L118 62', 3.5) +
            fill('M-2 64H34L28 92H4Z') +
            fill('M86 64H122L116 92H92Z') +
            fill('M60-8L90 13H30Z'),
          94,
          { w: 120, h: 96 },
        ),
        word('archivoNarrow', 'Polebearer', 50),
      ]),
  },
  silkreel: {
    name: { en: 'Silkreel Textiles', zt: '絲輪紡織', zh: '丝轮纺织' },
    draw: () =>
      row(20, [
        symbol(
          block(8, 2, 84, 13, 4) +
            block(8, 85, 84, 13, 4) +
            times(6, (i) => fill(`M20 ${27 + i * 9.6}L80 ${20 + i * 9.6}v6L20 ${33 + i * 9.6}Z`)) +
            line('M80 74C96 76 100 88 100 104', 4),
          92,
        ),
        word('jostLight', 'SILKREEL', 44, { tracking: 22 }),
      ]),
  },
  voltkite: {
    name: { en: 'Voltkite Energy', zt: '電鳶能源', zh: '电鸢能源' },
    draw: () =>
      row(20, [
        symbol(cut(fill('M42 0L84 40L42 104L0 40Z'), fill('M50 16L22 52H39L33 82L62 43H45Z')), 100, { w: 84, h: 104 }),
        word('lexendWide', 'VOLTKITE', 36, { tracking: -10 }),
      ]),
  },
  mossgate: {
    name: { en: 'Mossgate Healthcare', zt: '苔門醫療', zh: '苔门医疗' },
    draw: () =>
      row(20, [
        symbol(line('M9 100V47A41 41 0 0 1 91 47V100', 13) + times(4, (i) => petal(50, 66, i * 90)), 98),
        word('alegreya', 'Mossgate', 52),
      ]),
  },
  'granary-nine': {
    name: { en: 'Granary Nine Properties', zt: '九廩地產', zh: '九廪地产' },
    draw: () =>
      row(20, [
        symbol(
          times(9, (i) =>
            i === 2 ? line('M72 30V17a12 11 0 0 1 24 0V27.5H70', 4) : fill(silo((i % 3) * 35, Math.floor(i / 3) * 35)),
          ),
          100,
          { w: 100, h: 100 },
        ),
        under(13, word('hanSerif', '九廩地產', 46, { tracking: 6 }), 'baskerville', 'GRANARY NINE', 15),
      ]),
  },
  cogbird: {
    name: { en: 'Cogbird Robotics', zt: '齒鳥機械人', zh: '齿鸟机器人' },
    draw: () =>
      row(20, [
        symbol(
          cut(
            disc(44, 50, 33) +
              times(7, (i) => `<g transform="rotate(${45 + i * 45} 44 50)">${block(37, 5, 14, 20, 2)}</g>`),
            disc(54, 41, 9),
          ) + fill('M72 34L106 51L72 64Z'),
          98,
          { w: 108, h: 100 },
        ),
        word('grotesk', 'cogbird', 54),
      ]),
  },
  dewlens: {
    name: { en: 'Dewlens Optical', zt: '露鏡光學', zh: '露镜光学' },
    draw: () =>
      row(22, [
        symbol(
          ring(50, 50, 46.5, 7) +
            cut(
              fill('M50 16C64 36 72 46 72 58A22 22 0 0 1 28 58C28 46 36 36 50 16Z'),
              line('M38 58A12 12 0 0 0 50 70', 5, 'round'),
            ),
          98,
        ),
        word('outfit', 'dewlens', 58),
      ]),
  },
};
