import { DEFAULT_LOCALE, LOCALES } from '../i18n/locales';
import { LANGUAGE_COOKIE, ONE_YEAR } from '../routing/language';
import { DAMAGED, PADDED } from '../routing/mend';
import { NARROW_BELOW, VIEWPORT_COOKIE } from '../routing/narrow-window';
import { PLATFORMS } from '../routing/platform';
import { QUERY_NAMES } from '../routing/query';
import { EDGE_VERSION } from '../server/edge';
import { LAYOUTS, type Layout, ROUTE_IDS, ROUTES, type Route } from '../site/routes';
import { AGENTS, viewportSaid } from './asked';
import { numberBelow, oneOf } from './regex';
import { comment, map, type Row } from './syntax';
import { PLATFORM_OF_SYSTEM, phoneRules, READ_AT_MOST, type Rule, systemRules } from './user-agents';

/** Kept for nobody: every search is another one. */
const NOT_KEPT: readonly Route['query'][] = ['search'];

/** What nginx decides about a request, each a variable, from the tables by which the site itself decides. */
export function maps(): string {
  return [
    comment('The address, where it is a plain one of a page.'),
    map('$request_uri', '$edge_path', [['~^(?<edge_raw_path>/[\\w-]*)(?:\\?[^#]*)?$', '$edge_raw_path']], ''),
    comment('The language (lib/routing/language.ts).'),
    map('$args', '$edge_lang', [[firstOf('lang', 'edge_raw_lang'), '$edge_raw_lang']], ''),
    cookieMap(LANGUAGE_COOKIE, '$edge_cookie_language'),
    map(
      '"$edge_lang $edge_cookie_language"',
      '$edge_language',
      [
        ...LOCALES.map((locale): Row => [`~^${locale} `, locale]),
        ...LOCALES.map((locale): Row => [`~^\\S* =${locale}$`, locale]),
      ],
      DEFAULT_LOCALE,
    ),
    comment('The layout (lib/routing/device.ts): what the library of the site says of a user-agent, by its own list.'),
    map(
      '$http_user_agent',
      '$edge_agent',
      [[`~^(?=.{${READ_AT_MOST + 1}})[\\s\\xa0]*(?<edge_agent_read>.{1,${READ_AT_MOST}})`, '$edge_agent_read']],
      '$http_user_agent',
    ),
    map('$edge_agent', '$edge_phone', rows(phoneRules()), '0'),
    map(
      '$http_sec_ch_viewport_width',
      '$edge_width',
      [
        [`~^\\s*\\+?0*${numberBelow(NARROW_BELOW)}(?!\\d)`, 'narrow'],
        ['~^\\s*\\+?\\d*[1-9]', 'wide'],
      ],
      '',
    ),
    cookieMap(VIEWPORT_COOKIE, '$edge_cookie_viewport'),
    map(
      '"$edge_phone $edge_width $edge_cookie_viewport"',
      '$edge_layout',
      [
        ['~^1 ', 'mobile'],
        ['~^0 narrow ', 'mobile'],
        ['~^0  =narrow$', 'mobile'],
      ],
      'desktop',
    ),
    comment('The page of that layout, by what it takes of the query (lib/site/routes.ts, lib/routing/query.ts).'),
    map('$edge_layout$edge_path', '$edge_route', routeRows(), ''),
    comment('Of the query, what that page depends on.'),
    ...queryNames().map((name) =>
      map('$args', `$edge_q_${name}`, [[firstOf(name, `edge_v_${name}`), `&${name}=$edge_v_${name}`]], ''),
    ),
    map(
      '$edge_route',
      '$edge_query',
      kinds().map((kind): Row => [kind, `"${QUERY_NAMES[kind].map((name) => `$edge_q_${name}`).join('')}"`]),
      '""',
    ),
    map('$edge_query', '$edge_question', [['~^&(?<edge_asked>.*)$', '?$edge_asked']], ''),
    comment('What the visitor’s device runs, where the page depends on that (lib/routing/platform.ts).'),
    map('$edge_agent', '$edge_system', rows(systemRules()), 'other'),
    map(
      '"$edge_route $edge_system"',
      '$edge_platform',
      Object.entries(PLATFORM_OF_SYSTEM).map(([system, platform]): Row => [`~^download ${system}$`, platform]),
      '',
    ),
    comment('The encoding, as the site chooses it among what is not weighed.'),
    map(
      '$http_accept_encoding',
      '$edge_encoding',
      [
        ['~[;*]', ''],
        ['~*(?:^|,)\\s*br\\s*(?:,|$)', 'br'],
        ['~*(?:^|,)\\s*gzip\\s*(?:,|$)', 'gzip'],
      ],
      '',
    ),
    comment(
      'What is passed on as it is: nothing that is read, or what the site reads in more ways than are written here.',
    ),
    map(
      '$request_method',
      '$edge_odd_method',
      [
        ['GET', '""'],
        ['HEAD', '""'],
      ],
      '1',
    ),
    map('$args', '$edge_odd_query', [[oddQuery(), '1']], ''),
    map(
      '$http_cookie',
      '$edge_odd_cookie',
      [[`~(?:^|; *)${oneOf([LANGUAGE_COOKIE, VIEWPORT_COOKIE])}=[^;]*%`, '1']],
      '',
    ),
    map('$http_accept_encoding', '$edge_odd_encoding', [['~[;*]', '1']], ''),
    comment('An id that names a part of the page is answered with a redirect.'),
    map('"$edge_path $edge_q_id"', '$edge_odd_id', anchorRows(), ''),
    map('$edge_route', '$edge_no_page', [['""', '1']], ''),
    map(
      '"$edge_no_page$edge_odd_method$http_rsc$http_next_action$edge_odd_query$edge_odd_cookie$edge_odd_encoding$edge_odd_id"',
      '$edge_passed',
      [['""', '""']],
      '1',
    ),
    comment('What the visitor’s browser is to remember (lib/routing/answer.ts); a page that is kept sets no cookies.'),
    map(
      '$http_sec_fetch_dest',
      '$edge_visit',
      [
        ['""', '1'],
        ['~^document$', '1'],
      ],
      '',
    ),
    map(
      '"$edge_visit $edge_lang"',
      '$edge_set_language',
      LOCALES.map(
        (locale): Row => [
          `~^1 ${locale}$`,
          `"${LANGUAGE_COOKIE}=${locale}; Path=/; Max-Age=${ONE_YEAR}; SameSite=lax"`,
        ],
      ),
      '',
    ),
    map(
      '"$edge_visit $edge_phone $edge_width $edge_cookie_viewport"',
      '$edge_set_viewport',
      [['~^1 0 narrow $', `"${VIEWPORT_COOKIE}=narrow; Path=/; SameSite=lax"`]],
      '',
    ),
    comment('What the edge says of a visitor instead of the visitor’s own headers.'),
    map(
      '$edge_platform',
      '$edge_says_agent',
      PLATFORMS.map((platform): Row => [platform, `"${AGENTS[platform]}"`]),
      `"${AGENTS.none}"`,
    ),
    map(
      '$edge_layout',
      '$edge_says_viewport',
      LAYOUTS.map((layout): Row => [layout, viewportSaid(layout)]),
      'wide',
    ),
    comment('Only what is as new as the version it is asked for is kept.'),
    map(
      `"$edge_version $upstream_http_${EDGE_VERSION.replaceAll('-', '_')}"`,
      '$edge_other_version',
      [['~^(\\S+) \\1$', '""']],
      '1',
    ),
    comment('The language in which `/` leads on while no instance of the site answers.'),
    map(
      '$edge_lang',
      '$edge_home_question',
      LOCALES.map((locale): Row => [`~^${locale}$`, `?lang=${locale}`]),
      '',
    ),
    map('$http_x_forwarded_proto', '$edge_proto', [['~^https$', 'https']], '$scheme'),
  ].join('\n');
}

