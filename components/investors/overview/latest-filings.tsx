import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Read } from '@/lib/api/reader';
import type { Circular, List, Report } from '@/lib/contract/types';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import type { RouteId } from '@/lib/site/routes';
import { FollowLinks } from '../../data/follow-links';
import { OpenInBrowser } from '../../files/open-in-browser';
import { CircularList } from '../../filings/circular-list';
import { TextLink } from '../../ui/actions/text-link';
import { Section } from '../../ui/layout/section';
import { Words } from '../../ui/text/words';
import { ReportRow } from '../reports/report-row';
import { BlockNotice, BlockState } from './block-state';
import styles from './latest-filings.module.css';

export interface LatestFilingsProps {
  page: PageContext;
  reports: Read<List<Report>>;
  circulars: Read<List<Circular>>;
}

/** The latest financial reports beside the latest announcements and circulars (§2). */
export function LatestFilings({ page, reports, circulars }: LatestFilingsProps) {
  return (
    <Section rise={false}>
      <OpenInBrowser page={page} />
      <div className={styles.columns}>
        <Block page={page} block="reports" route="financialReports" read={reports}>
          {(items) => (
            <ul className={styles.reports}>
              {items.map((report) => (
                <li key={`${report.fileUrl}${report.title}`}>
                  <ReportRow report={report} brief />
                </li>
              ))}
            </ul>
          )}
        </Block>
        <Block page={page} block="announcements" route="announcements" read={circulars}>
          {(items) => <CircularList circulars={items} dense />}
        </Block>
      </div>
      <FollowLinks page={page} />
    </Section>
  );
}

interface BlockProps<T> {
  page: PageContext;
  block: 'reports' | 'announcements';
  route: RouteId;
  read: Read<List<T>>;
  children: (items: T[]) => ReactNode;
}

function Block<T>({ page, block, route, read, children }: BlockProps<T>) {
  const t = useTranslations('investors');
  return (
    <section id={block} className={styles.block} aria-labelledby={`${block}-title`}>
      <div className={styles.heading}>
        <h2 id={`${block}-title`}>
          <Words>{t(`${block}.title`)}</Words>
        </h2>
        <BlockNotice page={page} read={read} labelled={block === 'reports'} />
        <TextLink href={linkFrom(page, route)}>{t(`${block}.more`)}</TextLink>
      </div>
      <BlockState page={page} read={read}>
        {children}
      </BlockState>
    </section>
  );
}
