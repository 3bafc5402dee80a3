import en from './words-en.mjs';
import zh from './words-zh.mjs';
import zt from './words-zt.mjs';

export const words = { en, zt, zh };
