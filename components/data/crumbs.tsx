import { useTranslations } from 'next-intl';
import { JsonLd } from '@/lib/seo/json-ld';
import { breadcrumbList } from '@/lib/seo/structured/breadcrumbs';
import { Breadcrumb, type Crumb } from '../ui/actions/breadcrumb';

/** The way to a page, for readers and for search engines. */
export function Crumbs({ crumbs }: { crumbs: Crumb[] }) {
  const t = useTranslations('common');
  return (
    <>
      <Breadcrumb label={t('breadcrumb')} crumbs={crumbs} />
      <JsonLd data={breadcrumbList(crumbs)} />
    </>
  );
}
