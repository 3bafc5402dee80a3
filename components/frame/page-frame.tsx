import { ArrowRight } from 'lucide-react';
import Link from 'next/link';
import { useMessages, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { ROUTE_IDS, ROUTES, type RouteId } from '@/lib/site/routes';
import { Hero } from '../media/hero';
import { Breadcrumb } from '../ui/breadcrumb';
import { Container } from '../ui/container';
import { PageHeading } from '../ui/page-heading';
import { Words } from '../ui/words/words';
import styles from './frame.module.css';
import { FRAME_LINKS } from './frame-links';

/**
 * The frame of a page: its headline, then one entry per section with what is
 * true of it and where it leads. Pages with a composition of their own
 * (company news, contact) do not use it.
 */
export function PageFrame({ page, children }: { page: PageContext; children?: ReactNode }) {
  const t = useTranslations('pages');
  const nav = useTranslations('layout.nav');
  const common = useTranslations('common');
  const { darkHeader, parent } = ROUTES[page.route];
  const title = t(`${page.route}.heading`);
  const lead = t(`${page.route}.lead`);
  return (
    <>
      {darkHeader ? (
        <Hero seed={seedOf(page)} title={title} text={lead} />
      ) : (
        <PageHeading
          title={title}
          lead={lead}
          before={
            parent && (
              <Breadcrumb
                label={common('breadcrumb')}
                crumbs={[
                  { label: common('home'), href: linkFrom(page, 'home') },
                  { label: nav(parent), href: linkFrom(page, parent) },
                  { label: t(`${page.route}.title`) },
                ]}
              />
            )
          }
        />
      )}
      {children}
      <FrameSections page={page} after={darkHeader ? 'hero' : 'heading'} />
    </>
  );
}

/** Every page over ink has a book of its own. */
function seedOf({ route }: PageContext): number {
  return 1 + ROUTE_IDS.indexOf(route);
}

/** What the frame needs of a page's messages; some pages have no sections. */
interface PageWords {
  heading: string;
  sections?: Record<string, { title: string; text: string }>;
}

function FrameSections({ page, after }: { page: PageContext; after: 'hero' | 'heading' }) {
  const common = useTranslations('common');
  const { sections = {} }: PageWords = useMessages().pages[page.route];
  if (Object.keys(sections).length === 0) return null;
  const links: Record<string, RouteId | undefined> = FRAME_LINKS[page.route] ?? {};
  return (
    <Container className={`${styles.sections} ${after === 'heading' ? styles.afterHeading : ''}`}>
      {Object.entries(sections).map(([key, { title, text }]) => {
        const target = links[key];
        return (
          <section key={key} id={key} className={styles.section} aria-labelledby={`${key}-title`}>
            <h2 id={`${key}-title`}>
              <Words>{title}</Words>
            </h2>
            <div>
              <p>{text}</p>
              {target && (
                <Link href={linkFrom(page, target)} className={styles.more}>
                  {common('readMore')}
                  <span className="visually-hidden">: {title}</span>
                  <ArrowRight size={18} strokeWidth={1.75} aria-hidden="true" />
                </Link>
              )}
            </div>
          </section>
        );
      })}
    </Container>
  );
}
