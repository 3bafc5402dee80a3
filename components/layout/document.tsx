import '../ui/global.css';
import type { ReactNode } from 'react';
import { HTML_LANG, type Locale } from '@/lib/i18n/locales';
import { IN_APP_SCRIPT } from '@/lib/routing/in-app';
import { NARROW_WINDOW_SCRIPT } from '@/lib/routing/narrow-window';
import { PAGE_LANGUAGE_SCRIPT } from '@/lib/routing/page-language';
import type { Layout } from '@/lib/site/routes';
import { geist, geistWhole } from './fonts';

/** The document around every page of a layout. */
export function SiteDocument({ layout, locale, children }: { layout: Layout; locale: Locale; children: ReactNode }) {
  return (
    <html
      lang={HTML_LANG[locale]}
      data-device={layout}
      className={`${geist.variable} ${geistWhole.variable}`}
      suppressHydrationWarning
    >
      <body>
        {children}
        {/* Before anything is painted: whether this window wants the other layout (§1), and whose it is. One script, one hash in the policy. */}
        <script
          dangerouslySetInnerHTML={{ __html: `${IN_APP_SCRIPT};${NARROW_WINDOW_SCRIPT};${PAGE_LANGUAGE_SCRIPT}` }}
        />
      </body>
    </html>
  );
}
