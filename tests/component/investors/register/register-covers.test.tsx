/** @jest-environment jsdom */
import '../../support/node-globals';
import { render } from '@testing-library/react';
import { RoadshowPicture } from '@/components/investors/register/register-covers';
import { speak } from '../../support/next-intl';

jest.mock('next-intl', () => jest.requireActual('../../support/next-intl'));

const STILL = '/assets/roadshow/interim-2026-results-briefing-1280.webp';

describe('§1 pictures of roadshows', () => {
  test.each([
    ['zt', STILL.replace('-1280', '-zt-1280')],
    ['zh', STILL.replace('-1280', '-zh-1280')],
    ['en', STILL],
  ] as const)('§1 a reader of %s is shown %s', (locale, shown) => {
    speak(locale);
    const { container } = render(<RoadshowPicture url={STILL} sizes="100vw" />);
    expect(container.querySelector('img')?.getAttribute('src')).toBe(shown);
  });
});
