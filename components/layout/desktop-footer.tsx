import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { companyWords } from '@/lib/company/company-words';
import { company, phoneNumbers } from '@/lib/company/facts';
import { mainAddress } from '@/lib/company/words';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { FOOTER_LINKS, FOOTER_PRODUCTS } from '@/lib/site/routes';
import { Container } from '../ui/layout/container';
import { Brand } from './brand';
import styles from './desktop-footer.module.css';
import shared from './footer.module.css';
import { FooterLinks, LegalLine, PartnerSites, SocialIcons } from './footer-parts';

/** Desktop footer (§2 Navigation). */
export function DesktopFooter({ page }: { page: PageContext }) {
  const t = useTranslations('layout');
  return (
    <footer className={shared.footer} data-testid="site-footer" data-on-ink="">
      <Container>
        <div className={styles.top}>
          <div>
            <Brand
              href={linkFrom(page, 'home')}
              name={companyWords(page.locale).company}
              label={t('brandLink', companyWords(page.locale))}
            />
            <p className={shared.address}>{mainAddress(page.locale)}</p>
            <SocialIcons layout="desktop" />
          </div>
          <FooterLinks page={page} label={t('footer.products')} isLabelled routes={FOOTER_PRODUCTS} />
          <FooterLinks page={page} label={t('footer.company')} isLabelled routes={FOOTER_LINKS} />
          <dl className={styles.contact}>
            {phoneNumbers().map(({ place, dial, display }) => (
              <Fragment key={place}>
                <dt>{t(`footer.phones.${place}`)}</dt>
                <dd data-figures>
                  <a href={`tel:${dial}`}>{display}</a>
                </dd>
              </Fragment>
            ))}
            <dt>{t('footer.email')}</dt>
            <dd>
              <a href={`mailto:${company().emails.cooperation}`}>{company().emails.cooperation}</a>
            </dd>
          </dl>
        </div>
        <PartnerSites />
        <LegalLine />
      </Container>
    </footer>
  );
}
