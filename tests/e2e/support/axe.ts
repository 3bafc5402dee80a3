import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

/** Axe finding nothing is the floor. */
const CHECKED = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The axe that comes with its package for Playwright. */
const AXE = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** What of axe is used in a page. */
interface Axe {
  run(context: Document, options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}

/**
 * What axe finds wrong with a page as it stands, a line each. It runs in the page itself, once, and only what it found
 * leaves the page: the package's own way asks every frame and brings out what is right as well, which takes as long again.
 */
export async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async (values) => {
    const { axe } = window as unknown as { axe: Axe };
    const { violations } = await axe.run(document, {
      runOnly: { type: 'tag', values },
      resultTypes: ['violations'],
      selectors: false,
      iframes: false,
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  }, CHECKED);
}
