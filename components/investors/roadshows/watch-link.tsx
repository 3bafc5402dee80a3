import { Play } from 'lucide';
import { useTranslations } from 'next-intl';
import type { Roadshow } from '@/lib/contract/types';
import { isCall } from '@/lib/domain/recording-kind';
import { fileAddress } from '@/lib/text/file-address';
import { ButtonLink } from '../../ui/actions/button';
import { Icon } from '../../ui/media/icon';
import styles from './watch-link.module.css';

/** Opens a recording in a new tab (§2): to be heard where it is of a call, to be seen else; or says that there is none. */
export function WatchLink({ roadshow: { title, skipUrl } }: { roadshow: Roadshow }) {
  const t = useTranslations('investors.roadshows');
  const common = useTranslations('common');
  const missing = useTranslations('investors.missing')('recording');
  const newTab = useTranslations('layout.footer')('newTab');
  const address = fileAddress(skipUrl);
  if (address === undefined) return <p className={styles.missing}>{missing}</p>;
  return (
    <span className={styles.place}>
      <ButtonLink href={address} newTab={newTab}>
        <Icon of={Play} size={16} filled />
        {t(isCall(title) ? 'listen' : 'watch')}
        <span className="visually-hidden">{common('about', { what: title })}</span>
      </ButtonLink>
    </span>
  );
}
