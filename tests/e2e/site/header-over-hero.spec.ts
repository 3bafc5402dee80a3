import { expect, hydrated, test } from '../support/test';

test.describe('§2 the header over a dark hero', () => {
  test('§2 at every step to white its text keeps 4.5:1, whatever is behind it', async ({ page }) => {
    await page.goto('/home?lang=en');
    await hydrated(page);
    const steps = await page.evaluate(async () => {
      const numbers = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
      const luminance = (channels: number[]) => {
        const [r = 0, g = 0, b = 0] = channels.map((value) =>
          value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
        );
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const contrast = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
      const header = document.querySelector<HTMLElement>('[data-testid="site-header"]');
      const texts = Array.from(header?.querySelectorAll('nav a, button, a > span') ?? []).filter(
        (text) => !text.closest('[popover]'),
      );
      const found = [];
      for (const y of [...Array.from({ length: 24 }, (_, index) => index * 10), 85, 91, 95].sort((a, b) => a - b)) {
        window.scrollTo({ top: y, behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        const [r = 0, g = 0, b = 0, alpha = 1] = numbers(getComputedStyle(header as Element).backgroundColor);
        const behind = [0, 255].map((page) =>
          luminance([r, g, b].map((channel) => channel * alpha + page * (1 - alpha))),
        );
        const worst = Math.min(
          ...texts.flatMap((text) => {
            const own = luminance(numbers(getComputedStyle(text).color).slice(0, 3));
            return behind.map((one) => contrast(own, one));
          }),
        );
        found.push({ y, theme: header?.dataset.theme, light: luminance([r, g, b]), worst });
      }
      return found;
    });
    for (const { y, theme, worst } of steps) {
      expect(theme, `${y} px`).toBe(y <= 90 ? 'dark' : 'light');
      expect(worst, `${y} px`).toBeGreaterThanOrEqual(4.5);
    }
    // It gets lighter all the way, and is white at 200 px, not before.
    for (const [index, { y, light }] of steps.slice(1).entries()) {
      const before = steps[index]?.light ?? 1;
      if (y <= 200) expect(light, `${y} px`).toBeGreaterThan(before);
      else expect(light, `${y} px`).toBe(1);
    }
    expect(steps.find(({ y }) => y === 200)?.light).toBe(1);
  });
});
