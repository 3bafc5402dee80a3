import { execFile, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { sandboxForTests } from './client';

/**
 * Runs the samples of the documents, and the SDKs' own tests, against the sandbox. What a machine has no
 * tool for is skipped, and its title says why.
 */

const run = promisify(execFile);
const { url } = sandboxForTests(40);
const SDK = 'open-api/sdk';
const BUILT = path.resolve('.data/open-api');

const answers = (command: string, ...args: string[]) => spawnSync(command, args, { timeout: 15_000 }).status === 0;
const python = process.env.PYTHON ?? 'python3';
const hasPython = answers(python, '-c', 'import websockets.asyncio.client, sys; assert sys.version_info >= (3, 10)');
const hasJava = answers('javac', '--release', '17', '--version');
const hasCpp =
  existsSync('/usr/include/boost/json.hpp') && existsSync('/usr/include/openssl/hmac.h') && answers('g++', '--version');

/** A group of tests that is skipped, with the reason in its title, where the tool is missing. */
function withTool(name: string, has: boolean, reason: string, tests: () => void) {
  const group = has ? describe : describe.skip;
  group(has ? name : `${name}: not run, ${reason}`, () => tests());
}

/** What the sample must have printed, by the thing it shows; the same in every language. */
const SAMPLES: Record<string, RegExp> = {
  'connect and sign in': /^(channels quote depth|signed in)/,
  'subscribe quotes': /^(?=(?:.*\n)*02853\.HK)(?:(?:02871|02853)\.HK \d+ \d+\.\d\d \d+\.\d\d \d+\.\d\d\n){8,10}$/,
  'subscribe depth': /^(?:02871\.HK 10 levels \d+ @ \d+\.\d\d \/ \d+ @ \d+\.\d\d\n){3}$/,
  'read a snapshot': /^02871\.HK trading \d+\.\d\d\n07061\.HK halted previous close 10\.00\n$/,
  'recover after a gap': /^(?:quote \d+\n)+gap (\d*[05]) to \1 filled\n$/,
  'handle an error': /^unknown-symbol connection stays\n02871\.HK\n$/,
};
const named = (join: (words: string[]) => string) =>
  Object.keys(SAMPLES).map((name) => [name, join(name.split(' '))] as const);
const kebab = named((words) => words.join('-'));
const snake = named((words) => words.join('_'));
const pascal = named((words) => words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(''));

async function expectSample(name: string, command: string, args: string[], extra: Record<string, string> = {}) {
  const TG_URL = `${url()}${name.includes('gap') ? '?drop=5' : ''}`;
  const { stdout } = await run(command, args, { timeout: 20_000, env: { ...process.env, TG_URL, ...extra } });
  expect(stdout).toMatch(SAMPLES[name] ?? /$^/);
  if (!name.includes('gap')) return;
  // The numbers follow on, the missing one among them.
  const numbers = [...stdout.matchAll(/^quote (\d+)$/gm)].map(([, number]) => Number(number));
  expect(numbers).toEqual(numbers.map((_, i) => (numbers[0] ?? 0) + i));
}

const filesUnder = (folder: string, end: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(end))
    .map((name) => path.join(folder, name));

describe('JavaScript', () => {
  test.each(kebab)('%s', (name, file) =>
    expectSample(name, process.execPath, [`open-api/samples/javascript/${file}.mjs`]),
  );

  test('its own tests pass', async () => {
    const { stdout } = await run(process.execPath, ['--test', `${SDK}/javascript/test/`]);
    expect(stdout).toMatch(/fail 0/);
  });

  test('it comes back when the line breaks, and nothing is missing', async () => {
    const source = `import { OpenApi } from './${SDK}/javascript/src/index.js';
      const session = await new OpenApi({ key: 'sample-key', secret: 'sample-secret', url: process.env.TG_URL }).connect();
      let left = 25;
      for await (const item of session.subscribe('02871')) {
        if (item.type === 'quote') console.log(item.sequence);
        if (--left === 0) break;
      }
      await session.close();`;
    const env = { ...process.env, TG_URL: `${url()}?cut=6` };
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', source], { env, timeout: 15_000 });
    const numbers = stdout.trim().split('\n').map(Number);
    expect(numbers.length).toBeGreaterThan(20);
    expect(numbers).toEqual(numbers.map((_, i) => (numbers[0] ?? 0) + i));
  });
});

withTool('Python', hasPython, 'no Python 3.10 with the package websockets', () => {
  const env = { PYTHONPATH: `${SDK}/python`, PYTHONDONTWRITEBYTECODE: '1' };

  test.each(snake)('%s', (name, file) => expectSample(name, python, [`open-api/samples/python/${file}.py`], env));

  test('its own tests pass', async () => {
    const args = ['-m', 'unittest', 'discover', `${SDK}/python/tests`];
    const { stderr } = await run(python, args, { env: { ...process.env, ...env } });
    expect(stderr).toMatch(/Ran 4 tests[\s\S]*OK/);
  });
});

withTool('Java', hasJava, 'no JDK 17', () => {
  const classes = path.join(BUILT, 'java');
  beforeAll(async () => {
    const sources = [...filesUnder(`${SDK}/java/src`, '.java'), ...filesUnder('open-api/samples/java', '.java')];
    await run('javac', ['--release', '17', '-Xlint:all', '-Werror', '-d', classes, ...sources]);
  }, 60_000);

  test.each(pascal)('%s', (name, file) => expectSample(name, 'java', ['-cp', classes, file]));

  test('its own tests pass', async () => {
    const { stdout } = await run('java', ['-ea', '-cp', classes, 'com.tradego.openapi.SequenceTest']);
    expect(stdout).toBe('3 passed\n');
  });
});

withTool('C++', hasCpp, 'no g++ with Boost 1.81 and OpenSSL', () => {
  const include = ['-std=c++17', '-I', `${SDK}/cpp/include`, '-I', `${SDK}/cpp/src`];
  const link = ['-lssl', '-lcrypto', '-pthread'];
  let library = '';

  // Boost takes half a minute to compile: what has not changed is kept.
  beforeAll(async () => {
    const sources = ['src/open_api.cpp', 'src/sequence.hpp', 'include/tradego/open_api.hpp'];
    const hash = createHash('sha256');
    for (const file of sources) hash.update(readFileSync(`${SDK}/cpp/${file}`));
    library = path.join(BUILT, `${hash.digest('hex').slice(0, 16)}.o`);
    mkdirSync(BUILT, { recursive: true });
    if (existsSync(library)) return;
    await run('g++', [
      ...include,
      '-Wall',
      '-Wextra',
      '-Werror',
      '-c',
      `${SDK}/cpp/src/open_api.cpp`,
      '-o',
      `${library}.new`,
    ]);
    renameSync(`${library}.new`, library);
  }, 180_000);

  test.each(snake)(
    '%s',
    async (name, file) => {
      const program = path.join(BUILT, file);
      await run('g++', [...include, `open-api/samples/cpp/${file}.cpp`, library, ...link, '-o', program]);
      await expectSample(name, program, []);
    },
    60_000,
  );

  test('its own tests pass', async () => {
    const program = path.join(BUILT, 'sequence_test');
    await run('g++', [...include, `${SDK}/cpp/tests/sequence_test.cpp`, '-o', program]);
    expect((await run(program)).stdout).toBe('3 passed\n');
  }, 60_000);
});

withTool('iOS, syntax only', answers('swiftc', '--version'), 'no swiftc', () => {
  test('every file parses', async () => {
    await run('swiftc', ['-frontend', '-parse', ...filesUnder(`${SDK}/ios`, '.swift')]);
  });
});

// Neither can be judged without the headers and libraries of its platform.
test.todo('Android: not compiled, which takes the Android SDK and OkHttp');
test.todo('Objective-C for Mac: not compiled, which takes Foundation');
