import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { companyWords } from '@/lib/company/company-words';
import { pagesBeside } from '@/lib/site/investor-pages';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import type { RouteId } from '@/lib/site/routes';
import { ChoiceLinks } from '../data/choice-links';
import { ContentLabel } from '../data/content-label';
import { Crumbs } from '../data/crumbs';
import { PageHeading } from '../ui/layout/page-heading';
import styles from './investor-heading.module.css';

export interface InvestorHeadingProps {
  page: PageContext;
  /** In place of the page's own. */
  lead?: string;
  after?: ReactNode;
  aside?: ReactNode;
  /** What the page holds is sample content where the site has no other. */
  labelled?: boolean;
}

/** The first words of a page under investor relations, with the way back to it. */
export function InvestorHeading({ page, lead, after, aside, labelled }: InvestorHeadingProps) {
  const t = useTranslations('pages');
  const common = useTranslations('common');
  const nav = useTranslations('layout.nav');
  // The home page has no lead.
  const route = page.route as Exclude<RouteId, 'home'>;
  return (
    <PageHeading
      title={t(`${route}.heading`)}
      lead={lead ?? t(`${route}.lead`, companyWords(page.locale))}
      before={
        <>
          <Crumbs
            crumbs={[
              { label: common('home'), href: linkFrom(page, 'home') },
              { label: nav('investorRelations'), href: linkFrom(page, 'investorRelations') },
              { label: t(`${route}.heading`) },
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

/** Pages of investor relations beside the one that is read, and the way to all of them. */
export function InvestorPages({ page, className }: { page: PageContext; className: string | undefined }) {
  const t = useTranslations('pages');
  const nav = useTranslations('layout.nav');
  const directory = useTranslations('investors.directory');
  return (
    <ChoiceLinks
      label={nav('investorRelations')}
      screenOnly
      className={className}
      choices={[
        ...pagesBeside(page.route).map((id) => ({
          key: id,
          label: t(`${id}.heading`),
          href: linkFrom(page, id),
          current: id === page.route && ('page' as const),
        })),
        {
          key: 'all',
          label: directory('all'),
          href: linkFrom(page, 'investorRelations', { hash: 'directory' }),
          current: false,
        },
      ]}
    />
  );
}
