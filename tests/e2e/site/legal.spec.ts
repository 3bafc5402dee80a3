import { brotliCompressSync } from 'node:zlib';
import { scrollTo } from '../support/moving';
import { DEVICES, expect, hydrated, test, userAgentOf } from '../support/test';
import { wordsOf } from '../support/words';

/** Privacy policy, service terms and third-party information (§2), on both layouts. */

const MIST = 'rgb(245, 247, 251)';
const PAPER = 'rgb(255, 255, 255)';
const CHAPTERS = { privacyPolicy: 9, serviceTerms: 18, thirdPartyInformation: 5 } as const;
const PATHS = Object.keys(CHAPTERS) as (keyof typeof CHAPTERS)[];
const ground = () => getComputedStyle(document.body).backgroundColor;

for (const layout of ['desktop', 'mobile'] as const) {
  test.describe(`§2 reading pages, ${layout}`, () => {
    test.use(DEVICES[layout]);

    for (const lang of ['zt', 'zh', 'en'] as const) {
      for (const path of PATHS) {
        test(`§2 ${path} in ${lang}: title, every chapter, dates, and its weight`, async ({ request }) => {
          const answer = await request.get(`/${path}?lang=${lang}`, { headers: { 'user-agent': userAgentOf(layout) } });
          const html = await answer.text();
          expect(html).toContain(wordsOf(lang, 'pages')[path].heading);
          expect(html.match(/<section[^>]*data-testid="legal-chapter"/g)).toHaveLength(CHAPTERS[path]);
          expect(html).toContain('<time dateTime="2021-10-29">');
          expect(html).toContain('<time dateTime="2021-11-01">');
          if (layout === 'mobile') expect(brotliCompressSync(html).length).toBeLessThan(45 * 1024);
        });
      }
    }

    test('§2 privacy policy: a fragment opens at its heading, the background is reset on leaving, the contents lead', async ({
      page,
    }) => {
      await page.goto('/privacyPolicy?lang=en#rights-complaint');

      await test.step('§2 an address with a fragment opens at its heading, under no header', async () => {
        const heading = page.getByRole('heading', { name: 'Complaints' });
        await expect(heading).toBeInViewport();
        const head = await page.getByTestId('site-header').boundingBox();
        await expect.poll(async () => (await heading.boundingBox())?.y ?? 0).toBeGreaterThan(head?.height ?? 0);
      });

      await test.step('§2 the background changes on entry and is reset on leaving', async () => {
        expect(await page.evaluate(ground)).toBe(MIST);
        await hydrated(page);
        await page.evaluate(() => Object.assign(window, { sameDocument: true }));
        await page.locator('#changes').getByRole('link', { name: 'Contact us' }).click();
        await expect(page).toHaveURL(/\/contactUs/);
        await expect.poll(() => page.evaluate(ground)).toBe(PAPER);
        expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
        await page.goBack();
        await expect.poll(() => page.evaluate(ground)).toBe(MIST);
      });

      await test.step('§2 the contents lead to 9 chapters, and mark the one that is read', async () => {
        const contents = page.getByRole('navigation', { name: 'Contents' });
        await expect(contents.locator('li a')).toHaveCount(9);
        // Going back may still be on its way to where the reader was.
        await expect(async () => {
          await scrollTo(page, 0);
          await expect(contents.locator('[aria-current]')).toContainText('How we collect', { timeout: 500 });
        }).toPass({ timeout: 5000 });
        if (layout === 'mobile') await contents.locator('summary').click();
        await contents.getByRole('link', { name: /Direct marketing/ }).click();
        await expect(page).toHaveURL(/#marketing$/);
        await expect(contents.locator('[aria-current]')).toContainText('Direct marketing');
        await expect(page.getByRole('heading', { name: 'Direct marketing' })).toBeInViewport();
        await expect(contents).toBeInViewport();
        if (layout === 'mobile') await expect(contents.locator('summary')).toContainText('Direct marketing');
      });

      await test.step('§2 the link to the third-party information keeps the language', async () => {
        await page.locator('#sharing').getByRole('link', { name: 'Third-party information' }).click();
        await expect(page).toHaveURL(/\/thirdPartyInformation\?lang=en/);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Third-party information');
      });
    });
  });

  test.describe(`§2 reading pages without scripts, ${layout}`, () => {
    test.use({ ...DEVICES[layout], javaScriptEnabled: false });

    test('§2 service terms: all 18 sections are there to read, on paper too, and the contents lead to them', async ({
      page,
    }) => {
      await page.goto('/serviceTerms?lang=en');

      await test.step('design: on paper the contents stand once, open, and no heading keeps its sign', async () => {
        await page.emulateMedia({ media: 'print' });
        const found = await page.evaluate(() => ({
          entries: [...document.querySelectorAll('main nav li a')].filter((link) => link.checkVisibility()).length,
          signs: [...document.querySelectorAll('[data-heading-address]')].filter((link) => link.checkVisibility())
            .length,
          sticky: [...document.querySelectorAll('main *')].filter(
            (part) => getComputedStyle(part).position === 'sticky',
          ).length,
        }));
        expect(found).toEqual({ entries: 18, signs: 0, sticky: 0 });
        await page.emulateMedia({ media: null });
      });

      await test.step('§2 all 18 sections are there to read, and the contents lead to them', async () => {
        await expect(page.getByTestId('legal-chapter')).toHaveCount(18);
        await expect(page.locator('#registration')).toContainText('Users must give registration data that is true');
        const contents = page.getByRole('navigation', { name: 'Contents' });
        if (layout === 'mobile') await contents.locator('summary').click();
        await contents.getByRole('link', { name: /Limits of liability/ }).click();
        await expect(page).toHaveURL(/#liability$/);
        await expect(page.locator('#liability h2')).toBeInViewport();
      });
    });

    test('§2 privacy policy: the table of chapter 2 and the third-party information can be reached', async ({
      page,
    }) => {
      await page.goto('/privacyPolicy?lang=en');
      expect(await page.evaluate(ground)).toBe(MIST);
      await expect(page.getByTestId('legal-chapter')).toHaveCount(9);
      await expect(page.getByTestId('legal-chapter').nth(1).getByRole('table')).toBeVisible();
      await page.locator('#sharing').getByRole('link', { name: 'Third-party information' }).click();
      await expect(page).toHaveURL(/\/thirdPartyInformation\?lang=en/);
      expect(await page.evaluate(ground)).toBe(MIST);
    });
  });
}

test.describe('§2 address of a heading', () => {
  test.use({ ...DEVICES.desktop, permissions: ['clipboard-read', 'clipboard-write'] });

  test('§2 the sign beside a heading copies its address with the language, and says so', async ({ page }) => {
    await page.goto('/privacyPolicy?lang=en');
    await hydrated(page);
    await expect(page.getByTestId('legal-chapter').nth(1).getByRole('table')).toBeVisible();
    const { address, copied } = wordsOf('en', 'legal');
    const sign = page.getByRole('link', { name: address.replace('{title}', 'Direct marketing') });
    await sign.click();
    await expect(page.getByTestId('toast')).toContainText(copied);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/privacyPolicy\?lang=en#marketing$/);
  });
});
