import { useTranslations } from 'next-intl';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { Crumbs } from '../data/crumbs';
import type { Crumb } from '../ui/actions/breadcrumb';

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
  const { crumbs } = useWayToArticles(page);
  return <Crumbs crumbs={[...crumbs, { label: title }]} />;
}
