// Twelve invented suppliers: market data, networks, clouds. Any likeness to a firm is chance.
import { block, cut, disc, fill, line, ring, row, stack, symbol, times, word } from './draw.mjs';

const wave = (y) => `M4 ${y}c6-15 12-15 18 0s12 15 18 0c4-9 9-9 13 0H98`;

export const partners = {
  tidewire: {
    name: { en: 'Tidewire', zt: '潮訊數據', zh: '潮讯数据' },
    draw: () =>
      row(26, [
        symbol(
          times(3, (i) => line(wave(26 + i * 24), 9, 'round')),
          88,
        ),
        word('jost', 'tidewire', 60),
      ]),
  },
  northlane: {
    name: { en: 'Northlane Cloud', zt: '北徑雲', zh: '北径云' },
    draw: () =>
      row(24, [
        symbol(
          cut(disc(50, 50, 49), fill('M46 10h8L92 104H8Z')) +
            fill('M49 20h2l1 14h-4Z') +
            fill('M47.6 42h4.8l1.4 18h-7.6Z') +
            fill('M45.6 69h8.8l2 26a46 46 0 0 1-12.8 0Z'),
          96,
        ),
        word('outfitBold', 'northlane', 52),
      ]),
  },
  quillmark: {
    name: { en: 'Quillmark Data', zt: '羽記數據', zh: '羽记数据' },
    draw: () =>
      row(16, [
        symbol(
          `<g transform="rotate(38 50 50)">${cut(
            fill('M50-4C68 24 80 44 74 66L62 92H38L26 66C20 44 32 24 50-4Z') + block(38, 96, 24, 8),
            line('M50-6V52', 4) + disc(50, 57, 7.5),
          )}</g>`,
          86,
        ),
        word('baskerville', 'Quillmark', 46),
      ]),
  },
  sevenfathom: {
    name: { en: 'Sevenfathom', zt: '七尋科技', zh: '七寻科技' },
    draw: () => {
      const name = word('michroma', 'SEVENFATHOM', 34, { tracking: 6 });
      const step = (name.w - 6) / 6;
      const sounding = times(7, (i) => block(1 + i * step, 0, 4, 12 + i * 3.2)) + block(1, 0, name.w - 2, 4);
      const lead = fill(`M${name.w - 3} 28l8 11-8 11-8-11Z`);
      return stack(18, [name, symbol(sounding + lead, 100, { w: name.w, h: 50 })]);
    },
  },
  orrerywork: {
    name: { en: 'Orrerywork', zt: '天儀系統', zh: '天仪系统' },
    draw: () =>
      row(22, [
        symbol(
          disc(50, 50, 11) +
            cut(ring(50, 50, 27, 5), disc(70, 32, 12)) +
            disc(70, 32, 7) +
            cut(ring(50, 50, 46, 5), disc(17, 82, 15)) +
            disc(17, 82, 10),
          98,
        ),
        word('philosopher', 'Orrerywork', 50),
      ]),
  },
  peakvale: {
    name: { en: 'Peakvale Networks', zt: '峰谷網絡', zh: '峰谷网络' },
    draw: () =>
      row(20, [
        symbol(fill('M0 82L36 18L72 82Z') + fill('M53 18H125L89 82Z'), 96, { w: 125, h: 100 }),
        word('barlow', 'PEAKVALE', 62, { tracking: 7 }),
      ]),
  },
  lanternbay: {
    name: { en: 'Lanternbay Data Centres', zt: '燈灣數據中心', zh: '灯湾数据中心' },
    draw: () =>
      row(18, [
        symbol(
          cut(fill('M39 42H61L70 98H30Z'), fill('M28 84L74 62V72L28 94Z') + fill('M34 58L64 44V51L32 67Z')) +
            block(40, 24, 20, 13) +
            fill('M34 20L50 4L66 20Z') +
            fill('M34 27L0 14V30L34 32Z') +
            fill('M66 27L100 14V30L66 32Z'),
          104,
        ),
        word('alegreya', 'Lanternbay', 52),
      ]),
  },
  tesselpoint: {
    name: { en: 'Tesselpoint Indices', zt: '嵌點指數', zh: '嵌点指数' },
    draw: () =>
      row(22, [
        symbol(
          fill('M50 0L93 25L50 50L7 25Z') +
            times(4, (i) => fill(`M7 ${32 + i * 12}L47 ${55 + i * 12}v7L7 ${39 + i * 12}Z`)) +
            line('M55 58L90 38V74L55 94Z', 7),
          98,
        ),
        word('grotesk', 'tesselpoint', 50),
      ]),
  },
  kiteline: {
    name: { en: 'Kiteline', zt: '鳶線通訊', zh: '鸢线通讯' },
    draw: () =>
      row(10, [
        symbol(
          cut(fill('M64 0L100 30L56 80L34 24Z'), line('M64-2L56 82', 4) + line('M102 30L32 24', 4)) +
            line('M55 82C46 96 38 74 26 86S8 96 0 88', 5, 'round'),
          104,
        ),
        word('varela', 'kiteline', 58),
      ]),
  },
  cobblestack: {
    name: { en: 'Cobblestack', zt: '石階雲', zh: '石阶云' },
    draw: () =>
      row(22, [
        symbol(
          block(0, 68, 29, 28, 10) +
            block(34, 68, 38, 28, 10) +
            block(77, 68, 23, 28, 10) +
            block(12, 36, 42, 28, 10) +
            block(59, 36, 29, 28, 10) +
            block(30, 4, 38, 28, 10),
          92,
        ),
        word('unbounded', 'cobblestack', 40),
      ]),
  },
  crowsnest: {
    name: { en: 'Crowsnest Feeds', zt: '桅樓報價', zh: '桅楼行情' },
    draw: () =>
      row(20, [
        symbol(
          line('M50 46V90', 7) +
            fill('M28 40H72L64 60H36Z') +
            line('M33 28A19 19 0 0 1 67 28', 6) +
            line('M18 22A36 36 0 0 1 82 22', 6) +
            line('M12 82Q50 106 88 82', 8),
          104,
        ),
        word('zilla', 'Crowsnest', 52),
      ]),
  },
  ninepin: {
    name: { en: 'Ninepin Security', zt: '九柱網安', zh: '九柱网安' },
    draw: () => {
      const places = [1, 2, 3, 2, 1].flatMap((count, i) =>
        Array.from({ length: count }, (_, k) => [50 + (k - (count - 1) / 2) * 38, 10 + i * 20]),
      );
      return row(22, [
        symbol(places.map(([x, y], i) => (i === 8 ? ring(x, y, 8, 4) : disc(x, y, 10))).join(''), 100),
        word('alternates', 'ninepin', 54),
      ]);
    },
  },
};
