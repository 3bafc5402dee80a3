import { useLocale, useTranslations } from 'next-intl';
import { companyWords } from '@/lib/company/company-words';
import { company } from '@/lib/company/facts';
import { isSample } from '@/lib/company/sample';
import { companyContent } from '@/lib/content-folder/current';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import type { FOOTER_LINKS, FOOTER_PRODUCTS, Layout } from '@/lib/site/routes';
import { Link } from '../ui/actions/link';
import { ExternalLink } from '../ui/actions/text-link';
import styles from './footer.module.css';
import { PARTNERS, SOCIAL_ACCOUNTS } from './footer-content';
import { SocialIcon, WechatCodes } from './wechat-codes';

/** The parts that both footers are composed of. */

export interface FooterLinksProps {
  page: PageContext;
  /** Names the list, above it or for assistive technology alone. */
  label: string;
  isLabelled?: boolean;
  routes: readonly (typeof FOOTER_LINKS | typeof FOOTER_PRODUCTS)[number][];
}

export function FooterLinks({ page, label, isLabelled = false, routes }: FooterLinksProps) {
  const t = useTranslations('layout.nav');
  return (
    <nav aria-label={label} className={styles.links}>
      {isLabelled && <h2>{label}</h2>}
      <ul>
        {routes.map((id) => (
          <li key={id}>
            <Link href={linkFrom(page, id)}>{t(id)}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Those of several addresses that the company has, in their order. */
function addressesOf<Id extends string>(ids: readonly Id[], addresses: Partial<Record<Id, string>>): [Id, string][] {
  return ids.flatMap((id): [Id, string][] => {
    const address = addresses[id];
    return address === undefined ? [] : [[id, address]];
  });
}

export function SocialIcons({ layout }: { layout: Layout }) {
  const t = useTranslations('layout.footer');
  return (
    <ul className={styles.social}>
      {company().wechat && (
        <li>
          <WechatCodes layout={layout} />
        </li>
      )}
      {addressesOf(SOCIAL_ACCOUNTS, company().social).map(([id, href]) => (
        <li key={id}>
          <ExternalLink href={href} newTab={t('newTab')} className={styles.icon}>
            <SocialIcon drawing={`${id}.svg`} />
            <span className="visually-hidden">{t(`social.${id}`)}</span>
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}

export function PartnerSites() {
  const t = useTranslations('layout.footer');
  return (
    <div className={styles.partners}>
      <h2>{t('partners')}</h2>
      <ul>
        {addressesOf(PARTNERS, company().partnerSites).map(([id, href]) => (
          <li key={id}>
            <ExternalLink href={href} newTab={t('newTab')}>
              {t(`partnerSites.${id}`)}
            </ExternalLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function LegalLine() {
  const t = useTranslations('layout.footer');
  const words = companyWords(useLocale());
  return (
    <div className={styles.legal}>
      <p>{t('listing', words)}</p>
      <p>{t('copyright', words)}</p>
      <p className={styles.risk}>{t('risk')}</p>
      {companyContent().preview && <p className={styles.sample}>{t('preview')}</p>}
      {isSample('content') && <p className={styles.sample}>{t(isSample('data') ? 'sample' : 'sampleContent')}</p>}
    </div>
  );
}
