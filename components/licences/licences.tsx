import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { assetUrl } from '@/lib/assets/address';
import { Section } from '../ui/layout/section';
import { Prose, Words } from '../ui/text/words';
import styles from './licences.module.css';

const LICENCES = [
  { key: 'one', emblem: '/assets/emblem/licence-1.svg' },
  { key: 'seven', emblem: '/assets/emblem/licence-7.svg' },
] as const;

/** The two licences (§1, §9), each with what it allows. Title, lead and what follows are the page's own. */
export function Licences({ title, lead, children }: { title: string; lead: string; children?: ReactNode }) {
  const t = useTranslations('home.licences');
  return (
    <Section id="licences" title={title} lead={lead} tone="mist">
      <ul className={styles.licences}>
        {LICENCES.map(({ key, emblem }) => (
          <li key={key}>
            {/* biome-ignore lint/performance/noImgElement: a drawing in vectors, the same at every size. */}
            <img src={assetUrl(emblem)} alt="" width={160} height={160} loading="lazy" decoding="async" />
            <div>
              <h3>
                <span className={styles.name}>{t(`${key}.name`)}</span>
                <Words>{t(`${key}.activity`)}</Words>
              </h3>
              <p>
                <Prose>{t(`${key}.text`)}</Prose>
              </p>
            </div>
          </li>
        ))}
      </ul>
      {children}
    </Section>
  );
}
