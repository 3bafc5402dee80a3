import { useTranslations } from 'next-intl';
import { INVESTOR_GROUP_NAMES, INVESTOR_GROUPS } from '@/lib/site/investor-pages';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { Link } from '../../ui/actions/link';
import { Section } from '../../ui/layout/section';
import { Words } from '../../ui/text/words';
import styles from './investor-directory.module.css';

/** Every page of investor relations, by what it is about. */
export function InvestorDirectory({ page }: { page: PageContext }) {
  const t = useTranslations('investors.directory');
  const pages = useTranslations('pages');
  return (
    <Section id="directory" title={t('title')}>
      <nav aria-label={t('title')} className={styles.groups}>
        {INVESTOR_GROUP_NAMES.map((group) => (
          <section key={group} aria-labelledby={`directory-${group}`}>
            <h3 id={`directory-${group}`}>
              <Words>{t(group)}</Words>
            </h3>
            <ul>
              {INVESTOR_GROUPS[group].map((id) => (
                <li key={id}>
                  <Link href={linkFrom(page, id)}>
                    <Words>{pages(`${id}.heading`)}</Words>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
    </Section>
  );
}
