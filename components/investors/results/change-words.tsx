import { useTranslations } from 'next-intl';
import type { Movement } from '@/lib/domain/key-figures';
import { Words } from '../../ui/text/words';

/** What an amount did against the year before; a dash where there is nothing to compare. */
export function ChangeWords({ movement }: { movement: Movement | undefined }) {
  const t = useTranslations('results');
  if (!movement) {
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">{t('notGiven')}</span>
      </>
    );
  }
  return 'percent' in movement ? movement.percent : <Words>{t(`turn.${movement.turn}`)}</Words>;
}
