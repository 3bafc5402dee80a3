// The illustrated steps of the two install guides for iOS, as they stand on /tradeGodownload.
import { css as phoneCss } from '../phone/base.mjs';
import { region, signIn } from './account.mjs';
import { chooseBroker, chooseMarkets } from './first-start.mjs';
import { installing } from './home.mjs';
import { css } from './parts.mjs';
import { found } from './store.mjs';

const KB = 1024;

const step = (name, draw) => ({
  folder: 'guide',
  name,
  width: 1200,
  height: 1350,
  widths: [400, 800, 1200],
  scale: 3,
  localized: true,
  transparent: false,
  css: phoneCss + css,
  budgets: { avif: { full: 48 * KB, half: 26 * KB }, webp: { full: 70 * KB, half: 40 * KB } },
  draw,
});

/** Each guide has the same first four moments, with its own app in them; in the fifth the app itself opens. */
const guide = (app, opened) =>
  [region(app), signIn(app), found(app), installing(app), opened].map((draw, i) => step(`${app}-${i + 1}`, draw));

export const pictures = [...guide('tradego', chooseBroker), ...guide('markets', chooseMarkets)];
