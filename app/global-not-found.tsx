import '@/components/ui/global.css';
import { HTML_LANG, LANGUAGE_NAMES, LOCALES } from '@/lib/i18n/locales';

export const metadata = { title: '404', robots: { index: false } };

/**
 * An address that reached the server but no page. Visitors are redirected long
 * before (middleware), so this speaks all three languages and needs no data.
 */
export default function GlobalNotFound() {
  return (
    <html lang="zh-Hant">
      <body>
        <main style={{ padding: '20vh 2rem', textAlign: 'center' }}>
          <h1>404</h1>
          <p>
            {LOCALES.map((locale) => (
              <a key={locale} href={`/home?lang=${locale}`} lang={HTML_LANG[locale]} style={{ padding: '1rem' }}>
                {LANGUAGE_NAMES[locale]}
              </a>
            ))}
          </p>
        </main>
      </body>
    </html>
  );
}
