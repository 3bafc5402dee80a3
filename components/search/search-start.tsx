import { useTranslations } from 'next-intl';
import type { Read } from '@/lib/api/reader';
import { companyWords } from '@/lib/company/company-words';
import { REGISTER_NAMES, REGISTERS } from '@/lib/contract/registers';
import type { Circular, List } from '@/lib/contract/types';
import type { FoundKind } from '@/lib/domain/found-kind';
import type { HrefOptions } from '@/lib/site/href';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { foundOn, type RouteId } from '@/lib/site/routes';
import { DataNotice } from '../data/data-notice';
import { GuardedList } from '../data/guarded';
import { OpenInBrowser } from '../files/open-in-browser';
import { CircularList } from '../filings/circular-list';
import { Link } from '../ui/actions/link';
import { TextLink } from '../ui/actions/text-link';
import { Prose, Words } from '../ui/text/words';
import { useKindWords } from './kind-words';
import { SearchKeySwitch } from './search-key-switch';
import styles from './search-page.module.css';

/** Questions that a page answers at once. */
const ANSWERED = {
  shares: 'investorRelations',
  dividend: 'investorQuestions',
  app: 'tradeGodownload',
  key: 'usingDocument',
  contact: 'contactUs',
} satisfies Record<string, RouteId>;
/** The pages of what is searched besides lists. */
const OTHERS = { document: 'openApi', software: 'tradeGodownload' } satisfies Partial<Record<FoundKind, RouteId>>;

type Question = keyof typeof ANSWERED;

/** Before anything is searched for: what is asked often, what is new, and what a search looks at. */
export function SearchStart({ page, latest }: { page: PageContext; latest: Read<List<Circular>> | undefined }) {
  const t = useTranslations('search');
  const pages = useTranslations('pages');
  const { name } = useKindWords();
  const lists = [...REGISTER_NAMES.map((register) => REGISTERS[register].page), 'companyDynamics' as const];
  const searched: { route: RouteId; kind: FoundKind; scope: string }[] = [
    ...lists.map((route) => ({ route, kind: foundOn(route), scope: pages(`${route}.found.scope`) })),
    ...(['document', 'software'] as const).map((kind) => ({ route: OTHERS[kind], kind, scope: t(`scope.${kind}`) })),
  ];
  /** Where on a page the answer is. */
  const place: Partial<Record<Question, HrefOptions>> = {
    dividend: { query: { q: t('answered.dividendWords') } },
    key: { hash: 'production' },
  };
  const circulars = latest === undefined || latest.state === 'failed' ? [] : latest.data.items;
  return (
    <div className={styles.start}>
      <section className={styles.answered} aria-labelledby="answered-title">
        <h2 id="answered-title">{t('answered.title')}</h2>
        <ul>
          {(Object.keys(ANSWERED) as Question[]).map((key) => (
            <li key={key}>
              <Link href={linkFrom(page, ANSWERED[key], place[key])}>
                <Words>{t(`answered.${key}`, companyWords(page.locale))}</Words>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      {latest && circulars.length > 0 && (
        <section className={styles.latest} aria-labelledby="latest-title">
          <div>
            <h2 id="latest-title">{t('latest.title')}</h2>
            <DataNotice page={page} read={latest} labelled />
            <TextLink href={linkFrom(page, 'announcements')}>{t('latest.all')}</TextLink>
          </div>
          <OpenInBrowser page={page} />
          <GuardedList page={page} section="block" items={circulars}>
            {(items) => <CircularList circulars={items} dense />}
          </GuardedList>
        </section>
      )}
      <section className={styles.scope} aria-labelledby="scope-title">
        <div>
          <h2 id="scope-title">{t('scope.title')}</h2>
          <p>
            <Prose>{t('scope.text')}</Prose>
          </p>
          {page.layout === 'desktop' && <SearchKeySwitch label={t('key')} />}
        </div>
        <ul>
          {searched.map(({ route, kind, scope }) => (
            <li key={kind}>
              <Link href={linkFrom(page, route)}>
                <b>{name(kind)}</b> <Words>{scope}</Words>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
