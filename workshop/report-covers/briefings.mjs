// Results briefings: the slide that was spoken to, as large as the still, so that it tells what was said.
import { mark } from '../kit/mark.mjs';
import { light } from '../kit/svg.mjs';
import { blue } from '../lib/palette.mjs';
import { figures } from '../pdf/company/figures.mjs';
import { night, slide } from './hall.mjs';
import { bridge, brokers, halves, layers, shares, years } from './slides.mjs';

export const annual2025 = (words) => slide(years(2025, words));
export const annual2024 = (words) => slide(shares(2024, words));
export const annual2023 = (words) => slide(layers(2023, words));
export const annual2022 = (words) => slide(brokers(figures(2022, 'FY'), figures(2021, 'FY'), words));
export const interim2026 = (words) => slide(bridge(2026, words));
export const interim2025 = (words) => slide(halves(2025, words));
export const interim2024 = (words) => slide(bridge(2024, words));

/** The mark alone, for a roadshow that came without a picture. */
export const waiting = () =>
  night([640, 330, 760, 460, blue, 0.6]) + light(640, 330, 300, 240, blue, 0.5) + mark(540, 230, 200);
