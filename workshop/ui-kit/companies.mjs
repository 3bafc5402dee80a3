// The invented companies of every quote board. One company has one price in every picture.
// Codes lie where the exchange lists no ordinary shares, so none is anybody's.

const list = [
  // code, English, 香港, 内地, last, previous close, lot, market value (HK$ bn), P/E, yield %, sector
  ['02871', 'Harbour Grid', '港灣電網', '港湾电网', 48.36, 47.6, 500, 182.4, 14.82, 3.91, 'utilities'],
  ['02853', 'Kestrel Semicon', '紅隼半導體', '红隼半导体', 126.4, 121.9, 100, 341.7, 38.16, 0.42, 'technology'],
  ['02866', 'Camphor Biologics', '樟木生物', '樟木生物', 31.74, 32.58, 500, 58.9, 46.03, 0, 'health'],
  ['02884', 'Peakline Properties', '峰線置業', '峰线置业', 9.47, 9.62, 1000, 41.2, 7.35, 6.54, 'property'],
  ['02892', 'Bluewake Shipping', '藍航船務', '蓝航船务', 18.23, 17.86, 500, 76.3, 5.91, 8.12, 'transport'],
  ['07012', 'Reed & Millet Foods', '禾葦食品', '禾苇食品', 22.16, 22.04, 500, 64.8, 19.47, 2.76, 'consumer'],
  ['07026', 'Lanternway Retail', '燈廊百貨', '灯廊百货', 6.43, 6.51, 1000, 19.6, 11.2, 4.05, 'consumer'],
  ['07038', 'Granite Bay Cement', '石灣建材', '石湾建材', 4.18, 4.12, 2000, 22.7, 8.64, 5.26, 'materials'],
  ['07045', 'Heron Airways', '蒼鷺航空', '苍鹭航空', 11.92, 12.2, 1000, 53.5, 13.09, 1.84, 'transport'],
  ['07061', 'Jadeline Software', '玉線軟件', '玉线软件', 73.85, 71.95, 200, 118.1, 52.74, 0.31, 'technology'],
  ['07083', 'Sunloom Energy', '日梭能源', '日梭能源', 15.08, 14.71, 500, 47.9, 12.36, 3.18, 'utilities'],
  ['07405', 'Paper Crane Games', '紙鶴遊戲', '纸鹤游戏', 214.6, 218.2, 100, 268.5, 24.91, 0.93, 'technology'],
  ['07421', 'Ferry Pier Bank', '渡頭銀行', '渡头银行', 57.7, 57.35, 400, 486.2, 6.48, 6.03, 'finance'],
  ['07436', 'Red Coral Insurance', '紅珊瑚保險', '红珊瑚保险', 68.45, 67.2, 200, 395.6, 9.77, 4.38, 'finance'],
  ['07452', 'Bamboo Motors', '青竹汽車', '青竹汽车', 89.15, 91.4, 200, 227.3, 21.58, 0.67, 'automobile'],
  ['07466', 'Cloudbridge Telecom', '雲橋電訊', '云桥电信', 36.92, 36.8, 500, 154.9, 10.24, 5.71, 'telecom'],
];

export const companies = list.map(([code, en, zt, zh, price, previous, lot, value, pe, yields, sector]) => ({
  code,
  name: { en, zt, zh },
  price,
  previous,
  lot,
  value,
  pe,
  yields,
  sector,
  change: price - previous,
  percent: ((price - previous) / previous) * 100,
  tick: tickOf(price),
}));

/** The exchange's spread table, as far as these prices reach. */
export function tickOf(price) {
  const steps = [
    [10, 0.01],
    [20, 0.01],
    [50, 0.02],
    [100, 0.05],
    [200, 0.1],
    [500, 0.2],
  ];
  return steps.find(([limit]) => price < limit)?.[1] ?? 0.5;
}

export function company(code) {
  const found = companies.find((one) => one.code === code);
  if (!found) throw new Error(`No such company: ${code}`);
  return found;
}

export const pick = (...codes) => codes.map(company);
