import { Menu, Search } from 'lucide';
import { useTranslations } from 'next-intl';
import { companyWords } from '@/lib/company/company-words';
import { HTML_LANG, LANGUAGE_NAMES, LOCALES } from '@/lib/i18n/locales';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { pathOf, ROUTES } from '@/lib/site/routes';
import { IconButton } from '../ui/actions/button';
import { Link } from '../ui/actions/link';
import { Container } from '../ui/layout/container';
import { Icon } from '../ui/media/icon';
import { Brand } from './brand';
import styles from './header.module.css';
import { HeaderFrame } from './header-frame';
import { MobileMenu } from './mobile-menu';
import { NavigationList } from './navigation-list';

/** Mobile header (§2 Navigation): a menu icon opens the full-screen panel, whose language entry opens a picker. */
export function MobileHeader({ page }: { page: PageContext }) {
  const t = useTranslations('layout');
  const brand = (
    <Brand
      href={linkFrom(page, 'home')}
      name={companyWords(page.locale).company}
      label={t('brandLink', companyWords(page.locale))}
    />
  );
  return (
    <HeaderFrame className={styles.header} dark={ROUTES[page.route].darkHeader}>
      <Container className={styles.row}>
        {brand}
        <Link href={linkFrom(page, 'search')} className={styles.search} aria-label={t('search')} data-search="">
          <Icon of={Search} size={24} />
        </Link>
        <div className={styles.menuButton}>
          <IconButton label={t('openMenu')} popoverTarget="mobile-menu" tabIndex={0}>
            <Icon of={Menu} size={26} />
          </IconButton>
        </div>
      </Container>
      <MobileMenu
        brand={brand}
        action={pathOf(page.route, page.layout)}
        query={page.query ?? {}}
        current={page.locale}
        languages={LOCALES.map((value) => ({ value, name: LANGUAGE_NAMES[value], lang: HTML_LANG[value] }))}
        labels={{
          menu: t('menu'),
          close: t('closeMenu'),
          language: t('language'),
          confirm: t('confirm'),
          cancel: t('cancel'),
        }}
      >
        <nav aria-label={t('navigation')}>
          <NavigationList page={page} />
        </nav>
      </MobileMenu>
    </HeaderFrame>
  );
}
