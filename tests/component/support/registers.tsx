import { render, screen, within } from '@testing-library/react';
import { Announcements } from '@/components/investors/announcements/announcements';
import type { Circular, RegisterPage } from '@/lib/contract/types';
import { filingKind } from '@/lib/domain/filing-kind';
import type { ListFilter } from '@/lib/domain/list-filter';
import type { CurrentList } from '@/lib/pages/list-page';

export const circular = (day: string, title: string): Circular => ({
  title,
  fileUrl: `/assets/circulars/${day}.pdf`,
  publishTime: Date.parse(`${day}T00:30:00+08:00`),
  fileType: 'pdf',
  fileSize: 78_123,
  category: filingKind(title),
});
export const THREE = [
  circular('2026-11-12', '業績公告'),
  circular('2026-01-01', '月報表'),
  circular('2025-12-31', '通函'),
];

export function register<T>(
  route: CurrentList<T>['page']['route'],
  data: RegisterPage<T> | 'failed',
  filter: ListFilter = {},
): CurrentList<T> {
  return {
    page: { route, layout: 'desktop', locale: 'zt', query: { ...filter, pageSize: 6 } },
    list: {
      read: data === 'failed' ? { state: 'failed' } : { state: 'fresh', data },
      paging: { pageIndex: 1, pageSize: 6 },
      filter,
      kept: true,
    },
  };
}

export const show = (data: RegisterPage<Circular> | 'failed', filter?: ListFilter) =>
  render(<Announcements {...register('announcements', data, filter)} />);
export const whole = { items: THREE, total: 20, years: [2026, 2025] };
export const years = () =>
  within(screen.getByRole('navigation', { name: '年份' })).getAllByRole<HTMLAnchorElement>('link');
export const addresses = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));
