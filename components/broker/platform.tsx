import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { artwork } from '@/lib/assets/artwork';
import type { PLATFORM } from '@/lib/content/broker';
import type { PageContext } from '@/lib/site/page-context';
import { Section } from '../ui/layout/section';
import { Artwork } from '../ui/media/artwork';
import { Prose } from '../ui/text/words';
import styles from './platform.module.css';

/** The data platform (§2), around its five modules. */
export function PlatformSection({ children }: { children: ReactNode }) {
  const t = useTranslations('broker.platform');
  return (
    <Section id="platform" tone="mist" title={t('title')} lead={t('text')}>
      {children}
    </Section>
  );
}

export interface PlatformModuleProps {
  page: PageContext;
  module: (typeof PLATFORM)[number];
  /** Widths that its picture is shown at. */
  sizes: string;
  /** Where slides are reached by an address. */
  id?: string;
  /** The name above them is the heading, for those who see it. */
  named?: boolean;
  /** What else is known of it. */
  children?: ReactNode;
}

/** One module: its picture, and what it shows. */
export function PlatformModule({
  page,
  module: { key, art },
  sizes,
  id,
  named = false,
  children,
}: PlatformModuleProps) {
  const t = useTranslations('broker.platform');
  return (
    <figure id={id} className={styles.module}>
      <Artwork art={artwork(art, page.locale)} alt={t(`${key}.picture`)} sizes={sizes} className={styles.picture} />
      <figcaption>
        <h3 className={named ? 'visually-hidden' : undefined}>{t(`${key}.name`)}</h3>
        <p>
          <Prose>{t(`${key}.text`)}</Prose>
        </p>
        {children}
      </figcaption>
    </figure>
  );
}
