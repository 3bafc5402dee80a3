import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { PageContext } from '@/lib/page-context';
import { linkFrom } from '@/lib/page-context';
import type { ListPage } from '@/lib/website-api/list-page';
import { DataNotice } from '../data/data-notice';
import { FailedState } from '../data/failed-state';
import { ListPager } from '../data/list-pager';
import { Breadcrumb } from '../ui/breadcrumb';
import { EmptyState } from '../ui/empty-state';
import { Container, PageHeading } from '../ui/section';
import styles from './register.module.css';

export interface RegisterPageProps<T> {
  page: PageContext & { route: 'financialReports' | 'announcements' | 'roadshows' | 'investorQuestions' };
  list: ListPage<T>;
  /** One entry of the register. */
  entry: (item: T) => ReactNode;
}

/** A register of investor relations: heading, entries, pager, and what stands there without them. */
export function RegisterPage<T>({ page, list, entry }: RegisterPageProps<T>) {
  const t = useTranslations('pages');
  const common = useTranslations('common');
  const nav = useTranslations('layout.nav');
  const { read, paging } = list;
  return (
    <>
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
        after={
          <div className={styles.notice}>
            <DataNotice page={page} read={read} />
          </div>
        }
      />
      <Container className={styles.register}>
        {read.state === 'failed' ? (
          <FailedState page={page} />
        ) : read.data.total === 0 ? (
          <EmptyState title={common('empty.title')} text={common('empty.text')} />
        ) : (
          <>
            <ul className={styles.entries}>{read.data.items.map((item) => entry(item))}</ul>
            <ListPager page={page} paging={paging} total={read.data.total} />
          </>
        )}
      </Container>
    </>
  );
}
