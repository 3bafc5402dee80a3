import { DEFAULT_LOCALE, LOCALES } from '../i18n/locales';
import { PAGE_CACHE_CONTROL } from '../routing/answer';
import { LANGUAGE_COOKIE, ONE_YEAR } from '../routing/language';
import { NARROW_BELOW, VIEWPORT_COOKIE } from '../routing/narrow-window';
import { PLATFORMS, type Platform } from '../routing/platform';
import { QUERY_NAMES } from '../routing/query';
import { EDGE_VERSION, EDGE_VERSION_BEFORE } from '../server/edge';
import { LAYOUTS, type Layout, pathOf, ROUTE_IDS, ROUTES, type Route } from '../site/routes';
import { numberBelow, oneOf } from './regex';
import { PLATFORM_OF_SYSTEM, phoneRules, READ_AT_MOST, type Rule, systemRules } from './user-agents';

/**
 * The configuration of nginx as an edge cache in front of the site (`npm run edge` writes deploy/nginx.conf).
 *
 * nginx decides language, layout and page by the site's own tables, and asks the site for that page in words of its
 * own: of the visitor's request nothing but the decision, the queries that matter and the host goes on. What it asks
 * is what it keeps the answer under, so no visitor can have an answer kept that others should not get. Whatever it
 * cannot tell for sure goes to the site as it came and is not kept.
 *
 * Nothing has to be purged: once a second it asks the site for the version of its build, settings and data
 * (app/edge-version), which is part of every page's key.
 */
export interface EdgeOptions {
  /** Where it listens. */
  listen: string;
  /** Instances of the site. */
  instances: readonly string[];
  /** Folder of what is kept. */
  cache: string;
  /** Folder of passing files, and of the process's own. */
  temporary: string;
  /** Where each request leaves a line; `off` for nowhere. */
  accessLog: string;
  errorLog: string;
  /** For tests: answers every request with nothing but its decision. */
  onlyDecides?: boolean;
  /** More settings of the server, such as further files. */
  more?: string;
}

/** As compose.yaml runs it. */
export const COMPOSED: EdgeOptions = {
  listen: '8080',
  instances: ['site-1:3000', 'site-2:3000'],
  cache: '/var/cache/nginx',
  temporary: '/tmp',
  accessLog: '/dev/stdout edge',
  errorLog: '/dev/stderr warn',
};

/** Header with the decision, where nothing else is answered. */
export const DECISION_HEADER = 'X-Edge-Decision';

/** Where the site tells its version. */
export const VERSION_PATH = '/edge-version';

/** What the edge calls itself to the site: no phone, nothing to install on. For each platform, a device of it that is no phone. */
export const AGENTS: Readonly<Record<Platform | 'none', string>> = {
  none: 'TradeGo edge',
  android: 'Mozilla/5.0 (Linux; Android 13; SM-X700) TradeGo edge',
  ios: 'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 TradeGo edge',
  windows: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) TradeGo edge',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) TradeGo edge',
};

/** What the edge asks the site in the name of every visitor with this decision; no header of the visitor's goes along. */
export function askedInWords(layout: string, locale: string, platform: string) {
  return {
    userAgent: AGENTS[platform === '' ? 'none' : (platform as Platform)],
    cookie: `${LANGUAGE_COOKIE}=${locale}; ${VIEWPORT_COOKIE}=${layout === 'mobile' ? 'narrow' : 'wide'}`,
  };
}

/** Kept for nobody: every search is another one. */
const NOT_KEPT: readonly Route['query'][] = ['search'];

/** The whole configuration. */
export function edgeConfig(options: EdgeOptions): string {
  return `# Made by \`npm run edge\` from the site's own tables; a change here is lost.
${process_(options)}
http {
${indented([http(options), maps(), server(options)].join('\n\n'))}
}
`;
}

function process_({ temporary, errorLog }: EdgeOptions): string {
  return `
worker_processes auto;
pid ${temporary}/nginx.pid;
error_log ${errorLog};
pcre_jit on;

events {
  worker_connections 4096;
}
`;
}

