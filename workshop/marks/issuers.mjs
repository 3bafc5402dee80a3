// Twenty more invented listed companies, for the wall of the listed-company page. Any likeness to a firm is chance.
import { block, cut, disc, fill, line, oval, ring, row, stack, symbol, times, under, word } from './draw.mjs';

const turned = (count, draw) => times(count, (i) => `<g transform="rotate(${(360 / count) * i} 50 50)">${draw(i)}</g>`);

export const issuers = {
  kilnhouse: {
    name: { en: 'Kilnhouse Ceramics', zt: '窰屋陶業', zh: '窑屋陶业' },
    draw: () =>
      row(20, [
        symbol(fill('M30 4H70V14H62C62 26 92 34 92 62C92 84 74 98 50 98S8 84 8 62C8 34 38 26 38 14H30Z'), 100),
        under(13, word('hanSerif', '窰屋陶業', 46, { tracking: 6 }), 'marcellus', 'KILNHOUSE', 24),
      ]),
  },
  ferrylane: {
    name: { en: 'Ferrylane Hotels', zt: '渡巷酒店', zh: '渡巷酒店' },
    draw: () =>
      stack(
        20,
        [
          symbol(line('M0 20Q20 0 40 20T80 20T120 20', 6) + line('M0 38Q20 18 40 38T80 38T120 38', 6), 70, {
            w: 120,
            h: 44,
          }),
          word('cinzel', 'FERRYLANE', 40, { tracking: 6 }),
        ],
        'middle',
      ),
  },
  brasskey: {
    name: { en: 'Brasskey Security', zt: '銅鑰保安', zh: '铜钥保安' },
    draw: () =>
      row(20, [
        symbol(
          cut(disc(28, 50, 28), disc(28, 50, 11)) +
            block(52, 43, 66, 14) +
            block(86, 55, 11, 22) +
            block(104, 55, 11, 16),
          74,
          { w: 118, h: 100 },
        ),
        word('archivoNarrow', 'BRASSKEY', 46, { tracking: 2 }),
      ]),
  },
  paddyline: {
    name: { en: 'Paddyline Foods', zt: '稻線食品', zh: '稻线食品' },
    draw: () =>
      row(16, [
        symbol(
          line('M40 100C40 66 44 40 58 8', 5, 'round') +
            times(4, (i) =>
              oval(0, 0, 15, 7).replace('/>', ` transform="translate(${30 + i * 4} ${70 - i * 18}) rotate(${48})"/>`),
            ) +
            times(4, (i) =>
              oval(0, 0, 15, 7).replace('/>', ` transform="translate(${60 + i * 4} ${66 - i * 18}) rotate(${-52})"/>`),
            ),
          100,
          { w: 84, h: 100 },
        ),
        stack(10, [word('hanSans', '稻線', 46, { tracking: 4 }), word('jost', 'Paddyline', 20, { tracking: 5 })]),
      ]),
  },
  northstair: {
    name: { en: 'Northstair Construction', zt: '北梯建築', zh: '北梯建筑' },
    draw: () =>
      row(20, [
        symbol(fill('M0 100V76H25V51H50V26H75V0H100V100Z'), 94),
        stack(10, [word('oswald', 'NORTH', 40, { tracking: 4 }), word('oswald', 'STAIR', 40, { tracking: 10 })]),
      ]),
  },
  loomfield: {
    name: { en: 'Loomfield Apparel', zt: '織野服裝', zh: '织野服装' },
    draw: () =>
      row(20, [
        symbol(
          times(4, (i) =>
            times(4, (j) => ((i + j) % 2 ? block(i * 26, j * 26 + 6, 22, 10) : block(i * 26 + 6, j * 26, 10, 22))),
          ),
          96,
        ),
        word('josefin', 'loomfield', 56),
      ]),
  },
  tidepool: {
    name: { en: 'Tidepool Water', zt: '潮池水務', zh: '潮池水务' },
    draw: () =>
      row(20, [
        symbol(
          cut(
            disc(50, 50, 50),
            line('M-4 44Q21 24 46 44T96 44T146 44', 7) +
              line('M-4 64Q21 44 46 64T96 64T146 64', 7) +
              line('M-4 84Q21 64 46 84T96 84T146 84', 7),
          ),
          98,
        ),
        under(13, word('hanSans', '潮池水務', 44, { tracking: 4 }), 'outfit', 'TIDEPOOL', 24),
      ]),
  },
  glasswing: {
    name: { en: 'Glasswing Display', zt: '玻翼顯示', zh: '玻翼显示' },
    draw: () =>
      row(18, [
        symbol(
          line('M56 50L104 8V58Q104 74 88 74H64Z', 8, 'round') +
            line('M48 50L0 8V58Q0 74 16 74H40Z', 8, 'round') +
            block(48, 40, 8, 56, 4),
          92,
          { w: 104, h: 100 },
        ),
        word('tenor', 'Glasswing', 50),
      ]),
  },
  papermoon: {
    name: { en: 'Papermoon Media', zt: '紙月傳媒', zh: '纸月传媒' },
    draw: () =>
      row(16, [
        symbol(cut(disc(50, 50, 48), disc(72, 38, 40)), 94, { w: 84, h: 100 }),
        word('fraunces', 'Papermoon', 46),
      ]),
  },
  rivetwork: {
    name: { en: 'Rivetwork Engineering', zt: '鉚釘工程', zh: '铆钉工程' },
    draw: () =>
      row(18, [
        symbol(turned(6, () => disc(50, 12, 12)) + cut(disc(50, 50, 24), disc(50, 50, 10)), 98),
        stack(10, [word('zilla', 'RIVET', 38, { tracking: 6 }), word('zilla', 'WORK', 38, { tracking: 14 })]),
      ]),
  },
  longan: {
    name: { en: 'Longan Lane Stores', zt: '龍眼里百貨', zh: '龙眼里百货' },
    draw: () =>
      row(18, [
        symbol(
          cut(disc(30, 70, 26), disc(38, 62, 7)) +
            cut(disc(74, 62, 26), disc(82, 54, 7)) +
            line('M32 46C36 26 46 12 66 4M70 38C70 24 68 14 66 4', 5, 'round'),
          98,
        ),
        under(13, word('hanSerif', '龍眼里', 48, { tracking: 12 }), 'spectral', 'LONGAN LANE', 16),
      ]),
  },
  jettycrane: {
    name: { en: 'Jetty Crane Ports', zt: '棧橋港務', zh: '栈桥港务' },
    draw: () =>
      row(18, [
        symbol(
          line('M24 98V26H118M24 26L60 2L118 26M98 26V58', 7) + block(88, 58, 20, 16) + line('M8 98H48M24 60L42 26', 7),
          94,
          { w: 120, h: 100 },
        ),
        stack(11, [word('barlow', 'JETTY', 38, { tracking: 6 }), word('barlow', 'CRANE', 38, { tracking: 6 })]),
      ]),
  },
  chalkline: {
    name: { en: 'Chalkline Education', zt: '粉線教育', zh: '粉线教育' },
    draw: () =>
      stack(10, [
        word('varela', 'chalkline', 54),
        symbol(line('M2 12C70 2 150 4 238 14', 8, 'round'), 100, { w: 240, h: 20 }),
      ]),
  },
  lampwick: {
    name: { en: 'Lampwick Lighting', zt: '燈芯照明', zh: '灯芯照明' },
    draw: () =>
      row(18, [
        symbol(
          line('M34 78C34 62 10 58 10 34A40 36 0 0 1 90 34C90 58 66 62 66 78Z', 8, 'round') +
            fill('M50 20C60 34 62 40 62 46A12 12 0 0 1 38 46C38 40 42 34 50 20Z') +
            block(34, 86, 32, 9, 4),
          98,
        ),
        word('quicksand', 'lampwick', 50),
      ]),
  },
  stonequay: {
    name: { en: 'Stonequay Materials', zt: '石步建材', zh: '石步建材' },
    draw: () =>
      row(20, [
        symbol(
          block(0, 66, 46, 30) +
            block(54, 66, 46, 30) +
            block(0, 0, 22, 26) +
            block(30, 0, 46, 26) +
            block(84, 0, 16, 26) +
            block(0, 33, 64, 26) +
            block(72, 33, 28, 26),
          92,
        ),
        under(13, word('hanSans', '石步建材', 44, { tracking: 4 }), 'archivoNarrow', 'STONEQUAY', 24),
      ]),
  },
  quartzbell: {
    name: { en: 'Quartzbell Watches', zt: '晶鐘錶業', zh: '晶钟表业' },
    draw: () =>
      row(18, [
        symbol(
          ring(50, 50, 45, 8) +
            turned(12, (i) => block(48, 14, 4, i % 3 ? 6 : 14)) +
            line('M50 52V28M50 50L68 62', 6, 'round'),
          98,
        ),
        word('marcellus', 'Quartzbell', 48),
      ]),
  },
  hearthside: {
    name: { en: 'Hearthside Appliances', zt: '爐邊電器', zh: '炉边电器' },
    draw: () =>
      row(18, [
        symbol(
          cut(block(4, 4, 92, 92, 18), fill('M50 20C70 40 76 50 76 62A26 24 0 0 1 24 62C24 50 30 40 50 20Z')) +
            fill('M50 52C58 62 60 66 60 71A10 10 0 0 1 40 71C40 66 42 62 50 52Z'),
          96,
        ),
        word('jost', 'Hearthside', 48),
      ]),
  },
  swallowcart: {
    name: { en: 'Swallowcart Express', zt: '燕車速遞', zh: '燕车速递' },
    draw: () =>
      row(16, [
        symbol(
          fill('M0 40C40 30 62 34 78 50L128 20C118 46 104 62 86 70L110 96C84 92 66 84 54 70C36 72 18 62 0 40Z'),
          84,
          { w: 128, h: 100 },
        ),
        stack(8, [word('outfitBold', 'swallow', 38), word('outfitBold', 'cart', 38)]),
      ]),
  },
  pinecone: {
    name: { en: 'Pinecone Toys', zt: '松果玩具', zh: '松果玩具' },
    draw: () =>
      row(18, [
        symbol(
          times(4, (i) => {
            const w = [38, 33, 25, 14][i];
            return fill(
              `M${50 - w} ${18 + i * 20}Q50 ${34 + i * 20} ${50 + w} ${18 + i * 20}Q${46 + w} ${40 + i * 20} 50 ${44 + i * 20}Q${54 - w} ${40 + i * 20} ${50 - w} ${18 + i * 20}Z`,
            );
          }) + line('M50 18V0', 7, 'round'),
          100,
        ),
        stack(10, [
          word('hanSans', '松果玩具', 42, { tracking: 4 }),
          word('quicksand', 'pinecone', 20, { tracking: 8 }),
        ]),
      ]),
  },
  clearvein: {
    name: { en: 'Clearvein Biotech', zt: '清脈生物', zh: '清脉生物' },
    draw: () =>
      row(20, [
        symbol(
          cut(
            fill('M50 100C20 84 4 60 4 28Q34 24 50 0Q66 24 96 28C96 60 80 84 50 100Z'),
            line('M50 24V104M50 60L28 40M50 78L72 56M50 46L62 34', 6, 'round'),
          ),
          98,
        ),
        word('grotesk', 'clearvein', 50),
      ]),
  },
};
