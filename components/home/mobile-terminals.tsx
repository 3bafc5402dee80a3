import { ArrowUpRight } from 'lucide';
import { useTranslations } from 'next-intl';
import type { Read } from '@/lib/api/reader';
import { type ArtName, artwork } from '@/lib/assets/artwork';
import type { TerminalId } from '@/lib/content/downloads';
import type { InstallationPackage, List } from '@/lib/contract/types';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { type Crop, shares } from '../files/crop';
import crops from '../files/crop.module.css';
import { DownloadLink } from '../files/download-link';
import { OpenInBrowser } from '../files/open-in-browser';
import { ButtonLink, buttonClass } from '../ui/actions/button';
import { Tabs } from '../ui/actions/tabs';
import { Section } from '../ui/layout/section';
import { Artwork } from '../ui/media/artwork';
import { Icon } from '../ui/media/icon';
import styles from './mobile-home.module.css';

/** Each with the part of its screen that can be read on a phone, all of one shape, so that nothing moves as they change. */
const TERMINALS = [
  { key: 'ios', terminal: 'ios', art: 'app/order', crop: { of: 400, x: 12, y: 58, width: 376, height: 278 } },
  {
    key: 'windows',
    terminal: 'windows',
    art: 'product/terminal-windows',
    crop: { of: 1024, x: 508, y: 44, width: 323, height: 239 },
  },
  {
    key: 'android',
    terminal: 'android',
    art: 'app/quotes-android',
    crop: { of: 400, x: 12, y: 16, width: 376, height: 278 },
  },
  {
    key: 'web',
    terminal: 'web',
    art: 'product/terminal-web',
    crop: { of: 1024, x: 499, y: 189, width: 295, height: 218 },
  },
  {
    key: 'macos',
    terminal: 'mac',
    art: 'product/terminal-macos',
    crop: { of: 1024, x: 281, y: 54, width: 356, height: 263 },
  },
  {
    key: 'openapi',
    terminal: undefined,
    art: 'product/terminal-openapi',
    crop: { of: 1024, x: 621, y: 52, width: 343, height: 254 },
  },
] as const satisfies readonly { key: string; terminal: TerminalId | undefined; art: ArtName; crop: Crop }[];
/** Width of such a part as shown, in px. */
const SHOWN = 350;

/** The terminal chooser of the mobile home page (§2); the chosen one changes the picture (§4 view state). */
export function MobileTerminals({ page, packages }: { page: PageContext; packages: Read<List<InstallationPackage>> }) {
  const t = useTranslations('home.terminals');
  return (
    <Section id="terminals" title={t('title')} space="strip">
      <OpenInBrowser page={page} />
      <Tabs
        label={t('label')}
        appearance="pill"
        tabs={TERMINALS.map(({ key, art, crop, terminal }) => ({
          value: key,
          label: t(`${key}.name`),
          content: (
            <div className={styles.terminal}>
              <div className={`${styles.screen} ${crops.crop}`} style={shares(crop)}>
                <Artwork
                  art={artwork(art, page.locale)}
                  alt=""
                  sizes={`${Math.round((SHOWN * crop.of) / crop.width)}px`}
                />
              </div>
              <dl>
                <dt>{t(`${key}.version`)}</dt>
                <dd>{t(`${key}.needs`)}</dd>
              </dl>
              {terminal ? (
                <DownloadLink
                  page={page}
                  packages={packages}
                  terminal={terminal}
                  className={buttonClass('primary', { wide: true })}
                >
                  {t(`${key}.action`)}
                  <Icon of={ArrowUpRight} size={18} />
                </DownloadLink>
              ) : (
                <ButtonLink href={linkFrom(page, 'downloadApi')} wide>
                  {t(`${key}.action`)}
                </ButtonLink>
              )}
            </div>
          ),
        }))}
      />
    </Section>
  );
}