function http({ instances, cache, temporary, accessLog }: EdgeOptions): string {
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `log_format edge '$remote_addr [$time_iso8601] "$request" $status $body_bytes_sent $request_time $upstream_cache_status';
access_log ${accessLog};
server_tokens off;
default_type application/octet-stream;
sendfile on;
keepalive_timeout 65s;
keepalive_requests 10000;
open_file_cache max=4096 inactive=60s;
${folders.map((name) => `${name}_temp_path ${temporary}/${name};`).join('\n')}
map_hash_bucket_size 128;
variables_hash_max_size 2048;

# Pages, files, and the one answer that tells the version.
proxy_cache_path ${cache}/pages levels=1:2 keys_zone=edge_pages:16m max_size=512m inactive=7d use_temp_path=off;
proxy_cache_path ${cache}/files levels=1:2 keys_zone=edge_files:8m max_size=1g inactive=30d use_temp_path=off;
proxy_cache_path ${cache}/version levels=1 keys_zone=edge_version:1m max_size=1m inactive=365d use_temp_path=off;

upstream site {
${instances.map((instance) => `  server ${instance} max_fails=3 fail_timeout=5s;`).join('\n')}
  # The site closes what has been still for five seconds.
  keepalive 64;
  keepalive_timeout 4s;
}`;
}

