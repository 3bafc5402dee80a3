import { useTranslations } from 'next-intl';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { ROUTES } from '@/lib/site/routes';
import { Crumbs } from '../data/crumbs';
import { ButtonLink } from '../ui/actions/button';
import { Container } from '../ui/layout/container';
import { EmptyState } from '../ui/layout/empty-state';
import { PageHeading } from '../ui/layout/page-heading';
import styles from './unreadable-address.module.css';

/** Where a page would stand whose address says something that it cannot read (docs/requirements.md, Routes), with status 404. */
export function UnreadableAddress({ page }: { page: PageContext }) {
  const t = useTranslations('common.unreadable');
  const common = useTranslations('common');
  const words = useTranslations('pages');
  const heading = words(`${page.route}.heading`);
  return (
    <>
      <PageHeading
        tone={ROUTES[page.route].darkHeader ? 'ink' : 'paper'}
        before={<Crumbs crumbs={[{ label: common('home'), href: linkFrom(page, 'home') }, { label: heading }]} />}
        title={heading}
      />
      <Container className={styles.body}>
        <EmptyState
          title={t('title')}
          text={t('text')}
          action={
            <ButtonLink look="outline" href={linkFrom(page, page.route)}>
              {t('action', { page: words(`${page.route}.title`) })}
            </ButtonLink>
          }
        />
      </Container>
    </>
  );
}
