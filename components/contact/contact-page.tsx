import { useTranslations } from 'next-intl';
import type { PageContext } from '@/lib/site/page-context';
import { Container, PageHeading } from '../ui/section';
import styles from './contact.module.css';
import { ContactBlocks } from './contact-blocks';
import { MessageForm } from './message-form';

/** Contact us (§2): four blocks and the message form. */
export function ContactPage({ page }: { page: PageContext }) {
  const t = useTranslations('pages.contactUs');
  return (
    <>
      <PageHeading title={t('heading')} lead={t('lead')} />
      <Container className={styles.columns}>
        <ContactBlocks />
        <MessageForm page={page} />
      </Container>
    </>
  );
}
