import { FileText, Landmark, Mail, Users } from 'lucide';
import { useTranslations } from 'next-intl';
import { companyDocument } from '@/lib/content/documents';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { FileFacts } from '../../data/file-facts';
import { Card } from '../../ui/layout/card';
import { Section } from '../../ui/layout/section';
import { Icon } from '../../ui/media/icon';
import styles from './investor-cards.module.css';

const ICON = { size: 28, strokeWidth: 1.5 } as const;

/** The strip of four (§2): contact, prospectus where content has it, governance, board. */
export function InvestorCards({ page }: { page: PageContext }) {
  const t = useTranslations('investors.cards');
  const newTab = useTranslations('layout.footer')('newTab');
  const prospectus = companyDocument('prospectus', page.locale);
  const cards = [
    { key: 'contact', href: linkFrom(page, 'contactUs'), icon: <Icon of={Mail} {...ICON} /> },
    ...(prospectus
      ? [{ key: 'prospectus', href: prospectus.href, newTab, icon: <Icon of={FileText} {...ICON} /> } as const]
      : []),
    { key: 'governance', href: linkFrom(page, 'corporateRegulation'), icon: <Icon of={Landmark} {...ICON} /> },
    { key: 'board', href: linkFrom(page, 'boardMembers'), icon: <Icon of={Users} {...ICON} /> },
  ] as const;
  return (
    <Section id="more" title={t('title')}>
      <ul className={styles.cards}>
        {cards.map(({ key, ...card }) => (
          <li key={key}>
            <Card title={t(`${key}.title`)} text={t(`${key}.text`)} {...card}>
              {key === 'prospectus' && prospectus && (
                <p className={styles.facts}>
                  <FileFacts fileType={prospectus.fileType} fileSize={prospectus.fileSize} />
                </p>
              )}
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}
