import { ArrowDown } from 'lucide';
import { useTranslations } from 'next-intl';
import { company } from '@/lib/company/facts';
import { hotlineHours } from '@/lib/company/promises';
import { mainAddress } from '@/lib/company/words';
import type { PageContext } from '@/lib/site/page-context';
import { ContentLabel } from '../data/content-label';
import { Scene } from '../media/scene';
import { ButtonLink } from '../ui/actions/button';
import { PageHeading } from '../ui/layout/page-heading';
import { Section } from '../ui/layout/section';
import { Icon } from '../ui/media/icon';
import styles from './contact.module.css';
import { ContactBlocks } from './contact-blocks';
import { MessageForm } from './message-form';
import { MESSAGE_FORM_ID } from './message-form-id';
import { OFFICE_ID, Office } from './office';

/** Contact us (§2): four blocks and the message form, then where the office is. */
export function ContactPage({ page }: { page: PageContext }) {
  const t = useTranslations('pages.contactUs');
  const scene = useTranslations('contact.scene');
  const form = useTranslations('contact.form');
  const office = useTranslations('contact.office');
  const hotline = hotlineHours(page.locale);
  return (
    <>
      <PageHeading
        title={t('heading')}
        lead={t('lead')}
        after={
          <>
            {page.layout === 'mobile' && (
              <div className={styles.first}>
                <ButtonLink href={`#${MESSAGE_FORM_ID}`} wide>
                  {form('title')}
                </ButtonLink>
                {mainAddress(page.locale) && (
                  <a href={`#${OFFICE_ID}`} className={styles.toOffice}>
                    {office('short')}
                    <Icon of={ArrowDown} size={18} />
                  </a>
                )}
              </div>
            )}
            <ContentLabel />
          </>
        }
      />
      <Section rise={false}>
        <div className={styles.columns}>
          <ContactBlocks />
          <MessageForm page={page} />
        </div>
      </Section>
      <Office />
      {hotline.hours === 'stated' && (
        <Scene
          page={page}
          name="central"
          title={scene('title')}
          text={scene('text', hotline)}
          picture={scene('picture')}
        >
          <a className={styles.hotline} href={`tel:${company().phones.hongKong.dial}`} data-figures>
            {company().phones.hongKong.display}
          </a>
        </Scene>
      )}
    </>
  );
}
