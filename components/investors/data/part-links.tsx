import { useTranslations } from 'next-intl';
import styles from './part-links.module.css';

export interface PartLink {
  /** Its heading has the id `<id>-title`. */
  id: string;
  title: string;
}

/** The parts of a long page, below its heading. */
export function PartLinks({ parts }: { parts: readonly PartLink[] }) {
  const t = useTranslations('common');
  return (
    <nav aria-label={t('contents')} className={styles.links}>
      {parts.map(({ id, title }) => (
        <a key={id} href={`#${id}-title`}>
          {title}
        </a>
      ))}
    </nav>
  );
}
