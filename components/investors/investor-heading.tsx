import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { isSampleContent } from '@/lib/website-api';
import { Crumbs } from '../data/crumbs';
import { PageHeading } from '../ui/page-heading';
import { SampleLabel } from '../ui/sample-label';
import styles from './investor-heading.module.css';

export interface InvestorHeadingProps {
  page: PageContext;
  after?: ReactNode;
  /** What the page holds is sample content where the site has no other. */
  labelled?: boolean;
}

/** The first words of a page under investor relations, with the way back to it. */
export function InvestorHeading({ page, after, labelled }: InvestorHeadingProps) {
  const t = useTranslations('pages');
  const common = useTranslations('common');
  const nav = useTranslations('layout.nav');
  return (
    <PageHeading
      title={t(`${page.route}.heading`)}
      lead={t(`${page.route}.lead`)}
      before={
        <Crumbs
          crumbs={[
            { label: common('home'), href: linkFrom(page, 'home') },
            { label: nav('investorRelations'), href: linkFrom(page, 'investorRelations') },
            { label: t(`${page.route}.heading`) },
          ]}
        />
      }
      after={
        labelled && isSampleContent() ? (
          <div className={styles.sample}>
            <SampleLabel>{common('sample')}</SampleLabel>
          </div>
        ) : (
          after
        )
      }
    />
  );
}
