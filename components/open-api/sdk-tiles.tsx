import { ArrowDownToLine } from 'lucide';
import { useTranslations } from 'next-intl';
import { type CodePiece, clickOnSdk, type Sdk, sdkExample } from '@/lib/content/sdks';
import type { PageContext } from '@/lib/site/page-context';
import { FileFacts } from '../data/file-facts';
import { TrackedDownload } from '../files/tracked-download';
import { Icon } from '../ui/media/icon';
import { CodeLines } from '../ui/text/code-lines';
import { Prose } from '../ui/text/words';
import styles from './sdk-tiles.module.css';

/**
 * The seven tiles (§2 SDK download page). A tile downloads its archive and is counted with its type code (§9);
 * the one that is pointed at or focused changes the code beside them (§4 View state), by style alone.
 */
export function SdkTiles({ page, sdks }: { page: PageContext; sdks: readonly Sdk[] }) {
  const t = useTranslations('sdk');
  const footer = useTranslations('layout.footer');
  return (
    <div className={styles.board}>
      <ul className={styles.tiles}>
        {sdks.map((sdk) => (
          <li key={sdk.id} data-sdk={sdk.id}>
            <TrackedDownload
              href={sdk.href}
              click={clickOnSdk(sdk)}
              locale={page.locale}
              newTab={footer('newTab')}
              className={styles.tile}
              testId="sdk-tile"
            >
              <b>{t(`names.${sdk.id}`)}</b>
              <span>{t(`runs.${sdk.id}`)}</span>
              <span data-figures>
                {t('tiles.version', { version: sdk.version })} · <FileFacts fileType="zip" fileSize={sdk.bytes} />
              </span>
              <Icon of={ArrowDownToLine} size={20} />
            </TrackedDownload>
          </li>
        ))}
      </ul>
      {page.layout === 'desktop' && (
        <div className={styles.codes}>
          {sdks.map(({ id }) => (
            <figure key={id} data-sdk={id}>
              <figcaption>{t('code', { name: t(`names.${id}`) })}</figcaption>
              <CodeLines lines={withoutComments(sdkExample(id))} label={t('code', { name: t(`names.${id}`) })} />
            </figure>
          ))}
          <p>
            <Prose>{t('codeNote')}</Prose>
          </p>
        </div>
      )}
    </div>
  );
}

/** Lines of nothing but a comment are left out: what they say stands under the code, in the reader's language. */
function withoutComments(lines: readonly CodePiece[][]): readonly CodePiece[][] {
  const isComment = ({ text, kind }: CodePiece) => kind === 'comment' || text.trim() === '';
  return lines.filter((line) => !line.some(({ kind }) => kind === 'comment') || !line.every(isComment));
}
