import { useTranslations } from 'next-intl';
import { assetUrl } from '@/lib/assets/address';
import { environment } from '@/lib/config/env';
import type { PageContext } from '@/lib/site/page-context';
import { Words } from '../../ui/words/words';
import { ConsolePanel } from './console-panel';

const RECORDING = '/assets/open-api-documents/recorded-session.json';

/**
 * Try it: a connection to the sandbox named by SANDBOX_URL, else the replay of one that was recorded. The server
 * writes its words; the recording is fetched when somebody starts it.
 */
export function Console({ page }: { page: PageContext }) {
  const t = useTranslations('documents.console');
  return (
    <ConsolePanel
      id={`${page.route}-console`}
      sandbox={environment().sandboxUrl}
      recording={assetUrl(RECORDING)}
      words={{
        title: t('title'),
        about: <Words>{environment().sandboxUrl === undefined ? t('replayed') : t('live')}</Words>,
        subscription: t('subscription'),
        start: t('start'),
        send: t('send'),
        stop: t('stop'),
        clear: t('clear'),
        log: t('log'),
        empty: <Words>{t('empty')}</Words>,
        sent: t('sent'),
        received: t('received'),
        state: {
          idle: t('state.idle'),
          running: t('state.running'),
          closed: t('state.closed'),
          failed: t('state.failed'),
        },
        problem: {
          notJson: t('problem.notJson'),
          notSubscribe: t('problem.notSubscribe'),
          channel: t('problem.channel'),
          symbols: t('problem.symbols'),
          notRecorded: t('problem.notRecorded'),
        },
        noScript: t('noScript'),
      }}
    />
  );
}
