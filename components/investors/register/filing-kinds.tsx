import { useTranslations } from 'next-intl';
import { FILING_KINDS, type KindCounts } from '@/lib/domain/filing-kind';
import type { CurrentList } from '@/lib/pages/list-page';
import { KindLinks } from '../../data/kind-links';

/** Narrows announcements to a kind of document, with how many there are as far as year and search narrow them. */
export function FilingKinds({ page, list, kinds }: CurrentList<unknown> & { kinds: KindCounts }) {
  const t = useTranslations('investors.filter');
  return (
    <KindLinks
      page={page}
      list={list}
      counts={FILING_KINDS.map((kind) => [kind, kinds[kind]] as const)}
      shown={list.filter.kind}
      filterOf={(kind) => ({ kind })}
      label={t('kinds')}
      labelled
      all={t('allKinds')}
      nameOf={(kind) => t(`kind.${kind}`)}
    />
  );
}
