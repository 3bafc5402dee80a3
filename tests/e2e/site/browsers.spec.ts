import { expect, test } from '../support/test';

test('README, Browsers: the styles keep what engines of the list know by their own name alone', async ({ request }) => {
  const html = await (await request.get('/home?lang=en')).text();
  const styles = Array.from(html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g), ([, text]) => text).join('\n');
  for (const own of [
    '-webkit-text-size-adjust:100%',
    '-webkit-backdrop-filter:',
    '-webkit-mask-image:',
    '-webkit-line-clamp:',
  ])
    expect.soft(styles).toContain(own);
});
