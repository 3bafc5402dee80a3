import { listPagesOf } from '@/lib/content/list-page';
import { pagesOf } from '@/lib/site/define-page';
import { DesktopShell } from './desktop-shell';
import { UnreadableAddress } from './unreadable-address';

/** Defines a page of the desktop layout. */
export const definePage = pagesOf('desktop', DesktopShell, UnreadableAddress);

/** Defines the page of a list on the desktop layout. */
export const defineListPage = listPagesOf(definePage);
