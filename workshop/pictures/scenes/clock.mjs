// A clock of lamps. Its digits are what the book is made of: each row a bar or two.
const DIGITS = {
  0: ['01110', '11011', '11011', '11011', '11011', '11011', '01110'],
  1: ['00110', '01110', '00110', '00110', '00110', '00110', '01111'],
  2: ['11110', '00011', '00011', '01110', '11000', '11000', '11111'],
  6: ['01110', '11000', '11000', '11110', '11011', '11011', '01110'],
  9: ['01110', '11011', '11011', '01111', '00011', '00011', '11110'],
  ':': ['0', '1', '1', '0', '1', '1', '0'],
};

/** @returns its width and its markup, drawn from the left top corner */
export function clock(time, x, y, unit) {
  const step = unit * 1.02;
  let bars = '';
  let at = x;
  for (const sign of time) {
    const rows = DIGITS[sign];
    for (const [row, cells] of rows.entries())
      for (const run of cells.matchAll(/1+/g)) {
        // Two thin bars a row: what is lit is the same stuff as the book.
        for (const half of [0, 0.5]) {
          const [x1, yy] = [at + run.index * step, y + (row + half) * unit * 1.12];
          bars += `M${x1.toFixed(1)} ${yy.toFixed(1)}h${(run[0].length * step - unit * 0.16).toFixed(1)}`;
        }
      }
    at += (rows[0].length + 1) * step;
  }
  return {
    width: at - x - step,
    markup: `<path d="${bars}" stroke="#F2A65A" stroke-width="${(unit * 0.36).toFixed(1)}" fill="none"/>`,
  };
}
