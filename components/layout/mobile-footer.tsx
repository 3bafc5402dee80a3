import { Mail, Phone } from 'lucide';
import { useTranslations } from 'next-intl';
import { companyWords } from '@/lib/company/company-words';
import { company, phoneNumbers } from '@/lib/company/facts';
import { mainAddress } from '@/lib/company/words';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { FOOTER_LINKS, FOOTER_PRODUCTS } from '@/lib/site/routes';
import { Container } from '../ui/layout/container';
import { Icon } from '../ui/media/icon';
import { Brand } from './brand';
import { CopyLink } from './copy-link';
import shared from './footer.module.css';
import { FooterLinks, LegalLine, PartnerSites, SocialIcons } from './footer-parts';
import styles from './mobile-footer.module.css';

/** The products, and the links of the footer, as on the desktop layout. */
const LINKS = [...FOOTER_PRODUCTS, ...FOOTER_LINKS] as const;

/** Mobile footer (§2 Navigation): a tap on a number dials it, a tap on the e-mail copies it. */
export function MobileFooter({ page }: { page: PageContext }) {
  const t = useTranslations('layout');
  return (
    <footer className={shared.footer} data-testid="site-footer" data-on-ink="">
      <Container>
        <Brand
          href={linkFrom(page, 'home')}
          name={companyWords(page.locale).company}
          label={t('brandLink', companyWords(page.locale))}
        />
        <ul className={styles.actions}>
          {phoneNumbers().map(({ place, dial, display }) => (
            <li key={place}>
              <a href={`tel:${dial}`}>
                <Icon of={Phone} size={20} />
                <span>
                  <small>{t(`footer.phones.${place}`)}</small>
                  <span data-figures>{display}</span>
                </span>
              </a>
            </li>
          ))}
          <li>
            <CopyLink
              href={`mailto:${company().emails.cooperation}`}
              text={company().emails.cooperation}
              labels={{ copied: t('footer.copied'), failed: t('footer.copyFailed') }}
            >
              <Icon of={Mail} size={20} />
              <span>
                <small>{t('footer.copyEmail')}</small>
                {company().emails.cooperation}
              </span>
            </CopyLink>
          </li>
        </ul>
        <FooterLinks page={page} label={t('footer.links')} routes={LINKS} />
        <SocialIcons layout="mobile" />
        <PartnerSites />
        <p className={shared.address}>{mainAddress(page.locale)}</p>
        <LegalLine />
      </Container>
    </footer>
  );
}
