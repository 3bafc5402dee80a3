import { useTranslations } from 'next-intl';
import { sdks } from '@/lib/content/sdks';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import protocol from '@/open-api/protocol/protocol.schema.json';
import { Consultation } from '../consultation/consultation';
import { Hero } from '../media/hero';
import { ButtonLink } from '../ui/button';
import { Disclosure } from '../ui/disclosure';
import { Section } from '../ui/section';
import { TextLink } from '../ui/text-link';
import { Words } from '../ui/words/words';
import { KEY_BUSINESS_TYPE } from './key';
import { Scenarios } from './scenarios';
import { SdkFiles } from './sdk-files';
import styles from './sdk-page.module.css';
import { SdkTiles } from './sdk-tiles';

/** Letters of a signature that anybody reads. */
const READ = 12;

const { signIn, resend, heartbeat, quote } = protocol.$defs;

/** What the SDK takes care of, each with the part of a message that shows it: the protocol's own examples. */
const FEATURES = {
  signIn: part(signIn, 'signature'),
  recovery: part(resend, 'type', 'first'),
  heartbeat: part(heartbeat, 'type', 'id'),
  types: part(quote, 'symbol', 'last'),
};
const STEPS = ['1', '2', '3'] as const;

/** The SDK download page (§2), on both layouts. */
export function SdkPage({ page }: { page: PageContext }) {
  const t = useTranslations('sdk');
  const words = useTranslations('pages.downloadApi');
  const offered = sdks();
  return (
    <>
      <Hero seed={4321} title={words('heading')} text={words('lead')} short>
        <div className={styles.ways}>
          <ButtonLink href={linkFrom(page, 'openApi')}>{t('hero.documents')}</ButtonLink>
          <Consultation page={page} businessType={KEY_BUSINESS_TYPE} label={t('hero.key')} look="outline" />
        </div>
      </Hero>

      <Section id="sdks" tone="ink" title={t('tiles.label')} lead={t('tiles.hint')}>
        <SdkTiles page={page} sdks={offered} />
      </Section>

      <Section id="features" title={t('features.title')}>
        <ol className={styles.features}>
          {(Object.keys(FEATURES) as (keyof typeof FEATURES)[]).map((key) => (
            <li key={key}>
              <h3>
                <Words>{t(`features.${key}.title`)}</Words>
              </h3>
              <p>
                <Words>{t(`features.${key}.text`)}</Words>
              </p>
              <code translate="no">{FEATURES[key]}</code>
            </li>
          ))}
        </ol>
      </Section>

      <Scenarios page={page} />

      <Section id="usage" title={t('usage.title')} lead={t('usage.lead')}>
        <ol className={styles.usage}>
          {STEPS.map((step) => (
            <li key={step}>
              <span data-figures aria-hidden="true">
                {step}
              </span>
              <div>
                <h3>
                  <Words>{t(`usage.${step}.title`)}</Words>
                </h3>
                <p>
                  <Words>{t(`usage.${step}.text`)}</Words>
                </p>
                <StepAction page={page} step={step} />
              </div>
            </li>
          ))}
        </ol>
      </Section>

      <Section id="files" tone="mist" space="strip">
        <Disclosure summary={t('files.title')}>
          <p className={styles.check}>
            <Words>{t('files.text')}</Words>
          </p>
          <SdkFiles page={page} sdks={offered} />
        </Disclosure>
      </Section>
    </>
  );
}

/** What a step is done by, under that step: the archives, the application for a key, the guide. */
function StepAction({ page, step }: { page: PageContext; step: (typeof STEPS)[number] }) {
  const t = useTranslations('sdk');
  if (step === '2') return <Consultation page={page} businessType={KEY_BUSINESS_TYPE} label={t('usage.action')} />;
  return step === '1' ? (
    <TextLink href="#sdks">{t('tiles.label')}</TextLink>
  ) : (
    <TextLink href={linkFrom(page, 'usingDocument')}>{t('usage.guide')}</TextLink>
  );
}

/** Some fields of the example of a message, as they go over the line. */
function part({ examples }: { examples: object[] }, ...fields: string[]): string {
  const example = new Map<string, unknown>(Object.entries(examples[0] ?? {}));
  return fields
    .map((field) => {
      const value = example.get(field);
      const isLong = typeof value === 'string' && value.length > 2 * READ;
      return `"${field}": ${JSON.stringify(isLong ? `${value.slice(0, READ)}…` : value)}`;
    })
    .join(', ');
}
