import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Axe finding nothing is the floor. */
const CHECKED = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong with a page as it stands, a line each. One run over a page without frames: a third of the time. */
export async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(CHECKED)
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
