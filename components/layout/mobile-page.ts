import { listPagesOf } from '@/lib/content/list-page';
import { pagesOf } from '@/lib/site/define-page';
import { MobileShell } from './mobile-shell';
import { UnreadableAddress } from './unreadable-address';

/** Defines a page of the mobile layout. */
export const definePage = pagesOf('mobile', MobileShell, UnreadableAddress);

/** Defines the page of a list on the mobile layout. */
export const defineListPage = listPagesOf(definePage);
