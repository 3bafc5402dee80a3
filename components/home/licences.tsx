import { useTranslations } from 'next-intl';
import { assetUrl } from '@/lib/assets/address';
import { Section } from '../ui/section';
import styles from './licences.module.css';

const LICENCES = [
  { key: 'one', emblem: '/assets/emblem/licence-1.svg' },
  { key: 'seven', emblem: '/assets/emblem/licence-7.svg' },
] as const;

/** The two licences (§1, §9), each with what it allows. Title and lead are the page's own. */
export function Licences({ title, lead }: { title: string; lead: string }) {
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
                <span>{t(`${key}.name`)}</span>
                {t(`${key}.activity`)}
              </h3>
              <p>{t(`${key}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
