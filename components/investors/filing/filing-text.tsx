import { useTranslations } from 'next-intl';
import { filingMarkdownPath } from '@/lib/content/filing-markdown';
import type { Filing } from '@/lib/content/filing-page';
import type { FilingText as Text } from '@/lib/content/filing-text';
import type { FiledRegister } from '@/lib/contract/registers';
import { type ShownPage, shownPages } from '@/lib/domain/shown-pages';
import type { Locale } from '@/lib/i18n/locales';
import type { PageContext } from '@/lib/site/page-context';
import { type Block, lettersOf } from '@/lib/text/page-blocks';
import { Disclosure } from '../../ui/actions/disclosure';
import styles from './filing-text.module.css';
import { TextBlock } from './text-block';

interface FilingTextProps {
  page: PageContext;
  register: FiledRegister;
  filing: Filing;
  text: Text;
}

/** The text of a filing, page by page, or why there is none. */
export function FilingText({ page, register, filing, text }: FilingTextProps) {
  const t = useTranslations('filings.text');
  const { state, languages, pages } = text;
  if (state === 'no-file') return null;
  const { open, folded, restFrom } = shownPages(pages, lettersOf);
  const shown = (each: ShownPage<readonly Block[]>) => ({ page: each, locale: page.locale, languages });
  return (
    <section className={styles.text} aria-labelledby="text">
      <h2 id="text">{t('title')}</h2>
      {state !== 'read' && <p className={styles.note}>{t(state)}</p>}
      {state === 'read' && (
        <>
          <LanguageNote locale={page.locale} languages={languages} />
          <p className={styles.note}>
            {t('from')}{' '}
            <a href={filingMarkdownPath(register, filing, page.locale)} type="text/markdown" className={styles.link}>
              {t('markdown')}
            </a>
          </p>
          {pages.length > 2 && <Contents pages={[...open, ...folded]} />}
          {open.map((each) => (
            <section key={each.number} className={styles.page} aria-labelledby={`page-${each.number}`}>
              <h3 id={`page-${each.number}`}>{t('page', { number: each.number })}</h3>
              <PageText {...shown(each)} />
            </section>
          ))}
          {folded.map((each) => (
            <Disclosure
              key={each.number}
              className={styles.folded}
              summary={<h3 id={`page-${each.number}`}>{t('page', { number: each.number })}</h3>}
            >
              <PageText {...shown(each)} />
            </Disclosure>
          ))}
          {restFrom !== undefined && <p className={styles.note}>{t('rest', { from: restFrom, to: pages.length })}</p>}
        </>
      )}
    </section>
  );
}

/** That there is no file in the language of the reader, and which one the text is in. */
function LanguageNote({ locale, languages }: { locale: Locale; languages: readonly Locale[] }) {
  const t = useTranslations('filings');
  const isChinese = (language: Locale) => language !== 'en';
  const [language] = languages;
  // Whoever reads one script of Chinese reads the other.
  if (language === undefined || languages.some((each) => isChinese(each) === isChinese(locale))) return null;
  const wanted = t(isChinese(locale) ? 'language.chinese' : 'language.en');
  return (
    <p className={styles.note}>
      {t('text.onlyIn', { wanted, language: t(isChinese(language) ? 'language.chinese' : 'language.en') })}
    </p>
  );
}

function Contents({ pages }: { pages: readonly ShownPage<unknown>[] }) {
  const t = useTranslations('filings.text');
  return (
    <nav aria-label={t('contents')} className={styles.contents}>
      <span aria-hidden="true">{t('contents')}</span>
      <ol>
        {pages.map(({ number }) => (
          <li key={number} data-figures>
            <a href={`#page-${number}`} aria-label={t('page', { number })}>
              {number}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface PageTextProps {
  page: ShownPage<readonly Block[]>;
  locale: Locale;
  languages: readonly Locale[];
}

function PageText({ page: { number, content }, locale, languages }: PageTextProps) {
  return content.map((block, place) => (
    <TextBlock
      // biome-ignore lint/suspicious/noArrayIndexKey: two blocks may be alike, their places are not
      key={place}
      block={block}
      locale={locale}
      languages={languages}
      labelledBy={`page-${number}`}
    />
  ));
}