function maps(): string {
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
    map('$args', '$edge_odd_query', [['~(?:^|&)(?:[^=&]*[%+]|lang=[^&]*[%+])', '1']], ''),
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

function server(options: EdgeOptions): string {
  if (options.onlyDecides) {
    return block('server', [
      `listen ${options.listen};`,
      'set $edge_version "";',
      block('location /', [
        `add_header ${DECISION_HEADER} "$edge_passed|$edge_layout|$edge_language|$edge_platform|$edge_path$edge_question|$edge_set_language|$edge_set_viewport" always;`,
        'return 204;',
      ]),
    ]);
  }
  return block('server', [
    `listen ${options.listen};`,
    ...(options.more ? [options.more] : []),
    '# As much as one message may have; the site judges it.',
    'client_max_body_size 1m;',
    'proxy_http_version 1.1;',
    '# A page carries the hashes of its scripts in its policy.',
    'proxy_buffer_size 16k;',
    'proxy_buffers 16 16k;',
    'proxy_busy_buffers_size 32k;',
    'proxy_connect_timeout 2s;',
    'proxy_read_timeout 15s;',
    'proxy_next_upstream error timeout;',
    'proxy_next_upstream_tries 2;',
    'proxy_cache_use_stale error timeout http_500 http_502 http_503 http_504;',
    'proxy_cache_background_update on;',
    'proxy_cache_revalidate on;',
    passedHeaders(),
    '',
    '# Whatever is not kept: calls, forms, feeds, searches, redirects, what the router asks for.',
    block('location /', ['proxy_pass http://site;']),
    '',
    block(`location ~ ^/${oneOf(pagePaths())}$`, [
      '# 418 is nobody’s answer: it leads to the site. 500 is what comes of a version that is not known.',
      'if ($edge_passed) { return 418; }',
      'error_page 418 500 = @site;',
      `auth_request ${VERSION_PATH};`,
      `auth_request_set $edge_version ${sentHeader(EDGE_VERSION)};`,
      `auth_request_set $edge_version_before ${sentHeader(EDGE_VERSION_BEFORE)};`,
      'error_page 502 504 = @before;',
      '',
      ...keptPage('$edge_version'),
    ]),
    '',
    '# Published a moment before the site went: the pages of the version before are better than none.',
    block('location @before', keptPage('$edge_version_before')),
    '',
    block('location @site', ['proxy_pass http://site;']),
    '',
    '# Whoever comes by the name alone is led on while the site is away, too.',
    block('location = /', ['proxy_pass http://site;', 'error_page 502 504 = @home;']),
    block('location @home', [
      `add_header Cache-Control "${PAGE_CACHE_CONTROL}" always;`,
      `return 307 ${pathOf('home', 'desktop')}$edge_home_question;`,
    ]),
    '',
    block(`location = ${VERSION_PATH}`, [
      'internal;',
      'proxy_pass http://site;',
      'proxy_pass_request_headers off;',
      'proxy_pass_request_body off;',
      'proxy_set_header Host edge;',
      'proxy_set_header Connection "";',
      'proxy_connect_timeout 1s;',
      'proxy_read_timeout 2s;',
      'proxy_buffer_size 4k;',
      'proxy_buffers 4 4k;',
      'proxy_busy_buffers_size 4k;',
      'proxy_cache edge_version;',
      'proxy_cache_key version;',
      '# The site says by X-Accel-Expires until when it holds. One visitor waits for the next; whoever comes meanwhile',
      '# gets the one before, for those milliseconds.',
      'proxy_cache_use_stale updating error timeout http_500 http_502 http_503 http_504;',
      'proxy_cache_background_update off;',
      'proxy_ignore_headers Cache-Control Expires Vary Set-Cookie;',
    ]),
    '',
    '# Files, for as long as the site says; ranges of films are cut here.',
    block('location ~ ^/(?:_next/static|assets)/', [
      'proxy_pass http://site;',
      passedHeaders(),
      'proxy_set_header Accept-Encoding $edge_encoding;',
      'proxy_set_header Cookie "";',
      'proxy_cache edge_files;',
      'proxy_cache_key "$edge_encoding $http_host $request_uri";',
      'proxy_cache_lock on;',
      'proxy_ignore_headers Vary;',
      'add_header X-Edge-Cache $upstream_cache_status always;',
    ]),
  ]);
}

/** A page under a version: what the site is asked, which is what its answer is kept under. */
function keptPage(version: string): string[] {
  return [
    'proxy_pass http://site$edge_path$edge_question;',
    'proxy_pass_request_headers off;',
    'proxy_set_header Host $http_host;',
    'proxy_set_header Connection "";',
    'proxy_set_header User-Agent $edge_says_agent;',
    `proxy_set_header Cookie "${LANGUAGE_COOKIE}=$edge_language; ${VIEWPORT_COOKIE}=$edge_says_viewport";`,
    'proxy_set_header Accept-Encoding $edge_encoding;',
    `proxy_set_header ${title(EDGE_VERSION)} $edge_version;`,
    '',
    'proxy_cache edge_pages;',
    `proxy_cache_key "${version} $edge_layout $edge_language $edge_platform $edge_encoding $http_host $edge_path$edge_question";`,
    '# How long, and how long beyond while it is asked for anew, the site says (EDGE_SECONDS).',
    'proxy_cache_lock on;',
    'proxy_cache_lock_timeout 300ms;',
    'proxy_no_cache $edge_other_version;',
    '# All of these are in the key.',
    'proxy_ignore_headers Vary;',
    `proxy_hide_header ${title(EDGE_VERSION)};`,
    '# To the visitor it is a page like any other, that only the own browser keeps.',
    'proxy_hide_header Set-Cookie;',
    'proxy_hide_header Cache-Control;',
    `add_header Cache-Control "${PAGE_CACHE_CONTROL}" always;`,
    'add_header Set-Cookie $edge_set_language always;',
    'add_header Set-Cookie $edge_set_viewport always;',
    'add_header X-Edge-Cache $upstream_cache_status always;',
  ];
}

/** Headers of what goes to the site as it came. */
function passedHeaders(): string {
  return [
    'proxy_set_header Host $http_host;',
    'proxy_set_header Connection "";',
    '# One more of ours adds to it: TRUSTED_PROXY_HOPS of the site.',
    'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
    'proxy_set_header X-Forwarded-Host $http_host;',
    'proxy_set_header X-Forwarded-Proto $edge_proto;',
    `proxy_set_header ${title(EDGE_VERSION)} "";`,
  ].join('\n');
}

type Row = [key: string, value: string];

function map(source: string, variable: string, entries: readonly Row[], otherwise: string): string {
  const lines = entries.map(([key, value]) => `${key.startsWith('~') ? quoted(key) : key} ${word(value)};`);
  return block(`map ${source} ${variable}`, [`default ${word(otherwise)};`, ...lines]);
}

/** A value, which stands in quotes where it would not be one word. */
function word(value: string): string {
  return value === '' || (/\s/.test(value) && !value.startsWith('"')) ? `"${value}"` : value;
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

function pagePaths(): string[] {
  const paths = LAYOUTS.flatMap((layout) => kinds().flatMap((kind) => pathsOf(layout, kind)));
  return [...new Set(paths)].map((path) => path.slice(1)).sort();
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
      (path): Row => [`~*^${path} &id=(?:${names}$|.*[%+])`, '1'],
    );
  });
}

function viewportSaid(layout: Layout): string {
  return layout === 'mobile' ? 'narrow' : 'wide';
}

/** The variable of a header of a subrequest's answer. */
function sentHeader(name: string): string {
  return `$sent_http_${name.replaceAll('-', '_')}`;
}

function title(header: string): string {
  return header.replace(/(?:^|-)[a-z]/g, (start) => start.toUpperCase());
}

function comment(text: string): string {
  return `\n# ${text}`;
}

function block(head: string, lines: readonly string[]): string {
  return `${head} {\n${indented(lines.join('\n'))}\n}`;
}

function indented(text: string): string {
  return text.replace(/^(?=.)/gm, '  ');
}

/** As nginx reads a word in quotes: a backslash before what it would take for an escape of its own is doubled. */
function quoted(text: string): string {
  return `"${text.replace(/\\(?=["'\\trn])/g, '\\\\').replaceAll('"', '\\"')}"`;
}
