import { useTranslations } from 'next-intl';
import type { Circular } from '@/lib/contract/types';
import { hongKongMonth, monthAndYear } from '@/lib/i18n/dates';
import type { CurrentList } from '@/lib/pages/list-page';
import { CircularList } from '../../filings/circular-list';
import { FilingDetails, hasDetails } from '../../filings/filing-details';
import { groupsOf, RegisterGroup } from '../register/register-group';
import { RegisterPage } from '../register/register-page';

/** Announcements and circulars (§2): a register by month, newest first, each row opening its file; of one alone all that is known. */
export function Announcements(register: CurrentList<Circular>) {
  const t = useTranslations('investors.filter');
  const { locale } = register.page;
  const isOne = register.list.filter.item !== undefined;
  return (
    <RegisterPage {...register} files>
      {(circulars) =>
        groupsOf(circulars, monthOf).map(([month, entries]) => (
          <RegisterGroup
            key={month ?? 'undated'}
            id={`month-${month ?? 'undated'}`}
            title={month === undefined ? t('undated') : monthAndYear(entries[0]?.publishTime, locale)}
          >
            <CircularList circulars={entries} shareFrom={register.page} detailed={isOne} />
            {isOne &&
              entries
                .filter(hasDetails)
                .map((entry) => <FilingDetails key={entry.title} document={entry} locale={locale} />)}
          </RegisterGroup>
        ))
      }
    </RegisterPage>
  );
}

function monthOf({ publishTime }: Circular): string | undefined {
  return publishTime === undefined ? undefined : hongKongMonth(publishTime);
}
