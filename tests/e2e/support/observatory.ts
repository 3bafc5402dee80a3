/**
 * Mozilla HTTP Observatory's rules (developer.mozilla.org/observatory/docs/tests_and_scoring) for what an answer of ours
 * can have. Its own program is no dependency: it wants a native PostgreSQL client and fetches files when it is
 * installed. Whether plain HTTP leads to HTTPS is up to what ends TLS in front, and counts for nothing here.
 */

/** What one rule adds to 100, or takes from it, with the name that Observatory gives the finding. */
export interface Finding {
  name: string;
  points: number;
}

export interface Graded {
  score: number;
  findings: Finding[];
}

/** An answer to a visitor who came by HTTPS. */
export interface GradedAnswer {
  /** By lower-case name. */
  headers: Record<string, string>;
  /** One for each Set-Cookie. */
  cookies: string[];
  html: string;
}

/** Half a year, in seconds. */
const LONG_ENOUGH = 15_768_000;
/** Whoever has less than this without bonuses gets none. */
const LEAST_FOR_BONUS = 90;
const PRIVATE = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
const BROAD = ['*', 'http:', 'https:', 'data:', 'ftp:'];

/** Grades one answer. */
export function gradeOf(answer: GradedAnswer): Graded {
  const findings = [policy, cookies, sharing, referrer, transport, scripts, types, frames, resources].map((rule) =>
    rule(answer),
  );
  const sum = (of: Finding[]) => of.reduce((total, { points }) => total + points, 100);
  const without = sum(findings.filter(({ points }) => points < 0));
  return { score: without >= LEAST_FOR_BONUS ? sum(findings) : without, findings };
}

/** Sources by directive; several policies and a directive that comes twice count as none. */
function sourcesOf({ headers }: GradedAnswer): Map<string, string[]> | undefined {
  const parts = (headers['content-security-policy'] ?? '')
    .split(';')
    .map((part) => part.trim().split(/\s+/))
    .filter(([name]) => name);
  const sources = new Map(parts.map(([name = '', ...each]) => [name.toLowerCase(), each]));
  return sources.size === parts.length && sources.size > 0 ? sources : undefined;
}

function policy(answer: GradedAnswer): Finding {
  const all = sourcesOf(answer);
  if (!all) return { name: 'csp-not-implemented', points: -25 };
  const of = (directive: string) => all.get(directive) ?? all.get('default-src') ?? ['*'];
  // A browser that knows hashes does not hear 'unsafe-inline' beside them.
  const heard = (sources: string[]) =>
    sources.some((each) => /^'(?:nonce|sha\d+)-/.test(each)) ? sources.filter((each) => !/inline/.test(each)) : sources;
  const [script, style] = [heard(of('script-src')), heard(of('style-src'))];
  if (script.includes("'unsafe-inline'") || [...script, ...of('object-src')].some((each) => BROAD.includes(each)))
    return { name: 'csp-implemented-with-unsafe-inline', points: -20 };
  if ([...all.values()].flat().some((each) => /^(?:http|ftp):/.test(each)))
    return { name: 'csp-implemented-with-insecure-scheme', points: -20 };
  if ([...script, ...style].includes("'unsafe-eval'")) return { name: 'csp-implemented-with-unsafe-eval', points: -10 };
  if (style.includes("'unsafe-inline'") || style.some((each) => BROAD.includes(each)))
    return { name: 'csp-implemented-with-unsafe-inline-in-style-src-only', points: 0 };
  return all.get('default-src')?.join() === "'none'"
    ? { name: 'csp-implemented-with-no-unsafe-default-src-none', points: 10 }
    : { name: 'csp-implemented-with-no-unsafe', points: 5 };
}

function cookies(answer: GradedAnswer): Finding {
  if (answer.cookies.length === 0) return { name: 'cookies-not-found', points: 0 };
  if (answer.cookies.some((each) => /samesite=none/i.test(each) && !/;\s*secure/i.test(each)))
    return { name: 'cookies-samesite-flag-invalid', points: -20 };
  const open = answer.cookies.filter((each) => !/;\s*secure/i.test(each));
  if (open.length === 0) return { name: 'cookies-secure-with-httponly-sessions', points: 0 };
  return transport(answer).points >= 0
    ? { name: 'cookies-without-secure-flag-but-protected-by-hsts', points: -5 }
    : { name: 'cookies-without-secure-flag', points: -20 };
}

function sharing({ headers }: GradedAnswer): Finding {
  return headers['access-control-allow-credentials'] === 'true' && headers['access-control-allow-origin']
    ? { name: 'cross-origin-resource-sharing-implemented-with-universal-access', points: -50 }
    : { name: 'cross-origin-resource-sharing-not-implemented', points: 0 };
}

function referrer({ headers }: GradedAnswer): Finding {
  const said = headers['referrer-policy'];
  if (said === undefined) return { name: 'referrer-policy-not-implemented', points: 0 };
  return PRIVATE.includes(said)
    ? { name: 'referrer-policy-private', points: 5 }
    : { name: 'referrer-policy-unsafe', points: -5 };
}

function transport({ headers }: GradedAnswer): Finding {
  const [, seconds] = /max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '') ?? [];
  if (seconds === undefined) return { name: 'hsts-not-implemented', points: -20 };
  return Number(seconds) >= LONG_ENOUGH
    ? { name: 'hsts-implemented-max-age-at-least-six-months', points: 0 }
    : { name: 'hsts-implemented-max-age-less-than-six-months', points: -10 };
}

function scripts({ html }: GradedAnswer): Finding {
  const others = Array.from(html.matchAll(/<script\b[^>]*\ssrc="((?:https?:)?\/\/[^"]+)"[^>]*>/g));
  if (others.length === 0) return { name: 'sri-not-implemented-but-all-scripts-loaded-from-secure-origin', points: 0 };
  if (others.some(([, address]) => address?.startsWith('http:')))
    return { name: 'sri-not-implemented-and-external-scripts-not-loaded-securely', points: -50 };
  return others.every(([tag]) => /\sintegrity="/.test(tag))
    ? { name: 'sri-implemented-and-external-scripts-loaded-securely', points: 5 }
    : { name: 'sri-not-implemented-but-external-scripts-loaded-securely', points: -5 };
}

function types({ headers }: GradedAnswer): Finding {
  return headers['x-content-type-options'] === 'nosniff'
    ? { name: 'x-content-type-options-nosniff', points: 0 }
    : { name: 'x-content-type-options-not-implemented', points: -5 };
}

function frames(answer: GradedAnswer): Finding {
  const ancestors = sourcesOf(answer)?.get('frame-ancestors');
  if (ancestors && !ancestors.some((each) => BROAD.includes(each)))
    return { name: 'x-frame-options-implemented-via-csp', points: 5 };
  return /^(?:deny|sameorigin)$/i.test(answer.headers['x-frame-options'] ?? '')
    ? { name: 'x-frame-options-sameorigin-or-deny', points: 0 }
    : { name: 'x-frame-options-not-implemented', points: -20 };
}

function resources({ headers }: GradedAnswer): Finding {
  const said = headers['cross-origin-resource-policy'];
  if (said === 'same-origin') return { name: 'corp-implemented-with-same-origin', points: 10 };
  if (said === 'same-site') return { name: 'corp-implemented-with-same-site', points: 10 };
  return { name: 'corp-not-implemented', points: 0 };
}
