import { useTranslations } from 'next-intl';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { Breadcrumb, type Crumb } from '../ui/breadcrumb';

/** The way to an article without the article itself: home, company dynamics (§2). */
export function useWayToArticles(page: PageContext): { label: string; crumbs: Crumb[] } {
  const common = useTranslations('common');
  const nav = useTranslations('layout.nav');
  return {
    label: common('breadcrumb'),
    crumbs: [
      { label: common('home'), href: linkFrom(page, 'home') },
      { label: nav('companyDynamics'), href: linkFrom(page, 'companyDynamics') },
    ],
  };
}

export function ArticleCrumbs({ page, title }: { page: PageContext; title: string }) {
  const { label, crumbs } = useWayToArticles(page);
  return <Breadcrumb label={label} crumbs={[...crumbs, { label: title }]} />;
}
