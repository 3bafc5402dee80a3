import { ArrowRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type DocumentSummary, oneDocument } from '@/lib/content/open-api-documents';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import session from '@/open-api/sandbox/recorded-session.json';
import { Consultation } from '../../consultation/consultation';
import { ButtonLink } from '../../ui/button';
import { Disclosure } from '../../ui/disclosure';
import { Link } from '../../ui/link';
import { PageHeading } from '../../ui/page-heading';
import { Section } from '../../ui/section';
import { TextLink } from '../../ui/text-link';
import { Words } from '../../ui/words/words';
import { Console } from '../console/console';
import { KEY_BUSINESS_TYPE } from '../key';
import { documentLink } from './document-link';
import { DocumentSearch } from './document-search';
import { FramedDocument } from './framed-document';
import styles from './landing-page.module.css';

/** The documents of the Open API (§2 /openApi): what there is to read, to try and to download. */
export function LandingPage({ page, summaries }: { page: PageContext; summaries: DocumentSummary[] }) {
  const t = useTranslations('documents');
  const words = useTranslations('pages.openApi');
  const common = useTranslations('layout.footer');
  const isPhone = page.layout === 'mobile';
  return (
    <>
      <PageHeading
        title={words('heading')}
        lead={words('lead')}
        after={
          <div className={styles.ways}>
            {isPhone ? (
              <>
                <ButtonLink href={linkFrom(page, 'usingDocument')}>{t('landing.guide')}</ButtonLink>
                <ButtonLink href={linkFrom(page, 'downloadApi')} look="outline">
                  {t('landing.sdk')}
                </ButtonLink>
              </>
            ) : (
              <ButtonLink href={linkFrom(page, 'downloadApi')}>{t('landing.sdk')}</ButtonLink>
            )}
            <Consultation page={page} businessType={KEY_BUSINESS_TYPE} label={t('key.action')} look="outline" />
            <p>{t('access')}</p>
          </div>
        }
        aside={<SessionCard />}
      />

      <Section
        id="documents"
        title={t('landing.documentsTitle')}
        lead={t('landing.documentsLead')}
        aside={<DocumentSearch page={page} />}
      >
        <ol className={styles.documents}>
          {summaries.map(({ name, title, lead, headings }) => (
            <li key={name}>
              <h3>
                <Link href={documentLink(page, name)}>
                  <Words>{title}</Words>
                  <ArrowRight size={20} strokeWidth={1.75} aria-hidden="true" />
                </Link>
              </h3>
              <p>
                <Words>{lead}</Words>
              </p>
              {isPhone ? (
                <Disclosure summary={t('landing.headings')}>
                  <Headings page={page} name={name} headings={headings} />
                </Disclosure>
              ) : (
                <Headings page={page} name={name} headings={headings} />
              )}
            </li>
          ))}
        </ol>
      </Section>

      <Section id="try" tone="ink" title={t('landing.tryTitle')}>
        <Console page={page} />
      </Section>

      <Section
        id="whole"
        title={t('landing.wholeTitle')}
        lead={t('landing.wholeLead')}
        aside={
          <TextLink href={oneDocument(page.locale)} newTab={common('newTab')}>
            {t('landing.wholeOpen')}
          </TextLink>
        }
      >
        <FramedDocument src={oneDocument(page.locale)} title={t('landing.frame')} />
      </Section>
    </>
  );
}

/** The main headings of a document, each with its address. */
function Headings({ page, name, headings }: { page: PageContext } & Pick<DocumentSummary, 'name' | 'headings'>) {
  return (
    <ul>
      {headings.map(({ id, title }) => (
        <li key={id}>
          <Link href={documentLink(page, name, id)}>{title}</Link>
        </li>
      ))}
    </ul>
  );
}

/** The first messages of a connection as the sandbox sent and received them. */
function SessionCard() {
  const t = useTranslations('documents');
  const first = session.entries.slice(0, session.entries.findIndex(({ message }) => message.type === 'quote') + 1);
  const shown = first.filter(({ message }) => !('channel' in message) || message.channel === 'quote').slice(0, SHOWN);
  return (
    <figure className={styles.session}>
      <figcaption>
        <b>{t('landing.session')}</b>
        <span>{t('landing.sessionNote')}</span>
      </figcaption>
      <ol>
        {shown.map(({ from, message }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a message is its place
          <li key={place} data-from={from}>
            <span aria-hidden="true">{from === 'client' ? '↑' : '↓'}</span>
            <span className="visually-hidden">{t(from === 'client' ? 'console.sent' : 'console.received')}</span>
            <code>{gistOf(message)}</code>
          </li>
        ))}
      </ol>
    </figure>
  );
}

/** Up to the first quote. */
const SHOWN = 8;

/** A message on one line: its type and what a reader looks for in it. */
function gistOf(message: Record<string, unknown>): string {
  const { type, symbols, symbol, sequence, last, bid, ask, key, session: day, state } = message;
  const of = (state ?? {}) as Record<string, unknown>;
  const facts = [symbols ?? symbol, key, day, sequence && `#${sequence}`, last ?? of.last, bid && `${bid} / ${ask}`];
  return [type, ...facts.flat().filter(Boolean)].join('  ');
}
