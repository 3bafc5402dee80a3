import type { Roadshow } from '@/lib/contract/types';
import { isNarrowed } from '@/lib/domain/list-filter';
import type { CurrentList } from '@/lib/pages/list-page';
import { JsonLd } from '@/lib/seo/json-ld';
import { roadshowRecordings } from '@/lib/seo/structured/roadshow-recording';
import type { PageContext } from '@/lib/site/page-context';
import { RegisterPage } from '../register/register-page';
import styles from '../register/register-page.module.css';
import { RoadshowCard } from './roadshow-card';
import { RoadshowLead } from './roadshow-lead';

const CARD = '(min-width: 75rem) 384px, (min-width: 48rem) 50vw, 100vw';

/** Roadshows (§2): the newest leads, the others are a grid of cards, newest first; each opens its recording. */
export function Roadshows(register: CurrentList<Roadshow>) {
  const { filter, paging } = register.list;
  const leads = filter.item !== undefined || (!isNarrowed(filter) && paging.pageIndex === 1);
  return (
    <RegisterPage {...register} files>
      {(roadshows) => (
        <>
          <Recordings roadshows={roadshows} page={register.page} />
          {leads && roadshows[0] && <RoadshowLead roadshow={roadshows[0]} shareFrom={register.page} />}
          <ul className={styles.cards}>
            {roadshows.slice(leads ? 1 : 0).map((roadshow, index) => (
              <li key={`${roadshow.publishTime}${roadshow.title}`}>
                <RoadshowCard
                  roadshow={roadshow}
                  sizes={CARD}
                  priority={!leads && index === 0}
                  shareFrom={register.page}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </RegisterPage>
  );
}

/** The same for search engines. */
function Recordings({ roadshows, page }: { roadshows: Roadshow[]; page: PageContext }) {
  const data = roadshowRecordings(roadshows, page.locale);
  return data && <JsonLd data={data} />;
}
