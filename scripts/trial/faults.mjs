import { inFull } from './in-full.mjs';

/**
 * `npm run trial:faults`: twelve ways in which an API fails, on every page of both layouts, cold and warm
 * (tests/e2e/servers/faults.spec.ts), and how long the answers took.
 */
inFull('faults', (report) => {
  console.log('\n| the API is | cold: median, slowest | warm: median, slowest | resident memory | error lines |');
  console.log('| --- | --- | --- | --- | --- |');
  for (const [fault, figures] of Object.entries(report)) {
    const times = [figures.cold, figures.warm].map(({ medianMs, slowestMs }) => `${medianMs} ms, ${slowestMs} ms`);
    const cells = [fault, ...times, `${figures.memoryCold} to ${figures.memoryWarm} MB`, figures.lines];
    console.log(`| ${cells.join(' | ')} |`);
  }
});
