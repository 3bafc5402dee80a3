import { useTranslations } from 'next-intl';
import { besidesOf, type OneFiling } from '@/lib/content/filing-page';
import type { Circular } from '@/lib/contract/types';
import { hongKongMonth, monthAndYear } from '@/lib/i18n/dates';
import { type CurrentList, oneEntry } from '@/lib/pages/list-page';
import { CircularList } from '../../filings/circular-list';
import { FilingPage } from '../filing/filing-page';
import { groupsOf, RegisterGroup } from '../register/register-group';
import { RegisterPage } from '../register/register-page';

/** What the page shows besides its list: all that is known of the one announcement, where it is of one. */
export const readBesidesAnnouncement = besidesOf<Circular>('circulars');

/** Announcements and circulars (§2): a register by month, newest first, each row opening its file; or one by itself. */
export function Announcements({ besides, ...register }: CurrentList<Circular> & OneFiling) {
  const t = useTranslations('investors.filter');
  const { locale } = register.page;
  const one = oneEntry(register.list);
  if (one && besides) return <FilingPage {...register} register="circulars" filing={one} besides={besides} />;
  return (
    <RegisterPage {...register} files>
      {(circulars) =>
        groupsOf(circulars, monthOf).map(([month, entries]) => (
          <RegisterGroup
            key={month ?? 'undated'}
            id={`month-${month ?? 'undated'}`}
            title={month === undefined ? t('undated') : monthAndYear(entries[0]?.publishTime, locale)}
          >
            <CircularList circulars={entries} shareFrom={register.page} />
          </RegisterGroup>
        ))
      }
    </RegisterPage>
  );
}

function monthOf({ publishTime }: Circular): string | undefined {
  return publishTime === undefined ? undefined : hongKongMonth(publishTime);
}
