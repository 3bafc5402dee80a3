import { useTranslations } from 'next-intl';
import { artwork } from '@/lib/assets/artwork';
import { CENTRE } from '@/lib/content/broker';
import type { PageContext } from '@/lib/site/page-context';
import { Tabs } from '../ui/actions/tabs';
import { Section } from '../ui/layout/section';
import { Artwork } from '../ui/media/artwork';
import { Prose, Words } from '../ui/text/words';
import styles from './centre.module.css';

type Tab = (typeof CENTRE)[number]['tab'];

/** The parts of a tab that a layout places: a page brings the styles of its own layout alone. */
type Places = Partial<Record<'panel' | 'large' | 'picture' | 'cards', string>>;

/**
 * The business centre (§2, §4): five tabs of 4, 12, 8, 11 and 4 cards, the first of each large. On phones the others
 * stand three high in columns to swipe, so that a tab of four and one of twelve are of a height.
 */
export function Centre({ page, places }: { page: PageContext; places: Places }) {
  const t = useTranslations('broker.centre');
  return (
    <Section id="centre" tone="mist" title={t('title')} lead={t('text')}>
      <Tabs
        label={t('label')}
        tabs={CENTRE.map(({ tab, art, cards }) => {
          const [large, ...others] = cards.map(({ key, ...flags }) => ({ key, isNew: 'isNew' in flags }));
          return {
            value: tab,
            label: t(`${tab}.name`),
            count: cards.length,
            anchor: `centre-${tab}`,
            content: (
              <div className={`${styles.panel} ${places.panel}`} data-count={others.length}>
                <article className={`${styles.large} ${places.large}`} data-on-ink="" data-testid="business-card">
                  <Artwork
                    art={artwork(art, page.locale)}
                    alt={t(`${tab}.picture`)}
                    sizes={page.layout === 'mobile' ? '84vw' : '340px'}
                    className={`${styles.picture} ${places.picture}`}
                  />
                  <CardWords tab={tab} card={large?.key ?? ''} isNew={large?.isNew ?? false} />
                </article>
                <ul
                  className={`${styles.cards} ${places.cards}`}
                  data-count={others.length}
                  data-scrolls-across=""
                  aria-label={page.layout === 'mobile' ? t('scroll') : t(`${tab}.name`)}
                  tabIndex={page.layout === 'mobile' ? 0 : undefined}
                >
                  {others.map(({ key, isNew }) => (
                    <li key={key} data-testid="business-card">
                      <CardWords tab={tab} card={key} isNew={isNew} />
                    </li>
                  ))}
                </ul>
              </div>
            ),
          };
        })}
      />
    </Section>
  );
}

/** What a function does, for whom, and what it replaces. */
function CardWords({ tab, card, isNew }: { tab: Tab; card: string; isNew: boolean }) {
  const t = useTranslations('broker.centre');
  // The keys of a tab are its own; which tab this is the compiler cannot follow.
  const say = (part: 'title' | 'text' | 'who' | 'what') => t(`${tab}.cards.${card}.${part}` as Parameters<typeof t>[0]);
  return (
    <div className={styles.words}>
      <h3>
        <Words>{say('title')}</Words>
        {isNew && <span className={styles.new}>{t('new')}</span>}
      </h3>
      <p>
        <Prose>{say('text')}</Prose>
      </p>
      <ul className={styles.tags}>
        <li>{say('who')}</li>
        <li>{say('what')}</li>
      </ul>
    </div>
  );
}
