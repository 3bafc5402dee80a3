import { Handshake, Headset, Newspaper, TrendingUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { SITE } from '@/lib/site/facts';
import styles from './contact.module.css';

const ICONS = { service: Headset, business: Handshake, investors: TrendingUp, media: Newspaper } as const;

/** The four contact blocks (§2 Contact us). */
export function ContactBlocks() {
  const t = useTranslations('contact');
  const { phones, emails } = SITE;
  const lines = {
    service: [
      { label: t('hongKong'), text: phones.hongKong.display, href: `tel:${phones.hongKong.dial}` },
      { label: t('mainland'), text: phones.mainland.display, href: `tel:${phones.mainland.dial}` },
    ],
    business: [
      { label: t('account'), text: emails.account, href: `mailto:${emails.account}` },
      { label: t('cooperation'), text: emails.cooperation, href: `mailto:${emails.cooperation}` },
    ],
    investors: [{ label: null, text: emails.investors, href: `mailto:${emails.investors}` }],
    media: [{ label: null, text: emails.media, href: `mailto:${emails.media}` }],
  } as const;
  return (
    <ul className={styles.blocks}>
      {(['service', 'business', 'investors', 'media'] as const).map((id) => {
        const Icon = ICONS[id];
        return (
          <li key={id} className={styles.block}>
            <Icon size={24} strokeWidth={1.5} aria-hidden="true" />
            <div>
              <h2>{t(`blocks.${id}.title`)}</h2>
              <p>{t(`blocks.${id}.text`)}</p>
              <ul className={styles.lines}>
                {lines[id].map(({ label, text, href }) => (
                  <li key={href}>
                    {label && <span>{label}</span>}
                    <a href={href} data-figures>
                      {text}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
