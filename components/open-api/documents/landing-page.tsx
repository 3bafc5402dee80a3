import { ArrowRight, ArrowUpRight } from 'lucide';
import { useTranslations } from 'next-intl';
import { type DocumentSummary, oneDocument } from '@/lib/content/open-api-documents';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import limits from '@/open-api/protocol/limits.json';
import { Consultation } from '../../consultation/consultation';
import { OpenInBrowser } from '../../files/open-in-browser';
import { ButtonLink } from '../../ui/actions/button';
import { Link } from '../../ui/actions/link';
import { TextLink } from '../../ui/actions/text-link';
import { PageHeading } from '../../ui/layout/page-heading';
import { Section } from '../../ui/layout/section';
import { Icon } from '../../ui/media/icon';
import { Prose, Words } from '../../ui/text/words';
import { Console } from '../console/console';
import { KEY_BUSINESS_TYPE } from '../key';
import { documentLink } from './document-link';
import { DocumentSearch } from './document-search';
import { FirstRequest } from './first-request';
import { FramedDocument } from './framed-document';
import styles from './landing-page.module.css';

/** What is asked about a connection before a line is written, and how its number reads. */
const LIMITS = {
  subscriptions: limits.subscriptionsPerConnection.value,
  connections: limits.connectionsPerKey.value,
  depth: limits.depthLevels.value,
  messages: limits.messagesPerSecond.value,
  resend: limits.resendWindow.value / 60_000,
};

/** What the API is used for, and what of its messages each use reads: a type of message, then fields of it. */
const USES = {
  quotes: ['quote', 'last', 'bid', 'ask', 'volume'],
  alerts: ['quote', 'symbol', 'last', 'time'],
  research: ['resend', 'sequence', 'first', 'last'],
  risk: ['depth', 'bids', 'asks'],
} as const;

/** The documents of the Open API (§2 /openApi): a first request, what there is to read, to try and to download. */
export function LandingPage({ page, summaries }: { page: PageContext; summaries: DocumentSummary[] }) {
  const t = useTranslations('documents');
  const words = useTranslations('pages.openApi');
  const common = useTranslations('layout.footer');
  const guide = summaries.find(({ name }) => name === 'usage');
  return (
    <>
      <PageHeading
        title={words('heading')}
        lead={words('lead')}
        after={
          <div className={styles.ways}>
            <ButtonLink href={linkFrom(page, 'usingDocument')}>{t('landing.guide')}</ButtonLink>
            <ButtonLink href={linkFrom(page, 'downloadApi')} look="outline">
              {t('landing.sdk')}
            </ButtonLink>
            <Consultation page={page} businessType={KEY_BUSINESS_TYPE} label={t('key.action')} look="outline" />
            <p>
              <Prose>{t('access')}</Prose>
            </p>
          </div>
        }
        aside={<Limits page={page} />}
      />

      <Section
        id="try"
        tone="ink"
        title={t('landing.firstTitle')}
        lead={t('landing.firstLead')}
        aside={<TextLink href={documentLink(page, 'usage', 'first-connection')}>{t('landing.firstMore')}</TextLink>}
      >
        <OpenInBrowser page={page} />
        <FirstRequest />
        <Console page={page} />
      </Section>

      <Section id="uses" tone="mist" title={t('landing.usesTitle')} lead={t('landing.usesLead')}>
        <ul className={styles.uses}>
          {(Object.keys(USES) as (keyof typeof USES)[]).map((use) => (
            <li key={use}>
              <h3>
                <Words>{t(`landing.uses.${use}.title`)}</Words>
              </h3>
              <p>
                <Prose>{t(`landing.uses.${use}.text`)}</Prose>
              </p>
              <p className={styles.fields} lang="en">
                {USES[use].map((name, index) => (
                  <code key={name} data-message={index === 0 || undefined}>
                    {name}
                  </code>
                ))}
              </p>
            </li>
          ))}
        </ul>
      </Section>

      <Section
        id="documents"
        title={t('landing.documentsTitle')}
        lead={t('landing.documentsLead')}
        aside={<DocumentSearch page={page} />}
      >
        <div className={styles.shelf}>
          {guide && (
            <div className={styles.guide}>
              <p>{t('landing.start')}</p>
              <h3>
                <Link href={documentLink(page, guide.name)}>
                  {guide.title}
                  <Icon of={ArrowRight} size={20} />
                </Link>
              </h3>
              <p>
                <Words>{guide.lead}</Words>
              </p>
              <ol>
                {guide.headings.map(({ id, title }) => (
                  <li key={id}>
                    <Link href={documentLink(page, guide.name, id)}>{title}</Link>
                  </li>
                ))}
              </ol>
            </div>
          )}
          <ol className={styles.documents}>
            {summaries
              .filter((each) => each !== guide)
              .map(({ name, title, lead }) => (
                <li key={name}>
                  <h3>
                    <Link href={documentLink(page, name)}>
                      <Words>{title}</Words>
                      <Icon of={ArrowRight} size={20} />
                    </Link>
                  </h3>
                  <p>
                    <Prose>{lead}</Prose>
                  </p>
                </li>
              ))}
          </ol>
        </div>
      </Section>

      <Section
        id="whole"
        tone="mist"
        title={t('landing.wholeTitle')}
        lead={t('landing.wholeLead')}
        aside={
          <ButtonLink href={oneDocument(page.locale)} newTab={common('newTab')} look="outline">
            {t('landing.wholeOpen')}
            <Icon of={ArrowUpRight} size={18} />
          </ButtonLink>
        }
      >
        <a href="#after-documents" className={styles.past}>
          {t('landing.past')}
        </a>
        <FramedDocument src={oneDocument(page.locale)} title={t('landing.frame')} folded={page.layout === 'mobile'} />
        <span id="after-documents" tabIndex={-1} />
      </Section>
    </>
  );
}

/** The limits of a connection at a glance; their document has all of them. */
function Limits({ page }: { page: PageContext }) {
  const t = useTranslations('documents.landing.limits');
  return (
    <div className={styles.limits}>
      <h2>{t('title')}</h2>
      <dl>
        {Object.entries(LIMITS).map(([key, value]) => (
          <div key={key}>
            <dt>
              <Words>{t(`${key as keyof typeof LIMITS}.name`)}</Words>
            </dt>
            <dd data-figures>
              {t.rich(`${key as keyof typeof LIMITS}.value`, { value, b: (figure) => <b>{figure}</b> })}
            </dd>
          </div>
        ))}
      </dl>
      <TextLink href={documentLink(page, 'overview', 'limits')}>{t('all')}</TextLink>
    </div>
  );
}
