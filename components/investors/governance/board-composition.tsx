import { useLocale, useTranslations } from 'next-intl';
import { companyWords } from '@/lib/company/company-words';
import { boardByGroup } from '@/lib/content/board';
import type { PageContext } from '@/lib/site/page-context';
import { Prose, Words } from '../../ui/text/words';
import styles from './board-composition.module.css';

/** How the board is made up: its independent seats as a figure, and every seat as a bar. */
export function BoardComposition({ page }: { page: PageContext }) {
  const t = useTranslations('investors.governance.composition');
  const groupNames = useTranslations('investors.board.groups');
  const groups = boardByGroup(page.locale);
  const all = groups.reduce((sum, [, members]) => sum + members.length, 0);
  const independent = groups.find(([group]) => group === 'independent')?.[1].length ?? 0;
  return (
    <section aria-labelledby="composition-title" className={styles.composition}>
      <div>
        <h2 id="composition-title">{t('title')}</h2>
        <p className={styles.figure} aria-hidden="true" data-figures>
          {independent}
          <span>/{all}</span>
        </p>
        <p className={styles.words}>
          <Prose>{t('independent', { ...companyWords(useLocale()), count: independent, all })}</Prose>
        </p>
      </div>
      <dl className={styles.groups}>
        {groups.map(([group, members]) => (
          <div key={group} data-group={group}>
            <dt>
              <Words>{groupNames(group)}</Words>
            </dt>
            <dd data-figures>
              <span className={styles.bars} aria-hidden="true">
                {members.map(({ position }) => (
                  <span key={position} />
                ))}
              </span>
              {members.length}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
