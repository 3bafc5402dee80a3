import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

/** Heads of a table that sets a period beside the same one a year before: what it is, both amounts, the change. */
export function ComparedHead({ what, children }: { what: string; children?: ReactNode }) {
  const t = useTranslations('results.centre');
  return (
    <thead>
      <tr>
        <th scope="col">{what}</th>
        <th scope="col" data-number>
          {t('thisPeriod')}
        </th>
        <th scope="col" data-number>
          {t('lastPeriod')}
        </th>
        <th scope="col" data-number>
          {t('changeHead')}
        </th>
        {children}
      </tr>
    </thead>
  );
}
