import type { ReactNode } from 'react';
import type { CurrentRegister } from '@/lib/current-register';
import { pageNotKept } from '@/lib/page-store/page-status';
import { DataNotice } from '../data/data-notice';
import { FailedState } from '../data/failed-state';
import { ListPager } from '../data/list-pager';
import { Container } from '../ui/section';
import { InvestorHeading } from './investor-heading';
import { RegisterFilter } from './register-filter';
import styles from './register-page.module.css';
import { NothingFound, SearchSummary } from './search-result';

export interface RegisterPageProps<T> extends CurrentRegister<T> {
  /** Stands beside the heading: something to do here. */
  action?: ReactNode;
  /** The entries of the page that is shown; never empty. */
  children: (items: T[]) => ReactNode;
}

/** A register of investor relations: heading, filter, entries, pager, and what stands there without them. */
export function RegisterPage<T>({ page, list, action, children }: RegisterPageProps<T>) {
  const { read, paging, filter } = list;
  return (
    <>
      <InvestorHeading
        page={page}
        after={
          <div className={styles.after}>
            {action}
            <DataNotice page={page} read={read} />
          </div>
        }
      />
      <Container className={styles.register}>
        {filter.q !== undefined && <div {...pageNotKept} />}
        {read.state === 'failed' ? (
          <FailedState page={page} />
        ) : (
          <>
            {read.data.years.length > 0 && <RegisterFilter page={page} list={list} years={read.data.years} />}
            <SearchSummary page={page} filter={filter} total={read.data.total} />
            {read.data.total === 0 ? <NothingFound page={page} filter={filter} /> : children(read.data.items)}
            <ListPager page={page} paging={paging} total={read.data.total} />
          </>
        )}
      </Container>
    </>
  );
}
