import { execFile, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
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
/** Programs in each language that come back when the line breaks, and that ask for more than a second allows. */
const STEADFAST = 'tests/unit/open-api/steadfast';
const BUILT = path.resolve('.data/open-api');

const answers = (command: string, ...args: string[]) => spawnSync(command, args, { timeout: 15_000 }).status === 0;
// The distribution's own Python, which has the distribution's packages, need not be the first of the path.
const WITH_WEBSOCKETS = 'import websockets, sys; assert sys.version_info >= (3, 10)';
const pythons = process.env.PYTHON ? [process.env.PYTHON] : ['python3', '/usr/bin/python3'];
const python = pythons.find((program) => answers(program, '-c', WITH_WEBSOCKETS)) ?? '';
const hasPython = python !== '';
const hasJava = answers('javac', '--release', '17', '--version');
const hasMypy = answers('mypy', '--version');
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

/** How the line of a session breaks: what the sandbox is asked to do to it. */
const BREAKS = [
  ['the line breaks every six updates', '?cut=6&heartbeat=300'],
  ['it breaks where updates are missing as well', '?cut=7&drop=5&heartbeat=300'],
  ['the server closes right after signing in', '?end=server-closing&times=1'],
] as const;

/** A program that reads 14 snapshots, of which the server answers ten in a second. */
async function expectAllAnswered(command: string, args: string[], extra: Record<string, string> = {}) {
  const env = { ...process.env, TG_URL: url(), ...extra };
  const { stdout } = await run(command, args, { env, timeout: 20_000 });
  expect(stdout).toBe('02871.HK\n'.repeat(14));
}

/** A program that prints the numbers of 25 quotes: each must follow on the one before. */
async function expectToComeBack(
  wishes: string,
  command: string,
  args: string[],
  extra: Record<string, string> = {},
): Promise<void> {
  // Of its own address each language is the first to connect.
  const TG_URL = `${url()}${wishes}&by=${encodeURIComponent(command)}`;
  const env = { ...process.env, TG_URL, ...extra };
  const { stdout } = await run(command, args, { env, timeout: 20_000 });
  const numbers = stdout.trim().split('\n').map(Number);
  expect(numbers).toHaveLength(25);
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

  test('the five lines that open the documents print a quote', async () => {
    const lines = readFileSync('open-api/samples/javascript/first-request.mjs', 'utf8')
      .replace('../../sdk/javascript', path.resolve(`${SDK}/javascript`))
      .replace("area: 'sandbox'", `url: '${url()}'`);
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', lines], { timeout: 20_000 });
    expect(stdout).toMatch(/symbol: '02871\.HK'/);
    expect(lines.trim().split('\n').filter(Boolean)).toHaveLength(5);
  });

  test('its own tests pass', async () => {
    const { stdout } = await run(process.execPath, ['--test'], { cwd: `${SDK}/javascript` });
    expect(stdout).toMatch(/fail 0/);
  });

  test.each(BREAKS)('comes back when %s, and nothing is missing', (_, wishes) =>
    expectToComeBack(wishes, process.execPath, [`${STEADFAST}/comes-back.mjs`]),
  );

  test('what is too much for one second is asked again', () =>
    expectAllAnswered(process.execPath, [`${STEADFAST}/hurries.mjs`]));
});

withTool('Python', hasPython, 'no Python 3.10 with the package websockets', () => {
  const env = { PYTHONPATH: `${SDK}/python`, PYTHONDONTWRITEBYTECODE: '1' };

  test.each(snake)('%s', (name, file) => expectSample(name, python, [`open-api/samples/python/${file}.py`], env));

  test('its own tests pass', async () => {
    const args = ['-m', 'unittest', 'discover', `${SDK}/python/tests`];
    const { stderr } = await run(python, args, { env: { ...process.env, ...env } });
    expect(stderr).toMatch(/Ran 4 tests[\s\S]*OK/);
  });

  test.each(BREAKS)('comes back when %s, and nothing is missing', (_, wishes) =>
    expectToComeBack(wishes, python, [`${STEADFAST}/comes_back.py`], env),
  );

  test('what is too much for one second is asked again', () =>
    expectAllAnswered(python, [`${STEADFAST}/hurries.py`], env));
});

withTool('Python, its types', hasPython && hasMypy, 'no mypy', () => {
  test('mypy in strict mode has nothing to say, as the release news promises', async () => {
    const cache = path.join(BUILT, 'mypy');
    const args = ['--strict', '--python-executable', python, '--cache-dir', cache, 'tradego', 'examples'];
    await run('mypy', args, { cwd: `${SDK}/python` });
  }, 60_000);
});

