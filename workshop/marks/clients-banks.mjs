// Seven invented banks, trusts and managers. Any likeness to a firm is chance.
import { block, cut, fill, hoop, inset, line, oval, row, stack, symbol, times, under, word } from './draw.mjs';

export const banks = {
  slatebridge: {
    name: { en: 'Slatebridge Capital', zt: '石板橋資本', zh: '石板桥资本' },
    draw: () => {
      const name = word('archivo', 'SLATEBRIDGE', 44, { tracking: 2 });
      const span = name.w / 9;
      const arch = (i) => {
        const [x, r] = [i * span + 4, span / 2 - 4];
        return fill(`M${x} 40V${12 + r}a${r} ${r} 0 0 1 ${2 * r} 0V40Z`);
      };
      return stack(10, [name, symbol(cut(block(0, 0, name.w, 38), times(9, arch)), 100, { w: name.w, h: 38 })]);
    },
  },
  ferrystone: {
    name: { en: 'Ferrystone Bank', zt: '渡石銀行', zh: '渡石银行' },
    draw: () =>
      row(20, [
        symbol(
          oval(50, 9, 12, 7) +
            oval(50, 27, 20, 8.5) +
            oval(50, 47, 29, 9.5) +
            fill('M0 60H100C96 82 80 94 50 94S4 82 0 60Z'),
          96,
        ),
        under(13, word('hanSerif', '渡石銀行', 44, { tracking: 12 }), 'spectral', 'Ferrystone Bank', 20),
      ]),
  },
  paperlantern: {
    name: { en: 'Paperlantern Wealth', zt: '紙燈財富', zh: '纸灯财富' },
    draw: () =>
      row(20, [
        symbol(
          block(37, 0, 26, 8, 3) +
            cut(oval(50, 47, 46, 36), hoop(50, 47, 15, 38, 4) + hoop(50, 47, 31, 38, 4)) +
            block(37, 86, 26, 8, 3) +
            block(47, 92, 6, 12, 3),
          96,
        ),
        word('quicksand', 'paperlantern', 48),
      ]),
  },
  'celadon-kiln': {
    name: { en: 'Celadon Kiln Trust', zt: '青窰信託', zh: '青窑信托' },
    draw: () =>
      row(18, [
        symbol(
          cut(
            fill('M24 0H56V7C56 16 50 20 53 29C84 38 88 70 66 100H14C-8 70-4 38 27 29C30 20 24 16 24 7Z'),
            line('M-2 52L24 58L34 44L58 50L84 42', 2.6) +
              line('M24 58L30 80L14 92M30 80L54 74L58 50M54 74L72 84M54 74L48 102', 2.6),
          ),
          100,
          { w: 80, h: 100 },
        ),
        stack(15, [word('bodoni', 'Celadon', 42), word('bodoni', 'Kiln Trust', 42)]),
      ]),
  },
  longtide: {
    name: { en: 'Longtide Bank', zt: '長汐銀行', zh: '长汐银行' },
    draw: () =>
      row(22, [
        symbol(
          cut(
            block(0, 0, 62, 112, 3),
            inset(word('hanSerif', '長', 50), 11, 9, 40) + inset(word('hanSerif', '汐', 50), 11, 57, 40),
          ),
          100,
          { w: 62, h: 112 },
        ),
        word('marcellus', 'LONGTIDE', 48, { tracking: 8 }),
      ]),
  },
  'ink-rule': {
    name: { en: 'Ink & Rule Capital', zt: '墨尺資本', zh: '墨尺资本' },
    draw: () => {
      const name = word('plexMono', 'ink&rule', 52);
      return stack(22, [
        name,
        symbol(
          times(33, (i) => block((i * (name.w - 3)) / 32, 0, 3, i % 8 ? (i % 4 ? 11 : 17) : 26)),
          100,
          { w: name.w, h: 26 },
        ),
      ]);
    },
  },
  'crooked-peak': {
    name: { en: 'Crooked Peak Asset Management', zt: '斜峰資產管理', zh: '斜峰资产管理' },
    draw: () =>
      row(18, [
        symbol(
          cut(
            fill('M0 94L40 34L48 46L74 2L120 94Z'),
            fill('M62 22L70 36L58 44L68 60L50 78L60 96H44L40 76L54 60L46 44Z'),
          ),
          100,
          { w: 120, h: 98 },
        ),
        stack(11, [word('oswald', 'CROOKED', 40, { tracking: 4 }), word('oswald', 'PEAK', 40, { tracking: 4 })]),
      ]),
  },
};
