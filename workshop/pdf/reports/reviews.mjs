import { reviews as early } from './reviews-2018-2021.mjs';
import { reviews as middle } from './reviews-2022-2023.mjs';
import { reviews as late } from './reviews-2024-2026.mjs';

export const reviews = { ...early, ...middle, ...late };
