import {
  type ChainEnd,
  type PublicationRecord,
  readChainEnd,
  readPublicationRecord,
} from '@/lib/content/publication-record';
import type { PageContent } from '@/lib/pages/define-page';
import type { PageContext } from '@/lib/site/page-context';
import { PublicationRecordView } from './publication-record';

/** What the page of the publication record shows. */
export interface RecordShown {
  page: PageContext;
  record: PublicationRecord;
  chain: ChainEnd | undefined;
}

/** The publication record, on both layouts. */
export const recordPage: PageContent<'publicationRecord', RecordShown> = {
  read: async ({ page }) => {
    const [record, chain] = await Promise.all([readPublicationRecord(page.locale), readChainEnd()]);
    return { page, record, chain };
  },
  View: PublicationRecordView,
};
