import type { ReactNode } from 'react';
import type { PageContext } from '@/lib/site/page-context';
import { DesktopFooter } from './desktop-footer';
import { DesktopHeader } from './desktop-header';
import { Main, SkipLink } from './main';

/** What stands around every page of the desktop layout. */
export function DesktopShell({ page, children }: { page: PageContext; children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <DesktopHeader page={page} />
      <Main page={page}>{children}</Main>
      <DesktopFooter page={page} />
    </>
  );
}
