import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { company } from '@/lib/company/facts';
import { untilDisplaysChange } from '@/lib/content/dates-life';
import { documentsOfKind } from '@/lib/content/documents';
import type { Locale } from '@/lib/i18n/locales';
import type { PageContent } from '@/lib/pages/define-page';
import type { PageContext } from '@/lib/site/page-context';
import { OpenInBrowser } from '../../files/open-in-browser';
import { Container } from '../../ui/layout/container';
import { Prose, Words } from '../../ui/text/words';
import { PartLinks } from '../data/part-links';
import { InvestorHeading } from '../investor-heading';
import { CompanyFiles } from './company-files';
import { CompanyTexts } from './company-texts';
import { CorporateInformation } from './corporate-information';
import { DividendPolicy } from './dividend-policy';
import { Registrars } from './registrars';
import { RequestSlip } from './request-slip';
import styles from './shareholder-information.module.css';

interface ShareholderData {
  page: PageContext<'shareholderInformation'>;
  now: number;
}

/** Shareholder information, on both layouts. */
export const shareholderPage: PageContent<'shareholderInformation', ShareholderData> = {
  read: async ({ page }) => {
    const now = Date.now();
    await untilDisplaysChange(now);
    return { page, now };
  },
  View: ShareholderInformation,
};

/** What a shareholder looks up once a year: whom to write to, what the company is bound by, who acts for it. */
export function ShareholderInformation({ page, now }: { page: PageContext; now: number }) {
  const t = useTranslations('shareholders');
  const { locale } = page;
  const communications = documentsOfKind('communications', locale);
  const constitution = documentsOfKind('constitutional', locale);
  const policies = documentsOfKind('policy', locale);
  const { files: displayed } = documentsOfKind('display', locale, now);
  const parts = [
    displayed.length > 0 && {
      id: 'display',
      text: t('display.text'),
      content: <CompanyFiles documents={displayed} page={page} />,
      passing: true,
    },
    (company().registrars ?? []).length > 0 && {
      id: 'registrars',
      content: <Registrars locale={locale} />,
      text: t('registrars.text'),
    },
    has(communications) && {
      id: 'communications',
      content: (
        <>
          <CompanyTexts texts={communications.texts} whole />
          <CompanyFiles documents={communications.files} />
          <RequestSlip locale={locale} />
        </>
      ),
    },
    has(constitution) && {
      id: 'constitution',
      text: t('constitution.text'),
      content: (
        <>
          <CompanyTexts texts={constitution.texts} />
          <CompanyFiles documents={constitution.files} />
        </>
      ),
    },
    has(policies) && {
      id: 'policies',
      text: t('policies.text'),
      content: (
        <>
          <DividendPolicy page={page} />
          <CompanyTexts texts={policies.texts} />
          <CompanyFiles documents={policies.files} />
          <Secretary locale={locale} />
        </>
      ),
    },
    { id: 'company', content: <CorporateInformation page={page} /> },
  ].filter((part) => part !== false) as Part[];
  return (
    <>
      <InvestorHeading
        page={page}
        labelled
        after={<PartLinks parts={parts.map(({ id }) => ({ id, title: t(`${id}.title`) }))} />}
      />
      <Container className={styles.parts}>
        <OpenInBrowser page={page} />
        {parts.map(({ id, text, content, passing }) => (
          <section
            key={id}
            id={id}
            aria-labelledby={`${id}-title`}
            className={styles.part}
            data-nosnippet={passing ? '' : undefined}
          >
            <div>
              <h2 id={`${id}-title`}>
                <Words>{t(`${id}.title`)}</Words>
              </h2>
              {text && (
                <p>
                  <Prose>{text}</Prose>
                </p>
              )}
            </div>
            <div>{content}</div>
          </section>
        ))}
      </Container>
    </>
  );
}

/** To whom a shareholder writes who proposes a director. */
function Secretary({ locale }: { locale: Locale }) {
  const t = useTranslations('shareholders.policies');
  const address = company().offices?.find(({ is }) => is === 'principal')?.address?.[locale];
  return address === undefined ? null : (
    <p className={styles.note}>
      <Prose>{t('nominating', { address })}</Prose>
    </p>
  );
}

interface Part {
  id: 'display' | 'registrars' | 'communications' | 'constitution' | 'policies' | 'company';
  text?: string;
  content: ReactNode;
  /** It goes by itself: neither our search nor others keep its words as those of the page. */
  passing?: boolean;
}

const has = ({ texts, files }: ReturnType<typeof documentsOfKind>) => texts.length + files.length > 0;
