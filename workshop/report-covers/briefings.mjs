// Results briefings: the slide that was spoken to, as large as the still, so that it tells what was said.
import { mark } from '../kit/mark.mjs';
import { light } from '../kit/svg.mjs';
import { blue } from '../lib/palette.mjs';
import { figures } from '../pdf/company/figures.mjs';
import { night, slide } from './hall.mjs';
import { bridge, brokers, halves, layers, shares, years } from './slides.mjs';

export const annual2025 = () => slide(years(2025));
export const annual2024 = () => slide(shares(2024));
export const annual2023 = () => slide(layers(2023));
export const annual2022 = () => slide(brokers(figures(2022, 'FY'), figures(2021, 'FY')));
export const interim2026 = () => slide(bridge(2026));
export const interim2025 = () => slide(halves(2025));
export const interim2024 = () => slide(bridge(2024));

/** The mark alone, for a roadshow that came without a picture. */
export const waiting = () =>
  night([640, 330, 760, 460, blue, 0.6]) + light(640, 330, 300, 240, blue, 0.5) + mark(540, 230, 200);