withTool('Java', hasJava, 'no JDK 17', () => {
  const classes = path.join(BUILT, 'java');
  beforeAll(async () => {
    const sources = [
      ...filesUnder(`${SDK}/java/src`, '.java'),
      ...filesUnder('open-api/samples/java', '.java'),
      ...filesUnder(STEADFAST, '.java'),
    ];
    await run('javac', ['--release', '17', '-Xlint:all', '-Werror', '-d', classes, ...sources]);
  }, 60_000);

  test.each(pascal)('%s', (name, file) => expectSample(name, 'java', ['-cp', classes, file]));

  test('its own tests pass', async () => {
    const { stdout } = await run('java', ['-ea', '-cp', classes, 'com.tradego.openapi.SequenceTest']);
    expect(stdout).toBe('3 passed\n');
  });

  test.each(BREAKS)('comes back when %s, and nothing is missing', (_, wishes) =>
    expectToComeBack(wishes, 'java', ['-cp', classes, 'ComesBack']),
  );

  test('what is too much for one second is asked again', () => expectAllAnswered('java', ['-cp', classes, 'Hurries']));
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

  async function built(name: string): Promise<string> {
    const program = path.join(BUILT, name);
    await run('g++', [...include, `${STEADFAST}/${name}.cpp`, library, ...link, '-o', program]);
    return program;
  }

  describe('comes back, and nothing is missing', () => {
    let program = '';
    beforeAll(async () => {
      program = await built('comes_back');
    }, 60_000);

    test.each(BREAKS)('when %s', (_, wishes) => expectToComeBack(wishes, program, []), 30_000);
  });

  test('what is too much for one second is asked again', async () => {
    await expectAllAnswered(await built('hurries'), []);
  }, 60_000);
});

/** What no compiler here can judge is at least read by a grammar of its language. */
describe.each([
  ['iOS', 'swift', /\.swift$/],
  ['Android', 'kotlin', /\.kts?$/],
] as const)('%s, read by a grammar', (name, language, ending) => {
  const files = filesUnder(`${SDK}/${name.toLowerCase()}`, '').filter((file) => ending.test(file));

  test('no file breaks it, and one with a bracket missing does', async () => {
    expect(files.length).toBeGreaterThan(5);
    const fault = path.join(BUILT, `fault.${language}`);
    mkdirSync(BUILT, { recursive: true });
    writeFileSync(fault, readFileSync(files.at(-1) ?? '', 'utf8').replace(/\)[^)]*$/, '\n'));
    // Without its second compiler, which in Node 24 runs out of memory over the largest of the grammars.
    const { stdout } = await run(process.execPath, [
      '--liftoff-only',
      'tests/unit/open-api/grammar.mjs',
      language,
      ...files,
      fault,
    ]);
    expect(stdout).not.toBe('');
    expect(stdout.split('\n').filter((line) => line !== '' && !line.startsWith(`${fault}:`))).toEqual([]);
  }, 60_000);
});

/** clang as for a Mac, with what the SDK uses of Apple's frameworks declared beside this file. */
withTool('Objective-C for Mac, compiled but not run', answers('clang', '--version'), 'no clang', () => {
  const APPLE = 'tests/unit/open-api/apple';
  const FOLDER = `${SDK}/mac-objective-c`;
  const judge = (file: string) =>
    run('clang', [
      ...['-fsyntax-only', '-ffreestanding', '--target=x86_64-apple-macosx12', '-fobjc-arc', '-fblocks'],
      ...['-Wall', '-Wextra', '-Wno-unused-parameter', '-Werror'],
      ...['-isystem', APPLE, '-I', `${FOLDER}/include`, '-I', `${FOLDER}/Sources`, file],
    ]);

  test.each(filesUnder(FOLDER, '.m'))('%s', async (file) => {
    await expect(judge(file)).resolves.toBeDefined();
  });

  test('a fault is found', async () => {
    const file = path.join(BUILT, 'fault.m');
    mkdirSync(BUILT, { recursive: true });
    const source = readFileSync(`${FOLDER}/Examples/Quotes/main.m`, 'utf8');
    writeFileSync(file, source.replace('subscribe:@[ @"02871" ]', 'subscribe:@"02871"'));
    await expect(judge(file)).rejects.toThrow(/incompatible pointer types/);
  });
});

// Neither is compiled: that takes Apple's frameworks, and the Android SDK with OkHttp.
test.todo('iOS: not compiled');
test.todo('Android: not compiled');
