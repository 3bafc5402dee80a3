import { fileURLToPath } from 'node:url';
import createNextIntlPlugin from 'next-intl/plugin';
import {
  API_HEADERS,
  ASSET_HEADERS,
  COMMON_HEADERS,
  DOCUMENT_HEADERS,
  FORM_PAGE_POLICY,
  HASHED_FILES,
  KEPT_A_MINUTE,
  KEPT_FOR_EVER,
  REPLACED_FILES,
} from './lib/base/security-headers.mjs';

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts');

/** @type {import('next').NextConfig} */
const nextConfig = {
  output: 'standalone',
  outputFileTracingRoot: fileURLToPath(new URL('.', import.meta.url)),
  poweredByHeader: false,
  reactStrictMode: true,
  trailingSlash: false,
  // lib/next/compress-answers.ts does, with Brotli too.
  compress: false,
  // Pages are kept by our own bounded store, which also writes each page's
  // content security policy (see lib/next/cache-handler.mjs).
  cacheHandler: fileURLToPath(new URL('./lib/next/cache-handler.mjs', import.meta.url)),
  cacheMaxMemorySize: 0,
  // The site is built from its own sources; the tests' types are checked by `npm run verify`, which reads them all
  // before it builds.
  typescript: { tsconfigPath: 'tsconfig.build.json', ignoreBuildErrors: process.env.BUILD_AFTER_TYPES === '1' },
  // Pictures are encoded once, at the sizes used; nothing is resized on request.
  images: { unoptimized: true },
  serverExternalPackages: ['libsql', 'nodemailer', 'pdfkit'],
  experimental: {
    // No map of a build is deployed. With those of development a stack is read in its own files.
    turbopackSourceMaps: process.env.NODE_ENV !== 'production',
    turbopackFileSystemCacheForBuild: process.env.BUILD_CACHE !== '0',
    // Two root layouts: an address that matches neither has no layout of its own.
    globalNotFound: true,
    // The router writes a mark of its headers into the query, for shared caches that know no `Vary`. Next
    // would send a request without it to an address with it, made of what rendering knows: the path
    // alone (lib/server/guard.ts). No cache is shared here; pages are `private`.
    validateRSCRequestHeaders: false,
    // Pages carry their styles within (lib/next), so what counts is that a page
    // gets its own and no others; one more file is worth half a kilobyte less.
    cssChunking: { type: 'graph', requestCost: 500 },
  },
  async headers() {
    return [
      { source: '/:path*', headers: COMMON_HEADERS },
      { source: '/(website|popularity|healthz|readyz)/:path*', headers: API_HEADERS },
      {
        source: '/website/Website/(informationBox|questionBox)',
        has: [{ type: 'header', key: 'content-type', value: 'application/x-www-form-urlencoded.*' }],
        headers: [{ key: 'Content-Security-Policy', value: FORM_PAGE_POLICY }],
      },
      // What the links of mails lead to is a page without scripts too. Its address holds a key, which goes nowhere else.
      { source: '/website/alerts/:step', headers: [{ key: 'Content-Security-Policy', value: FORM_PAGE_POLICY }] },
      {
        source: '/website/alerts/(confirm|leave)',
        headers: [{ key: 'Referrer-Policy', value: 'no-referrer' }],
      },
      {
        source: '/assets/:path*',
        headers: ASSET_HEADERS,
      },
      { source: REPLACED_FILES, headers: [{ key: 'Cache-Control', value: KEPT_A_MINUTE }] },
      { source: HASHED_FILES, headers: [{ key: 'Cache-Control', value: KEPT_FOR_EVER }] },
      { source: '/assets/open-api-documents/:path*', headers: DOCUMENT_HEADERS },
    ];
  },
};

export default withNextIntl(nextConfig);
