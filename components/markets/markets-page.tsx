import {
  Building2,
  CalendarClock,
  ChartNoAxesCombined,
  CodeXml,
  Globe,
  Headset,
  Landmark,
  LockKeyholeOpen,
  ReceiptText,
  ShieldCheck,
  Users,
  Waypoints,
} from 'lucide-react';
import { useTranslations } from 'next-intl';
import { artwork, film } from '@/lib/assets/artwork';
import { partnerMarks } from '@/lib/assets/marks';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { Consultation } from '../consultation/consultation';
import { Licences } from '../home/licences';
import { useFilmWords } from '../media/carousel-words';
import { ProductHero } from '../media/product-hero';
import { Artwork } from '../ui/artwork';
import { ButtonLink } from '../ui/button';
import { Features } from '../ui/features';
import { Film } from '../ui/film';
import { LogoWall } from '../ui/logo-wall';
import { SCREEN_SIZES, Section } from '../ui/section';
import styles from './markets.module.css';

/** The consultation popup opens with "other" here (§9, trading-platform page). */
const BUSINESS_TYPE = '7';

const STRENGTHS = { listed: Landmark, licensed: ShieldCheck, built: CodeXml } as const;
const CAPABILITIES = {
  quotes: Globe,
  routing: Waypoints,
  risk: ShieldCheck,
  settlement: ReceiptText,
  analytics: ChartNoAxesCombined,
} as const;
/** Where the film has room for each icon, in percent of its width and height; its light visits them in this order. */
const ANCHORS = {
  quotes: [50, 6],
  routing: [76.15, 36.4],
  risk: [66.16, 85.6],
  settlement: [33.84, 85.6],
  analytics: [23.85, 36.4],
} as const satisfies Record<keyof typeof CAPABILITIES, readonly [number, number]>;
const REASONS = { years: CalendarClock, brokers: Users, people: Headset, open: LockKeyholeOpen } as const;

const keysOf = <Key extends string>(icons: Record<Key, unknown>) => Object.keys(icons) as Key[];

/** The trading-platform home (§2), on both layouts. */
export function MarketsPage({ page }: { page: PageContext }) {
  const t = useTranslations('markets');
  const words = useTranslations('pages.tradeGoMarkets');
  const filmWords = useFilmWords();
  return (
    <>
      <ProductHero
        layout={page.layout}
        backdrop={1}
        title={words('heading')}
        text={words('lead')}
        shape="screen"
        picture={
          <Artwork
            art={artwork('slide/markets', page.locale)}
            alt={t('banner.picture')}
            sizes="(min-width: 860px) 62vw, 100vw"
            priority
          />
        }
      >
        <div className={styles.actions}>
          <ButtonLink href={linkFrom(page, 'tradeGodownload', { query: { id: 'tradeMartiOS' } })}>
            {t('banner.download')}
          </ButtonLink>
          <Consultation page={page} businessType={BUSINESS_TYPE} label={t('banner.talk')} look="outline" />
        </div>
      </ProductHero>

      <Section id="strengths" title={t('strengths.title')}>
        <Features
          items={keysOf(STRENGTHS).map((key) => ({
            title: t(`strengths.${key}.title`),
            text: t(`strengths.${key}.text`),
            Icon: STRENGTHS[key],
          }))}
        />
      </Section>

      <Section id="globe" tone="ink" title={t('globe.title')} lead={t('globe.text')} align="center">
        <div className={styles.globe}>
          <Film
            name="globe"
            film={film('globe')}
            label={t('globe.film')}
            words={filmWords}
            sizes="(min-width: 1000px) 960px, 100vw"
          />
          {keysOf(CAPABILITIES).map((key) => {
            const Icon = CAPABILITIES[key];
            const [left, top] = ANCHORS[key];
            return (
              <span key={key} className={styles.anchor} style={{ left: `${left}%`, top: `${top}%` }}>
                <Icon strokeWidth={1.5} aria-hidden="true" />
              </span>
            );
          })}
        </div>
        <Features
          columns={5}
          items={keysOf(CAPABILITIES).map((key) => ({
            title: t(`globe.${key}.title`),
            text: t(`globe.${key}.text`),
            Icon: CAPABILITIES[key],
          }))}
        />
      </Section>

      <Licences title={t('licences.title')} lead={t('licences.text')} />

      <Section id="why-us" title={t('whyUs.title')} lead={t('whyUs.text')}>
        <div className={styles.reasons}>
          <div data-screen="">
            <Artwork
              art={artwork('product/market-heat-map', page.locale)}
              alt={t('whyUs.picture')}
              sizes={page.layout === 'mobile' ? SCREEN_SIZES : '(min-width: 1200px) 640px, 100vw'}
            />
          </div>
          <Features
            columns={2}
            items={keysOf(REASONS).map((key) => ({
              title: t(`whyUs.${key}.title`),
              text: t(`whyUs.${key}.text`),
              Icon: REASONS[key],
            }))}
          />
        </div>
      </Section>

      <Section id="partners" title={t('partners.title')} lead={t('partners.text')}>
        <LogoWall
          label={t('partners.title')}
          marks={partnerMarks(page.locale)}
          columns={page.layout === 'mobile' ? 3 : 6}
        />
      </Section>

      <Section id="consult" tone="mist">
        <div className={styles.consult}>
          <Building2 size={32} strokeWidth={1.5} aria-hidden="true" />
          <div className={styles.invitation}>
            <h2>{t('consult.title')}</h2>
            <p>{t('consult.text')}</p>
          </div>
          <Consultation page={page} businessType={BUSINESS_TYPE} label={t('consult.action')} />
        </div>
      </Section>
    </>
  );
}