/** The last cookie of a name counts; what there is begins with `=`, as an empty one is one too. */
function cookieMap(name: string, variable: string): string {
  const held = `edge_c_${name}`;
  return map('$http_cookie', variable, [[`~^(?:.*; *)?${name}(?:=(?<${held}>[^;]*))?(?:;|$)`, `"=$${held}"`]], '');
}

/** A name of the query: the first of it counts, with a value or without. */
function firstOf(name: string, held: string): string {
  return `~^(?:(?!${name}(?:[=&]|$))[^&]*&)*${name}(?:=(?<${held}>[^&]*))?(?:&|$)`;
}

function rows(rules: readonly Rule[]): Row[] {
  return rules.map(({ pattern, value }) => [`~*${pattern}`, value]);
}

function kinds(): Route['query'][] {
  return (Object.keys(QUERY_NAMES) as Route['query'][]).filter((kind) => !NOT_KEPT.includes(kind));
}

function queryNames(): string[] {
  return [...new Set(kinds().flatMap((kind) => QUERY_NAMES[kind]))];
}

function pathsOf(layout: Layout, kind: Route['query']): string[] {
  return ROUTE_IDS.filter((id) => ROUTES[id].query === kind).flatMap((id) => ROUTES[id].paths[layout] ?? []);
}

export function pagePaths(): string[] {
  const paths = LAYOUTS.flatMap((layout) => kinds().flatMap((kind) => pathsOf(layout, kind)));
  return [...new Set(paths)].map((path) => path.slice(1)).sort();
}

/** A name that may be another one in the site's eyes, or a value that it may mend by a redirect (lib/routing/mend.ts, lib/server/readable-target.ts). */
function oddQuery(): string {
  const mended = ['lang', ...queryNames().filter((name) => name !== 'q')];
  return `~(?:^|&)(?:[^=&]*[^=&\\w.-]|q=[^&]*[^&!-~]|${oneOf(mended)}=(?:${PADDED}(?:&|$)|[^&]*?${ofValue(DAMAGED)}))`;
}

/** An expression of a value as one of a whole query, where a value ends at the next name. */
function ofValue(source: string): string {
  return `(?:${source.replaceAll('[^', '[^&').replaceAll('$', '(?:&|$)')})`;
}

/** Text of a map is compared without regard to case, and addresses are not. */
function routeRows(): Row[] {
  return LAYOUTS.flatMap((layout) => kinds().map((kind): Row => [`~^${layout}${oneOf(pathsOf(layout, kind))}$`, kind]));
}

function anchorRows(): Row[] {
  return ROUTE_IDS.flatMap((id) => {
    const { anchors, paths } = ROUTES[id];
    if (!anchors) return [];
    const names = oneOf(Object.keys(anchors));
    return [...new Set(LAYOUTS.flatMap((layout) => paths[layout] ?? []))].map(
      (path): Row => [`~*^${path} &id=${names}$`, '1'],
    );
  });
}
