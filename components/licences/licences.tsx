import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { assetUrl } from '@/lib/assets/address';
import { company } from '@/lib/company/facts';
import { Section } from '../ui/layout/section';
import { Prose, Words } from '../ui/text/words';
import styles from './licences.module.css';

const LICENCES = [
  { key: 'one', type: 1, emblem: '/assets/emblem/licence-1.svg' },
  { key: 'seven', type: 7, emblem: '/assets/emblem/licence-7.svg' },
] as const;

/**
 * The two licences (§1, §9), each with what it allows, as far as the company holds them; nothing where it holds neither.
 * Title, lead and what follows are the page's own.
 */
export function Licences({ title, lead, children }: { title: string; lead: string; children?: ReactNode }) {
  const t = useTranslations('home.licences');
  const held = LICENCES.filter(({ type }) => company().licence.types?.includes(type));
  if (held.length === 0) return null;
  return (
    <Section id="licences" title={title} lead={lead} tone="mist">
      <ul className={styles.licences}>
        {held.map(({ key, emblem }) => (
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
