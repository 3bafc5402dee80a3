import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { linkFrom, type PageContext } from '@/lib/page-context';
import { Breadcrumb } from '../ui/breadcrumb';
import { PageHeading } from '../ui/section';

/** The first words of a page under investor relations, with the way back to it. */
export function InvestorHeading({ page, after }: { page: PageContext; after?: ReactNode }) {
  const t = useTranslations('pages');
  const common = useTranslations('common');
  const nav = useTranslations('layout.nav');
  return (
    <PageHeading
      title={t(`${page.route}.heading`)}
      lead={t(`${page.route}.lead`)}
      before={
        <Breadcrumb
          label={common('breadcrumb')}
          crumbs={[
            { label: common('home'), href: linkFrom(page, 'home') },
            { label: nav('investorRelations'), href: linkFrom(page, 'investorRelations') },
            { label: t(`${page.route}.heading`) },
          ]}
        />
      }
      after={after}
    />
  );
}
