import { useTranslations } from 'next-intl';
import { itemKey } from '@/lib/contract/item-key';
import { PAGE_OF_CALL } from '@/lib/contract/list-pages';
import type { RegisterName, Registers } from '@/lib/contract/types';
import { choosingLanguage, type HrefOptions } from '@/lib/site/href';
import type { PageContext } from '@/lib/site/page-context';
import { pathOf, type RouteId } from '@/lib/site/routes';
import styles from './share-link.module.css';

export interface ShareLinkProps {
  page: PageContext;
  /** Where it can be found by itself. */
  route: RouteId;
  query: HrefOptions['query'];
  title: string;
  /** Shows the word beside the sign. */
  named?: boolean;
  /** Seen without the pointer on its row: there is one of it on the page. */
  shown?: boolean;
}

/**
 * The way to hand something on. It leads to the thing's own address, with the language in it; scripts open the menu
 * of the page instead (share-menu).
 */
export function ShareLink({ page, route, query, title, named = false, shown = named }: ShareLinkProps) {
  const t = useTranslations('common.share');
  return (
    <a
      href={choosingLanguage(pathOf(route, page.layout), page.locale, { query })}
      className={styles.share}
      aria-label={t('of', { title })}
      data-share={title}
      data-named={named || undefined}
      data-shown={shown || undefined}
      rel="nofollow"
    >
      {named && t('share')}
    </a>
  );
}

/** The same for an entry of a register. */
export function ShareEntry<Name extends RegisterName>({
  page,
  register,
  entry,
  shown,
}: {
  page: PageContext;
  register: Name;
  entry: Registers[Name];
  shown?: boolean;
}) {
  const { title, questionContent = '' } = entry as { title?: string; questionContent?: string };
  return (
    <ShareLink
      page={page}
      route={PAGE_OF_CALL[register]}
      query={{ item: itemKey(register, entry) }}
      title={title ?? questionContent}
      shown={shown}
    />
  );
}
