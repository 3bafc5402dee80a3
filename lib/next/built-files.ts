import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Reads the build: the files that its pages link, and its name.
 *
 * - Gain: styles and the Latin font stand within pages (inline-styles.ts, which has the figures); pages that another
 *   build made are never shown, here or at the edge.
 * - Depends on: `.next` in the folder that the server runs in, its file `BUILD_ID`, and `/_next/static/` being its folder
 *   `static`.
 * - When that changes: the server does not start, or nothing is read and pages link their files;
 *   tests/e2e/servers/next-contract.spec.ts fails.
 */

/** Of the server that this process is. */
export function buildFolder(): string {
  return path.join(process.cwd(), '.next');
}

/** The name of a build, another with each. @param folder of the build */
export function buildId(folder: string): string {
  return readFileSync(path.join(folder, 'BUILD_ID'), 'utf8').trim();
}

/** Files of this build by their address in a page; undefined where one cannot be had. */
export interface BuiltFiles {
  /** Text of a stylesheet; addresses in it are absolute. */
  stylesheet(href: string): string | undefined;
  /** A WOFF2 font as a `data:` address. */
  font(href: string): string | undefined;
}

const BUILT = '/_next/static/';
const RELATIVE_ADDRESS = /url\((?!["']?(?:data:|https?:|\/|#))["']?([^"')]+)["']?\)/g;

/**
 * Files of this build, read once each from beside the server. Where static files
 * are deployed elsewhere there is nothing to read, and pages link them as before.
 */
export function builtFiles(buildFolder: string): BuiltFiles {
  const read = (pathname: string) => readFileSync(path.join(buildFolder, 'static', pathname.slice(BUILT.length)));
  return {
    stylesheet: readOnce('.css', (pathname) => withAbsoluteAddresses(read(pathname).toString('utf8'), pathname)),
    font: readOnce('.woff2', (pathname) => `data:font/woff2;base64,${read(pathname).toString('base64')}`),
  };
}

function readOnce(extension: string, read: (pathname: string) => string) {
  const contents = new Map<string, string | undefined>();
  return (href: string): string | undefined => {
    if (!contents.has(href)) contents.set(href, readIfBuilt(href, extension, read));
    return contents.get(href);
  };
}

function readIfBuilt(href: string, extension: string, read: (pathname: string) => string): string | undefined {
  const { pathname } = new URL(href, 'http://site.invalid');
  if (!pathname.startsWith(BUILT) || !pathname.endsWith(extension)) return undefined;
  try {
    return read(pathname);
  } catch {
    return undefined;
  }
}

/** Addresses within a sheet are relative to it and mean something else inside a page. */
function withAbsoluteAddresses(css: string, pathname: string): string {
  return css.replace(RELATIVE_ADDRESS, (_, relative: string) => {
    return `url(${new URL(relative, `http://site.invalid${pathname}`).pathname})`;
  });
}
