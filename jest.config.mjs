import { availableParallelism } from 'node:os';
import nextJest from 'next/jest.js';
import { DRIVER_TESTS, postgresTests } from './scripts/lib/postgres.mjs';
import { runTool } from './scripts/lib/project.mjs';

const createJestConfig = nextJest({ dir: './' });

/** Packages that ship ES modules only and have to be compiled for Jest. */
const ES_MODULES = [
  'msw',
  '@mswjs',
  'until-async',
  'rettime',
  '@open-draft',
  'headers-polyfill',
  'next-intl',
  'use-intl',
  '@formatjs',
  'intl-messageformat',
  'icu-minify',
  'simple-icons',
  'swiper',
  'feed',
  'ical-generator',
  'stemmer',
  'unpdf',
  'htmlparser2',
  'marked',
  'domhandler',
  'domutils',
  'dom-serializer',
  'domelementtype',
  'entities',
];

const config = await createJestConfig({
  // Files about the browser say so in their first line: @jest-environment jsdom.
  testEnvironment: 'node',
  testMatch: ['<rootDir>/tests/unit/**/*.test.ts?(x)', '<rootDir>/tests/component/**/*.test.tsx'],
  setupFilesAfterEnv: ['<rootDir>/tests/setup.ts'],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.data/'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
})();

// What the build reads of content/ once: tests that fill a store have it from there.
runTool('tsx', ['scripts/build-sample.ts']);

/** Once more, on another Node: the drivers of databases, and not all that is done with them. */
const isRepeated = process.env.TEST_REPEATED === '1';

const project = {
  ...config,
  transformIgnorePatterns: [
    `/node_modules/(?!(?:${ES_MODULES.join('|')})/)`,
    ...(config.transformIgnorePatterns ?? []).filter((pattern) => !pattern.includes('node_modules')),
  ],
};

const onPostgres = {
  ...project,
  displayName: 'PostgreSQL',
  testMatch: (isRepeated ? DRIVER_TESTS : postgresTests()).map((name) => `<rootDir>/tests/unit/${name}.test.ts`),
  globals: { ...project.globals, tradegoTestsOnPostgres: true },
};

export default {
  // Jest leaves one core to the machine. A quarter of the time a file waits (for a server, a clock, a disk), so there are
  // half as many more than cores (Jest reads no more than 100% as a share): two minutes instead of two and a half on two of them.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  // A busy machine is slow, not wrong: what is waited for has time to come.
  testTimeout: 20_000,
  projects: [project, ...(process.env.TEST_POSTGRES_URL ? [onPostgres] : [])],
};
