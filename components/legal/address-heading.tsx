import { Link2 } from 'lucide';
import { useTranslations } from 'next-intl';
import { Icon } from '../ui/media/icon';
import { Words } from '../ui/text/words';
import styles from './address-heading.module.css';

export interface AddressHeadingProps {
  id: string;
  title: string;
  level: 'h2' | 'h3';
  /** Of a chapter. */
  number?: number;
}

/** A heading with its address beside it (§2: anchors). Its section carries the id. */
export function AddressHeading({ id, title, level: Level, number }: AddressHeadingProps) {
  const t = useTranslations('legal');
  return (
    <div className={styles.heading}>
      {number !== undefined && (
        <span className={styles.number} data-figures="" aria-hidden="true">
          {number}
        </span>
      )}
      <Level>
        <Words>{title}</Words>
      </Level>
      <a href={`#${id}`} data-heading-address="" aria-label={t('address', { title })}>
        <Icon of={Link2} size={18} />
      </a>
    </div>
  );
}
