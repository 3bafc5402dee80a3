import type { ReactNode } from 'react';
import type { PageContext } from '@/lib/site/page-context';
import { Main, SkipLink } from './main';
import { MobileFooter } from './mobile-footer';
import { MobileHeader } from './mobile-header';

/** What stands around every page of the mobile layout. */
export function MobileShell({ page, children }: { page: PageContext; children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <MobileHeader page={page} />
      <Main page={page}>{children}</Main>
      <MobileFooter page={page} />
    </>
  );
}
