import { Check, ChevronDown, Menu, Search } from 'lucide';
import { useTranslations } from 'next-intl';
import { companyWords } from '@/lib/company/company-words';
import { HTML_LANG, LANGUAGE_NAMES, LOCALES } from '@/lib/i18n/locales';
import { choosingLanguage } from '@/lib/site/href';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { pathOf, ROUTES } from '@/lib/site/routes';
import { Link } from '../ui/actions/link';
import { Container } from '../ui/layout/container';
import { Icon } from '../ui/media/icon';
import { Brand } from './brand';
import own from './desktop-header.module.css';
import styles from './header.module.css';
import { HeaderFrame } from './header-frame';
import { LanguageLink } from './language-link';
import { NavigationList } from './navigation-list';

/** Desktop header (§2 Navigation). Its menus are native popovers: they work without JavaScript. */
export function DesktopHeader({ page }: { page: PageContext }) {
  const t = useTranslations('layout');
  return (
    <HeaderFrame className={styles.header} dark={ROUTES[page.route].darkHeader}>
      <Container className={styles.row}>
        <Brand
          href={linkFrom(page, 'home')}
          name={companyWords(page.locale).company}
          label={t('brandLink', companyWords(page.locale))}
        />
        <nav className={own.nav} aria-label={t('navigation')}>
          <NavigationList page={page} />
        </nav>
        <button type="button" className={`${own.control} ${own.fold}`} popoverTarget="navigation-menu" tabIndex={0}>
          <Icon of={Menu} size={18} />
          <span>{t('menu')}</span>
        </button>
        <nav id="navigation-menu" popover="auto" className={own.dropdown} data-on-paper="" aria-label={t('navigation')}>
          <NavigationList page={page} />
        </nav>
        <Link href={linkFrom(page, 'search')} className={styles.search} aria-label={t('search')} data-search="">
          <Icon of={Search} size={20} />
        </Link>
        <button
          type="button"
          className={own.control}
          popoverTarget="language-menu"
          tabIndex={0}
          aria-label={t('changeLanguage')}
        >
          {LANGUAGE_NAMES[page.locale]}
          <Icon of={ChevronDown} size={16} />
        </button>
        <div id="language-menu" popover="auto" className={own.dropdown} data-on-paper="" data-testid="language-menu">
          <ul aria-label={t('language')}>
            {LOCALES.map((locale) => (
              <li key={locale}>
                <LanguageLink
                  href={choosingLanguage(pathOf(page.route, page.layout), locale, { query: page.query })}
                  lang={locale}
                  hrefLang={HTML_LANG[locale]}
                  aria-current={locale === page.locale ? 'true' : undefined}
                >
                  <span lang={HTML_LANG[locale]}>{LANGUAGE_NAMES[locale]}</span>
                  {locale === page.locale && <Icon of={Check} size={16} strokeWidth={2} />}
                </LanguageLink>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </HeaderFrame>
  );
}
