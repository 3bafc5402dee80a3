import { PAGE_CACHE_CONTROL } from '../routing/answer';
import { LANGUAGE_COOKIE } from '../routing/language';
import { VIEWPORT_COOKIE } from '../routing/narrow-window';
import { EDGE_VERSION, EDGE_VERSION_BEFORE } from '../server/edge';
import { pathOf } from '../site/routes';
import { maps, pagePaths } from './maps';
import { oneOf } from './regex';
import { block, indented } from './syntax';

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

/** The variable of a header of a subrequest's answer. */
function sentHeader(name: string): string {
  return `$sent_http_${name.replaceAll('-', '_')}`;
}

function title(header: string): string {
  return header.replace(/(?:^|-)[a-z]/g, (start) => start.toUpperCase());
}
