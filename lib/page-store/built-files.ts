import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReadStylesheet } from './inline-styles';

const BUILT = '/_next/static/';
const RELATIVE_ADDRESS = /url\((?!["']?(?:data:|https?:|\/|#))["']?([^"')]+)["']?\)/g;

/**
 * Stylesheets of this build, read once each from beside the server. Addresses
 * within a sheet are relative to it and mean something else inside a page, so
 * they are made absolute. Where static files are deployed elsewhere there is
 * nothing to read, and pages link them as before.
 */
export function builtStylesheets(buildFolder: string): ReadStylesheet {
  const known = new Map<string, string | undefined>();
  return (href) => {
    if (!known.has(href)) known.set(href, readStylesheet(buildFolder, href));
    return known.get(href);
  };
}

function readStylesheet(buildFolder: string, href: string): string | undefined {
  const { pathname } = new URL(href, 'http://site.invalid');
  if (!pathname.startsWith(BUILT) || !pathname.endsWith('.css')) return undefined;
  try {
    const css = readFileSync(path.join(buildFolder, 'static', pathname.slice(BUILT.length)), 'utf8');
    return css.replace(RELATIVE_ADDRESS, (_, relative: string) => {
      return `url(${new URL(relative, `http://site.invalid${pathname}`).pathname})`;
    });
  } catch {
    return undefined;
  }
}
