/** @typedef {Record<'median' | 'low' | 'high', Record<string, number>>} Figures the middle, and between what half the runs lie */
/** @typedef {{ name: string } & Figures} Row */

const times = (/** @type {number} */ value, /** @type {number} */ base) => (base > 0 ? value / base : 0);

/** @param {Row[]} rows the bare page first @param {number} runs */
export function printBesideBare(rows, runs) {
  const bare = rows[0]?.median ?? {};
  console.log(`\nMedians of ${runs} runs, Lighthouse mobile. KB over the wire; seconds; ms; times the bare page's.\n`);
  console.log(
    'page                                  JS KB  pics  total  perf a11y  bp  seo    FCP    LCP    x    TBT    x    CLS',
  );
  for (const { name, median } of rows) {
    const columns = [
      [median.javascript, 0, 7],
      [median.pictures, 0, 6],
      [median.total, 0, 7],
      [median.performance, 0, 6],
      [median.accessibility, 0, 5],
      [median.practices, 0, 4],
      [median.seo, 0, 5],
      [median.fcp, 2, 7],
      [median.lcp, 2, 7],
      [times(median.lcp ?? 0, bare.lcp ?? 0), 1, 5],
      [median.tbt, 0, 7],
      [times(median.tbt ?? 0, bare.tbt ?? 0), 1, 5],
      [median.cls, 3, 7],
    ];
    console.log(
      name.padEnd(36) + columns.map(([value = 0, digits, width = 0]) => value.toFixed(digits).padStart(width)).join(''),
    );
  }
}

/** A table for docs/measuring.md: each page whole, and without each device. @param {(Row & { device: string })[]} rows @param {number} runs */
export function printWithout(rows, runs) {
  console.log(`\nMedians of ${runs} runs in turns, Lighthouse mobile; the share that each device takes away.\n`);
  console.log('| page | without | first paint | largest paint | gained | blocking | gained | KB |');
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
  const ordered = rows.toSorted((one, two) => one.name.localeCompare(two.name));
  for (const { name, device, median, low, high } of ordered) {
    const whole = rows.find((row) => row.name === name && row.device === '')?.median ?? {};
    const gained = (/** @type {string} */ figure) => {
      if (device === '') return '';
      return `${((1 - times(whole[figure] ?? 0, median[figure] ?? 0)) * 100).toFixed(0)} %`;
    };
    const seconds = (/** @type {number | undefined} */ value) => `${(value ?? 0).toFixed(2)} s`;
    const milliseconds = (/** @type {number | undefined} */ value) => (value ?? 0).toFixed(0);
    console.log(
      `| ${name} | ${device || '(as it is)'} | ${seconds(median.fcp)} | ${seconds(median.lcp)} | ${gained('lcp')} | ` +
        `${milliseconds(median.tbt)} (${milliseconds(low.tbt)} to ${milliseconds(high.tbt)}) ms | ${gained('tbt')} | ${(median.total ?? 0).toFixed(0)} |`,
    );
  }
}
