import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { ROUTE_IDS, ROUTES } from '@/lib/site/routes';
import { ChoiceLinks } from '../data/choice-links';
import { ContentLabel } from '../data/content-label';
import { Crumbs } from '../data/crumbs';
import { PageHeading } from '../ui/layout/page-heading';
import styles from './investor-heading.module.css';

export interface InvestorHeadingProps {
  page: PageContext;
  after?: ReactNode;
  aside?: ReactNode;
  /** What the page holds is sample content where the site has no other. */
  labelled?: boolean;
}

/** The first words of a page under investor relations, with the way back to it. */
export function InvestorHeading({ page, after, aside, labelled }: InvestorHeadingProps) {
  const t = useTranslations('pages');
  const common = useTranslations('common');
  const nav = useTranslations('layout.nav');
  return (
    <PageHeading
      title={t(`${page.route}.heading`)}
      lead={t(`${page.route}.lead`)}
      before={
        <>
          <Crumbs
            crumbs={[
              { label: common('home'), href: linkFrom(page, 'home') },
              { label: nav('investorRelations'), href: linkFrom(page, 'investorRelations') },
              { label: t(`${page.route}.heading`) },
            ]}
          />
          <InvestorPages page={page} className={styles.siblings} />
        </>
      }
      aside={aside}
      after={
        labelled ? (
          <div className={styles.after}>
            {after}
            <ContentLabel />
          </div>
        ) : (
          after
        )
      }
    />
  );
}

const PAGES = ROUTE_IDS.filter((id) => ROUTES[id].parent === 'investorRelations');

/** The pages under investor relations, the one that is read among them. */
export function InvestorPages({ page, className }: { page: PageContext; className: string | undefined }) {
  const t = useTranslations('pages');
  const nav = useTranslations('layout.nav');
  return (
    <ChoiceLinks
      label={nav('investorRelations')}
      screenOnly
      className={className}
      choices={PAGES.map((id) => ({
        key: id,
        label: t(`${id}.heading`),
        href: linkFrom(page, id),
        current: id === page.route && 'page',
      }))}
    />
  );
}
