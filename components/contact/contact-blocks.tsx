import { ArrowRight, Handshake, Headset, Newspaper, TrendingUp } from 'lucide';
import { useLocale, useTranslations } from 'next-intl';
import { company, phoneNumbers } from '@/lib/company/facts';
import { hotlineHours, replyWithin } from '@/lib/company/promises';
import type { BusinessType } from '@/lib/validation/patterns';
import { Icon } from '../ui/media/icon';
import { Prose, Words } from '../ui/text/words';
import styles from './contact.module.css';
import { DeskLink } from './desk-link';

const ICONS = { service: Headset, business: Handshake, investors: TrendingUp, media: Newspaper } as const;

/** What a message to each desk is about (§3): the business desk takes whatever concerns working together. */
const BUSINESS_TYPE_OF = {
  service: '7',
  business: '1',
  investors: '7',
  media: '7',
} as const satisfies Record<keyof typeof ICONS, BusinessType>;

/** The four contact blocks (§2 Contact us): how to reach each desk, when it answers, and the way to the form. */
export function ContactBlocks() {
  const t = useTranslations('contact');
  const locale = useLocale();
  const common = useTranslations('common');
  const { emails, replyWithin: promised } = company();
  const lines = {
    service: phoneNumbers().map(({ place, display, dial }) => ({
      label: t(place),
      text: display,
      href: `tel:${dial}`,
    })),
    business: [
      { label: t('account'), text: emails.account, href: `mailto:${emails.account}` },
      { label: t('cooperation'), text: emails.cooperation, href: `mailto:${emails.cooperation}` },
    ],
    investors: [{ label: t('email'), text: emails.investors, href: `mailto:${emails.investors}` }],
    media: [{ label: t('email'), text: emails.media, href: `mailto:${emails.media}` }],
  } as const;
  return (
    <ul className={styles.blocks}>
      {(['service', 'business', 'investors', 'media'] as const).map((id) => (
        <li key={id} className={styles.block}>
          <Icon of={ICONS[id]} strokeWidth={1.5} />
          <div>
            <h2>
              <Words>{t(`blocks.${id}.title`)}</Words>
            </h2>
            <p>
              <Prose>{t(`blocks.${id}.text`, hotlineHours(locale))}</Prose>
            </p>
            <ul className={styles.lines}>
              {lines[id].map(({ label, text, href }) => (
                <li key={href}>
                  <span>{label}</span>
                  <a href={href} data-figures>
                    {text}
                  </a>
                </li>
              ))}
            </ul>
            <p className={styles.reply}>
              <DeskLink businessType={BUSINESS_TYPE_OF[id]} className={styles.write}>
                {t('write')}
                <span className="visually-hidden">{common('about', { what: t(`blocks.${id}.title`) })}</span>
                <Icon of={ArrowRight} size={18} />
              </DeskLink>
              {/* The service desk answers the telephone, in the hours above. */}
              {id !== 'service' && promised[id] !== undefined && <span>{t('reply', replyWithin(id))}</span>}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
