import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Reads the files of the build that pages link, for inline-styles.ts. Depends on `/_next/static/` being the folder
 * `.next/static`; where it is not, nothing is read and pages link their files.
 */

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
