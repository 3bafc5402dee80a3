import { pagesOf } from '@/lib/pages/define-page';
import { listPagesOf } from '@/lib/pages/list-page';
import { DesktopShell } from './desktop-shell';
import { UnreadableAddress } from './unreadable-address';

/** Defines a page of the desktop layout. */
export const definePage = pagesOf('desktop', DesktopShell, UnreadableAddress);

/** Defines the page of a list on the desktop layout. */
export const defineListPage = listPagesOf(definePage);
