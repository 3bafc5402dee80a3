import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Files of the folders whose names end so. */
function filesOf(folders: string[], ending: RegExp): string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => ending.test(name))
      .map((name) => join(folder, name)),
  );
}

/** The stylesheets as they are written, and the components that name their classes. */
const STYLESHEETS = filesOf(['components'], /\.css$/).map((path) => ({
  path,
  css: withoutComments(readFileSync(path, 'utf8')),
}));
const MODULES = STYLESHEETS.filter(({ path }) => path.endsWith('.module.css'));
const COMPONENTS = filesOf(['app', 'components', 'lib'], /\.tsx?$/).map((path) => ({
  path,
  code: readFileSync(path, 'utf8'),
}));
const TOKENS = 'components/ui/tokens.css';

function withoutComments(css: string): string {
  return css.replace(/\/\*.*?\*\//gs, '');
}

/** Names and widths of the breakpoints, from the table at the head of the tokens. */
function breakpoints(): string[] {
  const rows = readFileSync(TOKENS, 'utf8').matchAll(/^ \* \| \w+ +\| (\d+rem) \|/gm);
  return Array.from(rows, ([, width = '']) => width);
}

/** Every class that a stylesheet defines, outside of `:global(…)`. */
function classesOf(css: string): Set<string> {
  const selectors = css.replace(/"[^"]*"/g, '""').match(/[^{};]+(?=\{)/g) ?? [];
  const names = selectors
    .filter((selector) => !selector.trim().startsWith('@'))
    .flatMap((selector) =>
      Array.from(selector.replace(/:global\([^()]*(\([^()]*\))?[^()]*\)/g, '').matchAll(/\.([a-zA-Z_][\w-]*)/g)),
    );
  return new Set(names.map(([, name = '']) => name));
}

/** `styles.name`, and not the end of an address. */
function namesOf(local: string): RegExp {
  return new RegExp(`(?<![/\\w])${local}\\.(\\w+)`, 'g');
}

/** Classes of a stylesheet that components name, or that another class takes over with `composes`. */
function usedOf(path: string): { names: Set<string>; any: boolean } {
  const names = new Set<string>();
  let any = false;
  for (const { path: component, code } of COMPONENTS) {
    for (const [, local = '', from = ''] of code.matchAll(/import (\w+) from '(\.[^']*\.module\.css)'/g)) {
      if (join(dirname(component), from) !== path) continue;
      for (const [, name = ''] of code.matchAll(namesOf(local))) names.add(name);
      any ||= code.includes(`${local}[`);
    }
  }
  for (const { path: other, css } of MODULES) {
    for (const [, composed = '', from = ''] of css.matchAll(/composes: ([\w ]+) from "([^"]+)"/g)) {
      if (join(dirname(other), from) === path) for (const name of composed.split(' ')) names.add(name);
    }
  }
  return { names, any };
}

