import { pagesOf } from '@/lib/pages/define-page';
import { listPagesOf } from '@/lib/pages/list-page';
import { MobileShell } from './mobile-shell';
import { UnreadableAddress } from './unreadable-address';

/** Defines a page of the mobile layout. */
export const definePage = pagesOf('mobile', MobileShell, UnreadableAddress);

/** Defines the page of a list on the mobile layout. */
export const defineListPage = listPagesOf(definePage);
