import { useTranslations } from 'next-intl';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { NAVIGATION, ROUTES } from '@/lib/site/routes';
import { Link } from '../ui/actions/link';

/** The entries of the main navigation, the current one or its parent marked. */
export function NavigationList({ page }: { page: PageContext }) {
  const t = useTranslations('layout.nav');
  const parent = ROUTES[page.route].parent;
  return (
    <ul>
      {NAVIGATION.map((id) => (
        <li key={id}>
          <Link
            href={linkFrom(page, id)}
            aria-current={id === page.route ? 'page' : id === parent ? 'true' : undefined}
          >
            {t(id)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