describe('CSS: one system', () => {
  test('windows and containers are measured by the five named widths', () => {
    const named = breakpoints();
    expect(named).toHaveLength(5);
    const others = STYLESHEETS.flatMap(({ path, css }) =>
      Array.from(css.matchAll(/@(?:media|container)[^{]*/g)).flatMap(([query]) =>
        (query.match(/[\d.]+(?:px|r?em|vw|vh|ch)/g) ?? [])
          .filter((width) => !named.includes(width))
          .map((width) => `${path}: ${width}`),
      ),
    );
    expect(others).toEqual([]);
    for (const width of named) {
      expect(STYLESHEETS.some(({ css }) => new RegExp(`@(?:media|container)[^{]*[ :(]${width}\\)`).test(css))).toBe(
        true,
      );
    }
  });

  test('every class is named by a component', () => {
    const unused = MODULES.flatMap(({ path, css }) => {
      const { names, any } = usedOf(path);
      return any ? [] : [...classesOf(css)].filter((name) => !names.has(name)).map((name) => `${path}: .${name}`);
    });
    expect(unused).toEqual([]);
  });

  test('every class that a component names is there', () => {
    const missing = COMPONENTS.flatMap(({ path, code }) =>
      Array.from(code.matchAll(/import (\w+) from '(\.[^']*\.module\.css)'/g)).flatMap(([, local = '', from = '']) => {
        const sheet = MODULES.find((one) => one.path === join(dirname(path), from));
        const there = classesOf(sheet?.css ?? '');
        return Array.from(code.matchAll(namesOf(local)))
          .filter(([, name = '']) => !there.has(name))
          .map(([name]) => `${relative('.', path)}: ${name}`);
      }),
    );
    expect(missing).toEqual([]);
  });

  test('every custom property that is read is defined somewhere, and every token is read', () => {
    const everything = STYLESHEETS.map(({ css }) => css).join('\n');
    const code = COMPONENTS.map((one) => one.code).join('\n');
    const defined = new Set([
      ...Array.from(everything.matchAll(/(--[\w-]+)\s*:/g), ([, name]) => name),
      ...Array.from(everything.matchAll(/@property (--[\w-]+)/g), ([, name]) => name),
      ...Array.from(code.matchAll(/['"`](--[\w-]+)['"`]/g), ([, name]) => name),
    ]);
    const read = Array.from(everything.matchAll(/var\((--[\w-]+)/g), ([, name = '']) => name);
    expect(read.filter((name) => !defined.has(name))).toEqual([]);
    const readInCode = Array.from(code.matchAll(/var\((--[\w-]+)/g), ([, name = '']) => name);
    const tokens = STYLESHEETS.find(({ path }) => path === TOKENS)?.css ?? '';
    const names = new Set(Array.from(tokens.matchAll(/^\s*(--[\w-]+):/gm), ([, name = '']) => name));
    expect([...names].filter((name) => !read.includes(name) && !readInCode.includes(name))).toEqual([]);
  });

  test('a colour or a size of letters that stands three times is a token', () => {
    const counts = new Map<string, number>();
    for (const { css } of MODULES) {
      const values = [
        ...Array.from(css.matchAll(/#[0-9a-f]{6}\b|rgb\([^()]*\)/g), ([value]) => value),
        ...Array.from(css.matchAll(/font-size: ([\d.]+rem);/g), ([value]) => value),
      ];
      for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    expect([...counts].filter(([value, count]) => count > 2 && value !== '#000000')).toEqual([]);
  });

  test('lines of Chinese are never evened out: a browser would break them elsewhere than Words does, and WebKit crashes', () => {
    const documents = 'open-api/publish/document.css';
    const sheets = [...STYLESHEETS, { path: documents, css: withoutComments(readFileSync(documents, 'utf8')) }];
    const rules = sheets.flatMap(({ path, css }) =>
      Array.from(css.matchAll(/([^{}]*)\{([^{}]*)\}/g), ([, selector = '', body = '']) => ({
        where: `${path}: ${selector.trim()}`,
        value: /text-wrap(?:-style)?:\s*([^;]+);/.exec(body)?.[1] ?? '',
      })),
    );
    const even = rules.filter(({ where, value }) => /balance|pretty/.test(value) && !where.includes(':lang(en)'));
    expect(even.map(({ where }) => where)).toEqual([]);
    const tokens = STYLESHEETS.find(({ path }) => path === TOKENS)?.css ?? '';
    const chinese = /:lang\(zh-Hant\),\n:lang\(zh-Hans\) \{([^}]*)\}/.exec(tokens)?.[1] ?? '';
    const lines = rules.flatMap(({ value }) => /var\((--lines-\w+)\)/.exec(value)?.[1] ?? []);
    expect(new Set(lines).size).toBeGreaterThan(0);
    for (const name of lines) expect(chinese).toContain(`${name}: wrap;`);
  });

  test('§1 no style takes it that scripts run because the browser has them: parts are styled by what has taken them over', () => {
    expect(STYLESHEETS.filter(({ css }) => css.includes('(scripting')).map(({ path }) => path)).toEqual([]);
  });

  test('what moves to where there is room appears at once: animated, it stops WebKit for good', () => {
    const placed = STYLESHEETS.filter(({ css }) => css.includes('position-try'));
    expect(placed).not.toEqual([]);
    for (const { path, css } of placed) {
      expect([path, css.match(/@starting-style|@keyframes|animation|transition: opacity/g)]).toEqual([path, null]);
    }
  });

  test('a layout that depends on the width of the window says what paper gets: WebKit asks the window when it prints', () => {
    const printed = STYLESHEETS.filter(({ path }) => !/components\/(?:ui|layout|home|media|cards)\//.test(path));
    const silent = printed.flatMap(({ path, css }) =>
      Array.from(css.matchAll(/@media \([^)]*width[^)]*(?:48|60|75)rem\)/g), ([query]) => `${path}: ${query}`),
    );
    expect(printed.length).toBeGreaterThan(50);
    expect(silent).toEqual([]);
  });

  test('what is open is so for the polyfill of popovers too, which has a class for it', () => {
    const native = STYLESHEETS.flatMap(({ path, css }) =>
      Array.from(css.replace(/@starting-style \{[^}]*\}/g, '').matchAll(/[^{};]*:popover-open[^{};]*(?=\{)/g))
        .map(([selector]) => selector.trim())
        .filter((selector) => !selector.startsWith('@') && !selector.includes('.\\:popover-open'))
        .map((selector) => `${path}: ${selector}`),
    );
    expect(native).toEqual([]);
  });

  test('what younger browsers alone know stands in the tokens, behind a question', () => {
    const younger = MODULES.flatMap(({ path, css }) =>
      (css.match(/\d(?:dvh|svh|lvh)\b|color-mix\([^;]*|text-decoration: \w+ var\([^;]*/g) ?? []).map(
        (one) => `${path}: ${one}`,
      ),
    );
    expect(younger).toEqual([]);
  });

  test('a dialog is as high as what it holds: as a grid, WebKit makes it as high as the window', () => {
    const dialog = MODULES.find(({ path }) => path === 'components/ui/overlays/dialog.module.css')?.css ?? '';
    expect(/\.dialog\[open\] \{[^}]*\}/.exec(dialog)?.[0]).not.toContain('display:');
  });

  test('no feature of a font is switched on for all text: "kern" halves commas and full stops of Chinese in Firefox', () => {
    expect(STYLESHEETS.filter(({ css }) => css.includes('font-feature-settings')).map(({ path }) => path)).toEqual([]);
  });
});
