import { ArrowDown } from 'lucide';
import { useTranslations } from 'next-intl';
import { sdks } from '@/lib/content/sdks';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import limits from '@/open-api/protocol/limits.json';
import session from '@/open-api/sandbox/recorded-session.json';
import { Consultation } from '../consultation/consultation';
import { OpenInBrowser } from '../files/open-in-browser';
import { Hero } from '../media/hero';
import { ButtonLink } from '../ui/actions/button';
import { Disclosure } from '../ui/actions/disclosure';
import { TextLink } from '../ui/actions/text-link';
import { Section } from '../ui/layout/section';
import { Icon } from '../ui/media/icon';
import { Prose, Words } from '../ui/text/words';
import { Messages, type RecordedMessage } from './documents/messages';
import { KEY_BUSINESS_TYPE } from './key';
import { Scenarios } from './scenarios';
import { HowToCheck, SdkFiles } from './sdk-files';
import styles from './sdk-page.module.css';
import { SdkTiles } from './sdk-tiles';

/** What the SDK takes care of (§2: four features). */
const FEATURES = ['signIn', 'recovery', 'heartbeat', 'types'] as const;
type Feature = (typeof FEATURES)[number];

const RECORDED: readonly RecordedMessage[] = session.entries;

/** Of the security whose second quote but one was left out, in the recording. */
const MISSED = '02871.HK';
const ofMissed = RECORDED.filter(
  ({ message }) => message.symbol === MISSED && (message.channel ?? message.type) === 'quote',
);
const resent = ofMissed.findIndex(({ message }) => message.type === 'resent');
const ofType = (...types: string[]) => RECORDED.filter(({ message }) => types.includes(String(message.type)));

/** What was said when the SDK took care of it, in the recording (open-api/sandbox/record.mjs). */
const SHOWN: Record<Exclude<Feature, 'types'>, readonly RecordedMessage[]> = {
  signIn: ofType('hello', 'signIn', 'signedIn'),
  recovery: ofMissed.slice(resent - 3, resent + 1),
  heartbeat: ofType('heartbeat'),
};

/** Waits before a connection is tried again, in seconds, and the longest. */
const FIRST_WAIT = limits.reconnectFirst.value / 1000;
const WAITS = [1, 2, 4, 8].map((times) => times * FIRST_WAIT);
const LONGEST_WAIT = limits.reconnectMost.value / 1000;

/** A price as it goes over the line, and as each language has it. */
const PRICE = String(ofMissed.find(({ message }) => message.type === 'quote')?.message.last);
const PRICES = {
  JSON: `"last": "${PRICE}"`,
  JavaScript: `'${PRICE}'`,
  Python: `Decimal('${PRICE}')`,
  Java: `new BigDecimal("${PRICE}")`,
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
          <ButtonLink href="#sdks">
            {t('hero.download')}
            <Icon of={ArrowDown} size={18} />
          </ButtonLink>
          <Consultation page={page} businessType={KEY_BUSINESS_TYPE} label={t('hero.key')} look="outline" />
          <TextLink href={linkFrom(page, 'openApi')}>{t('hero.documents')}</TextLink>
        </div>
      </Hero>

      <div className={styles.sdks}>
        <Section id="sdks" tone="ink">
          <h2 className="visually-hidden">{t('tiles.label')}</h2>
          <OpenInBrowser page={page} />
          <SdkTiles page={page} sdks={offered} />
        </Section>
      </div>

      <Section id="features" title={t('features.title')} lead={t('features.lead')}>
        <ol className={styles.features}>
          {FEATURES.map((key) => (
            <li key={key}>
              <div>
                <h3>
                  <Words>{t(`features.${key}.title`)}</Words>
                </h3>
                <p>
                  <Prose>{t(`features.${key}.text`)}</Prose>
                </p>
              </div>
              <div className={styles.shown} data-on-ink="">
                {key === 'types' ? <Prices /> : <Messages messages={SHOWN[key]} />}
                {key === 'heartbeat' && (
                  <p>
                    {t('features.heartbeat.waits', {
                      waits: WAITS.join(page.locale === 'en' ? ', ' : '、'),
                      most: LONGEST_WAIT,
                    })}
                  </p>
                )}
              </div>
            </li>
          ))}
        </ol>
      </Section>

      <Scenarios page={page} />

      {page.layout === 'mobile' ? (
        <Section id="files" space="strip">
          <div className={styles.folded}>
            <Disclosure summary={<h2>{t('files.title')}</h2>}>
              <p>
                <Prose>{t('files.text')}</Prose>
              </p>
              <SdkFiles sdks={offered} />
              <HowToCheck page={page} />
            </Disclosure>
          </div>
        </Section>
      ) : (
        <Section id="files" title={t('files.title')} lead={t('files.text')} aside={<HowToCheck page={page} />}>
          <SdkFiles sdks={offered} />
        </Section>
      )}

      <Section id="usage" tone="mist" title={t('usage.title')} lead={t('usage.lead')}>
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
                  <Prose>{t(`usage.${step}.text`)}</Prose>
                </p>
                <StepAction page={page} step={step} />
              </div>
            </li>
          ))}
        </ol>
      </Section>
    </>
  );
}

/** What a step is done by, under that step: the archives, the application for a key, the guide. */
function StepAction({ page, step }: { page: PageContext; step: (typeof STEPS)[number] }) {
  const t = useTranslations('sdk');
  if (step === '2')
    return <Consultation page={page} businessType={KEY_BUSINESS_TYPE} label={t('usage.action')} look="outline" />;
  return step === '1' ? (
    <ButtonLink href="#sdks" look="outline">
      {t('usage.choose')}
    </ButtonLink>
  ) : (
    <ButtonLink href={linkFrom(page, 'usingDocument')} look="outline">
      {t('usage.guide')}
    </ButtonLink>
  );
}

/** One price, on the line and in the program that reads it: nowhere a binary fraction. */
function Prices() {
  return (
    <dl className={styles.prices} translate="no">
      {Object.entries(PRICES).map(([language, value]) => (
        <div key={language}>
          <dt>{language}</dt>
          <dd>
            <code>{value}</code>
          </dd>
        </div>
      ))}
    </dl>
  );
}
