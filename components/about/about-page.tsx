import type { PageContext } from '@/lib/site/page-context';
import { Definitions } from '../definitions/definitions';
import { PageFrame } from '../frame/page-frame';

/** About us (§2), on both layouts: its frame, then what the figures of all pages count. */
export function AboutPage({ page }: { page: PageContext }) {
  return (
    <>
      <PageFrame page={page} />
      <Definitions />
    </>
  );
}
