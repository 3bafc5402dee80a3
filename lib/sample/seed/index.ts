import circulars from './circulars.json';
import files from './files.json';
import installers from './installers.json';
import newsEarly from './news-early.json';
import newsLate from './news-late.json';
import packages from './packages.json';
import questions from './questions.json';
import reports from './reports.json';
import roadshows from './roadshows.json';
import software from './software.json';

/** The sample content of the embedded store. Every price, filing, person and partner in it is invented. */
export const SEED = { news: [...newsLate, ...newsEarly], reports, circulars, roadshows, questions, software, packages };

/** Bytes of each document that the workshop made, by kind and slug. */
export const FILE_SIZES: Record<'reports' | 'circulars', Record<string, number>> = files;

/** The sample installers by their address: scripts/installers.mjs makes them and writes the list. */
export const INSTALLERS: Record<string, { bytes: number; sha256: string; date: string } | undefined> = installers;
