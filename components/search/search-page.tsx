import { useTranslations } from 'next-intl';
import type { Read } from '@/lib/api/reader';
import { readForPage } from '@/lib/api/reads';
import type { Circular, List } from '@/lib/contract/types';
import type { FoundKind } from '@/lib/domain/found-kind';
import { askedFact } from '@/lib/facts/asked';
import type { Fact } from '@/lib/facts/fact';
import { readFact } from '@/lib/facts/facts';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import type { PageContent } from '@/lib/pages/define-page';
import type { SearchResult } from '@/lib/search/find';
import { searchSite } from '@/lib/search/search-site';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { pathOf } from '@/lib/site/routes';
import { SEARCH_LENGTH } from '@/lib/validation/patterns';
import { SiteData } from '../data/company-data';
import { Crumbs } from '../data/crumbs';
import { FailedState } from '../data/failed-state';
import { SearchForm } from '../ui/fields/search-form';
import { Container } from '../ui/layout/container';
import { PageHeading } from '../ui/layout/page-heading';
import { DepthField } from '../ui/motion/depth-field';
import { OftenSearched } from './often-searched';
import styles from './search-page.module.css';
import { SearchResults } from './search-results';
import { SearchStart } from './search-start';

/** What a visitor asked for, and what came of it. */
export interface Asked {
  q: string;
  kind: FoundKind | undefined;
  /** Undefined where the index could not be read. */
  result: SearchResult | undefined;
  /** What is asked for, where it is a fact of the company. */
  fact: Fact | undefined;
  /** Whether everything has been indexed. */
  complete: boolean;
}

interface Shown {
  page: PageContext<'search'>;
  asked?: Asked;
  /** The latest announcements, before anything is asked. */
  latest?: Read<List<Circular>>;
}

const LATEST = { pageIndex: 1, pageSize: 4 };

/** /search: what the whole site can be searched for, and what was found (issue: the company, its word, and being found). */
export const searchPage: PageContent<'search', Shown> = {
  read: async ({ page, q, kind }) => {
    if (q === undefined) return { page, latest: await readForPage('circulars', page.locale, LATEST) };
    const wanted = kind === undefined ? askedFact(q) : undefined;
    const [answer, fact] = await Promise.all([
      searchSite({ q, locale: page.locale, kind }),
      wanted && readFact(wanted, page.locale),
    ]);
    return { page: { ...page, query: { q, kind } }, asked: { q, kind, fact, ...answer } };
  },
  metadata: ({ asked }) => (asked ? { hidden: true } : {}),
  answer: ({ asked }) => (asked ? 'not-kept' : undefined),
  View: SearchPage,
};

function SearchPage({ page, asked, latest }: Shown) {
  const t = useTranslations('search');
  const words = useTranslations('pages.search');
  const common = useTranslations('common');
  return (
    <>
      <SiteData />
      <PageHeading
        tone="ink"
        behind={<DepthField seed={8017} />}
        before={
          <Crumbs crumbs={[{ label: common('home'), href: linkFrom(page, 'home') }, { label: words('heading') }]} />
        }
        title={words('heading')}
        lead={asked ? undefined : words('lead')}
        after={
          <>
            <div className={styles.form} data-on-paper="">
              <SearchForm
                large
                action={pathOf('search', page.layout)}
                kept={{ lang: page.locale === DEFAULT_LOCALE ? undefined : page.locale }}
                q={asked?.q}
                longest={SEARCH_LENGTH}
                words={{ label: t('label'), submit: t('submit') }}
                clear={{ href: linkFrom(page, 'search'), label: t('clear') }}
                autoFocus={asked === undefined}
              />
            </div>
            {asked === undefined && <OftenSearched page={page} />}
          </>
        }
      />
      <Container className={`${styles.body} ${asked ? styles.asked : ''}`}>
        {asked === undefined && <SearchStart page={page} latest={latest} />}
        {asked !== undefined &&
          (asked.result ? <SearchResults page={page} {...asked} result={asked.result} /> : <FailedState page={page} />)}
      </Container>
    </>
  );
}
