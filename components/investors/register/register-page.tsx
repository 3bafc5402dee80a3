import type { ReactNode } from 'react';
import { isNarrowed } from '@/lib/domain/list-filter';
import type { CurrentList } from '@/lib/pages/list-page';
import { DataNotice } from '../../data/data-notice';
import { FailedState } from '../../data/failed-state';
import { FollowLinks } from '../../data/follow-links';
import { GuardedList } from '../../data/guarded';
import { ListBeginning, ListPager } from '../../data/list-pager';
import { OpenInBrowser } from '../../files/open-in-browser';
import { ShareMenu } from '../../share/share-menu';
import { Container } from '../../ui/layout/container';
import { InvestorHeading } from '../investor-heading';
import { FilingKinds } from './filing-kinds';
import { RegisterFilter } from './register-filter';
import styles from './register-page.module.css';
import { NarrowedSummary, NothingFound } from './search-result';

export interface RegisterPageProps<T> extends CurrentList<T> {
  /** Stands beside the heading: something to do here. */
  action?: ReactNode;
  /** What else the list can be narrowed to. */
  topics?: ReactNode;
  /** Its entries are files, or what follows them is. */
  files?: boolean;
  /** The entries of the page that is shown; never empty. */
  children: (items: T[]) => ReactNode;
}

/** A register of investor relations: heading, filter, entries, pager, and what stands there without them. */
export function RegisterPage<T>({ page, list, action, topics, files, children }: RegisterPageProps<T>) {
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
        {read.state === 'failed' ? (
          <FailedState page={page} awaited={read.awaited} />
        ) : (
          <>
            {filter.item === undefined && (read.data.items.length > 0 || isNarrowed(filter)) && (
              <RegisterFilter page={page} list={list} years={read.data.years ?? []}>
                {read.data.kinds ? <FilingKinds page={page} list={list} kinds={read.data.kinds} /> : topics}
              </RegisterFilter>
            )}
            <NarrowedSummary page={page} list={list} total={read.data.total ?? read.data.items.length} />
            {files && <OpenInBrowser page={page} />}
            {read.data.items.length === 0 ? (
              <NothingFound page={page} filter={filter} />
            ) : (
              <>
                {filter.item === undefined && <ListBeginning page={page} paging={paging} list={read.data} />}
                <GuardedList page={page} section={page.route} items={read.data.items}>
                  {children}
                </GuardedList>
              </>
            )}
            {filter.item === undefined && <ListPager page={page} paging={paging} list={read.data} />}
            <FollowLinks page={page} />
            <ShareMenu layout={page.layout} />
          </>
        )}
      </Container>
    </>
  );
}
