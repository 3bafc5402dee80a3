// Thirteen invented brokers. Any likeness to a firm is chance.
import { polar } from '../kit/svg.mjs';
import { block, cut, disc, fill, inset, line, oval, row, stack, symbol, times, under, word } from './draw.mjs';

const blade = (i) => {
  const point = (radius, turn) =>
    polar(50, 50, radius, turn)
      .map((v) => v.toFixed(1))
      .join(' ');
  return fill(
    `M${[point(50, i / 6), point(50, (i + 0.86) / 6), point(20, (i + 1.5) / 6), point(20, (i + 0.72) / 6)].join('L')}Z`,
  );
};

export const brokers = {
  harbourline: {
    name: { en: 'Harbourline Securities', zt: '港脊證券', zh: '港脊证券' },
    draw: () =>
      row(24, [
        symbol(
          cut(
            fill('M6 52A44 44 0 0 1 94 52Z'),
            block(27, 34, 9, 19) + block(39, 24, 9, 29) + block(51, 38, 7, 15) + block(61, 30, 10, 23),
          ) +
            block(0, 58, 100, 6) +
            block(14, 70, 72, 5.5) +
            block(27, 81, 46, 5) +
            block(38, 91, 24, 4.5),
          82,
        ),
        word('tenor', 'HARBOURLINE', 42, { tracking: 11 }),
      ]),
  },
  'kestrel-plover': {
    name: { en: 'Kestrel & Plover', zt: '隼鷸證券', zh: '隼鹬证券' },
    draw: () =>
      row(
        15,
        [word('cormorant', 'Kestrel', 50), word('cormorantItalic', '&', 60), word('cormorant', 'Plover', 50)],
        'end',
      ),
  },
  'banyan-row': {
    name: { en: 'Banyan Row Securities', zt: '榕里證券', zh: '榕里证券' },
    draw: () =>
      row(20, [
        symbol(
          fill(
            'M2 48C-4 22 22 2 50 5C78 2 104 22 98 48C94 56 84 55 79 50C70 57 58 55 50 50C42 55 30 57 21 50C16 55 6 56 2 48Z',
          ) +
            fill('M43 52H57C56 70 58 84 64 94H36C42 84 44 70 43 52Z') +
            times(6, (i) => block([9, 20, 31, 66, 77, 88][i], 50, 4, [24, 38, 30, 32, 42, 22][i])) +
            block(0, 93, 100, 5),
          104,
        ),
        under(13, word('hanSerif', '榕里證券', 50, { tracking: 10 }), 'spectral', 'BANYAN ROW', 21),
      ]),
  },
  'ninth-wharf': {
    name: { en: 'Ninth Wharf Brokers', zt: '第九碼頭證券', zh: '第九码头证券' },
    draw: () =>
      row(16, [
        symbol(cut(block(0, 0, 84, 100), inset(word('saira', '9', 80), 25, 13, 34)), 84, { w: 84, h: 100 }),
        word('saira', 'NINTH WHARF', 84, { tracking: 3 }),
      ]),
  },
  saltmarsh: {
    name: { en: 'Saltmarsh Securities', zt: '鹽澤證券', zh: '盐泽证券' },
    draw: () =>
      row(18, [
        symbol(
          line('M46 92C46 64 46 50 44 34', 4.5) +
            line('M34 92C33 70 28 56 20 46', 4.5) +
            line('M58 92C59 68 64 56 70 50', 4.5) +
            line('M68 92C70 84 80 76 92 74', 4.5) +
            `<g transform="rotate(-4 43 18)">${oval(43, 18, 6.5, 17)}</g><g transform="rotate(-34 14 36)">${oval(14, 36, 5.5, 14)}</g><g transform="rotate(34 77 39)">${oval(77, 39, 5.5, 14)}</g>` +
            block(4, 92, 92, 5),
          100,
        ),
        word('instrument', 'Saltmarsh', 58),
      ]),
  },
  twinjunk: {
    name: { en: 'Twinjunk Futures', zt: '雙帆期貨', zh: '双帆期货' },
    draw: () => {
      const battens = times(4, (i) => line(`M0 ${26 + i * 12}H100`, 3.5));
      return row(20, [
        symbol(
          cut(fill('M48 2C20 12 6 42 8 72H48Z') + fill('M55 16C84 22 98 48 94 72H55Z'), battens) +
            fill('M0 79H100C92 94 80 98 50 98S8 94 0 79Z'),
          100,
        ),
        under(14, word('hanSans', '雙帆期貨', 48, { tracking: 6 }), 'archivoNarrow', 'TWINJUNK', 25),
      ]);
    },
  },
  'morrow-finch': {
    name: { en: 'Morrow & Finch', zt: '明雀證券', zh: '明雀证券' },
    draw: () => stack(12, [word('abril', 'Morrow', 46), word('abril', '& Finch', 46)], 'start'),
  },
  'kumquat-lane': {
    name: { en: 'Kumquat Lane Markets', zt: '金橘里證券', zh: '金橘里证券' },
    draw: () =>
      row(18, [
        symbol(
          cut(
            disc(46, 60, 40),
            times(5, (i) =>
              line(
                `M46 60L${polar(46, 60, 33, 0.07 + i * 0.09)
                  .map((v) => v.toFixed(1))
                  .join(' ')}`,
                4,
                'round',
              ),
            ),
          ) + fill('M46 16C50-6 76-10 96 0C90 20 64 28 46 16Z'),
          100,
        ),
        word('fraunces', 'Kumquat Lane', 46),
      ]),
  },
  tramline: {
    name: { en: 'Tramline Securities', zt: '電車綫證券', zh: '电车线证券' },
    draw: () => {
      const name = word('josefin', 'TRAMLINE', 50, { tracking: 14 });
      const rail = symbol(block(0, 0, name.w, 4), 100, { w: name.w, h: 4 });
      return row(22, [
        symbol(
          cut(block(15, 14, 70, 70, 16), block(25, 26, 50, 24, 5) + disc(33, 67, 6) + disc(67, 67, 6)) +
            line('M28 4H72M50 4V14', 5) +
            line('M26 88L16 102M74 88L84 102', 7),
          100,
        ),
        stack(11, [rail, name, rail]),
      ]);
    },
  },
  hexagate: {
    name: { en: 'Hexagate Broking', zt: '六門證券', zh: '六门证券' },
    draw: () => row(22, [symbol(times(6, blade), 100), word('chakra', 'HEXAGATE', 50, { tracking: 4 })]),
  },
  stepwell: {
    name: { en: 'Stepwell Securities', zt: '階泉證券', zh: '阶泉证券' },
    draw: () =>
      row(22, [
        symbol(line('M6 4V94H94V4', 12) + line('M28 4V72H72V4', 10) + block(45, 4, 10, 46), 94),
        word('syne', 'stepwell', 50),
      ]),
  },
  heronry: {
    name: { en: 'Heronry Securities', zt: '鷺舍證券', zh: '鹭舍证券' },
    draw: () =>
      row(14, [
        symbol(
          fill('M2 70C16 42 48 40 66 54C60 76 30 82 2 70Z') +
            line('M60 58C84 50 46 34 62 18C66 13 72 13 76 16', 7, 'round') +
            fill('M70 11L104 22L72 23Z') +
            line('M34 74V104M48 74V92L44 104', 4),
          104,
        ),
        word('cinzel', 'HERONRY', 50, { tracking: 6 }),
      ]),
  },
  beadwork: {
    name: { en: 'Beadwork Securities', zt: '算珠證券', zh: '算珠证券' },
    draw: () => {
      const beads = [
        [21, 72, 60, 84],
        [27, 48, 72, 84],
        [21, 60, 72, 84],
        [27, 48, 60, 84],
      ];
      return row(20, [
        symbol(
          line('M4 4H96V96H4Z', 8) +
            block(4, 35, 92, 6) +
            beads
              .map(
                (list, i) =>
                  block(17.5 + i * 20.5, 4, 3, 92) + list.map((y) => oval(19 + i * 20.5, y, 8.6, 5)).join(''),
              )
              .join(''),
          92,
        ),
        under(14, word('hanSans', '算珠證券', 48, { tracking: 4 }), 'redHat', 'BEADWORK', 24),
      ]);
    },
  },
};
