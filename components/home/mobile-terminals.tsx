import { ArrowUpRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ArtName, artwork } from '@/lib/assets/artwork';
import type { TerminalId } from '@/lib/content/downloads';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import type { Read } from '@/lib/website-api/reader';
import type { InstallationPackage, List } from '@/lib/website-api/types';
import { DownloadLink } from '../downloads/download-link';
import { Artwork } from '../ui/artwork';
import { ButtonLink, buttonClass } from '../ui/button';
import { Section } from '../ui/section';
import { Tabs } from '../ui/tabs';
import styles from './mobile-home.module.css';

const TERMINALS = [
  { key: 'ios', art: 'app/terminal-ios', terminal: 'ios' },
  { key: 'windows', art: 'product/terminal-windows', terminal: 'windows' },
  { key: 'android', art: 'app/terminal-android', terminal: 'android' },
  { key: 'web', art: 'product/terminal-web', terminal: 'web' },
  { key: 'macos', art: 'product/terminal-macos', terminal: 'mac' },
  { key: 'openapi', art: 'product/terminal-openapi', terminal: undefined },
] as const satisfies readonly { key: string; art: ArtName; terminal: TerminalId | undefined }[];

/** The terminal chooser of the mobile home page (§2); the chosen one changes the picture (§4 view state). */
export function MobileTerminals({ page, packages }: { page: PageContext; packages: Read<List<InstallationPackage>> }) {
  const t = useTranslations('home.terminals');
  return (
    <Section id="terminals" title={t('title')} space="strip">
      <Tabs
        label={t('label')}
        appearance="pill"
        tabs={TERMINALS.map(({ key, art, terminal }) => ({
          value: key,
          label: t(`${key}.name`),
          content: (
            <div className={styles.terminal}>
              <Artwork art={artwork(art, page.locale)} alt="" sizes="(max-width: 430px) 90vw, 400px" />
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
                  <ArrowUpRight size={18} strokeWidth={1.75} aria-hidden="true" />
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
