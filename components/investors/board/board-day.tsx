import { useTranslations } from 'next-intl';
import { boardChangeDays, startOf } from '@/lib/content/board';
import { longDate } from '@/lib/i18n/dates';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { buttonClass } from '../../ui/actions/button';
import { Disclosure } from '../../ui/actions/disclosure';
import { Link } from '../../ui/actions/link';
import { TextLink } from '../../ui/actions/text-link';
import { Words } from '../../ui/text/words';
import styles from './board-day.module.css';

/** Says whose day it is that the page shows, and leads back. */
export function ShownDay({ page, on }: { page: PageContext; on: string }) {
  const t = useTranslations('board.day');
  return (
    <p className={styles.shown} role="note">
      <strong>
        <Words>{t('shown', { day: longDate(startOf(on), page.locale) })}</Words>
      </strong>
      <TextLink href={linkFrom(page, 'boardMembers')}>{t('back')}</TextLink>
    </p>
  );
}

/** Leads to the board of another day: of any, or of those on which it changed. A plain form, so it needs no script. */
export function OtherDays({ page, on }: { page: PageContext; on: string | undefined }) {
  const t = useTranslations('board.day');
  return (
    <Disclosure summary={t('title')} open={on !== undefined} className={styles.days}>
      <form action={linkFrom({ ...page, locale: DEFAULT_LOCALE }, 'boardMembers')} className={styles.form}>
        {page.locale !== DEFAULT_LOCALE && <input type="hidden" name="lang" value={page.locale} />}
        <label htmlFor="board-on">{t('label')}</label>
        <input id="board-on" type="date" name="on" defaultValue={on} required />
        <button type="submit" className={buttonClass('outline', { size: 'small' })}>
          {t('show')}
        </button>
      </form>
      <nav aria-label={t('changes')}>
        <ul className={styles.changes} data-figures>
          {boardChangeDays()
            .toReversed()
            .map((day) => (
              <li key={day}>
                <Link
                  href={linkFrom(page, 'boardMembers', { query: { on: day } })}
                  aria-current={day === on ? 'page' : undefined}
                >
                  {longDate(startOf(day), page.locale)}
                </Link>
              </li>
            ))}
        </ul>
      </nav>
    </Disclosure>
  );
}
