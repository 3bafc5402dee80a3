import { useTranslations } from 'next-intl';
import { assetUrl } from '@/lib/assets/address';
import { environment } from '@/lib/config/env';
import type { PageContext } from '@/lib/site/page-context';
import session from '@/open-api/sandbox/recorded-session.json';
import { Prose } from '../../ui/text/words';
import { ConsolePanel } from './console-panel';
import { narrowed, type Recording } from './replay';
import { FIRST_SUBSCRIPTION } from './talk';

const RECORDING = '/assets/open-api-documents/recorded-session.json';

/** Of the recording, what stands there before anything is started: up to the first gap that was filled. */
const RECORDED = narrowed(session as Recording, JSON.parse(FIRST_SUBSCRIPTION)).slice(0, 14);

/**
 * Try it: a connection to the sandbox named by SANDBOX_URL, else the replay of one that was recorded. The server
 * writes its words and the beginning of the recording, which is fetched when somebody starts it.
 */
export function Console({ page }: { page: PageContext }) {
  const t = useTranslations('documents.console');
  return (
    <ConsolePanel
      id={`${page.route}-console`}
      sandbox={environment().sandboxUrl}
      recording={assetUrl(RECORDING)}
      recorded={RECORDED}
      words={{
        title: t('title'),
        about: <Prose>{environment().sandboxUrl === undefined ? t('replayed') : t('live')}</Prose>,
        subscription: t('subscription'),
        start: t('start'),
        send: t('send'),
        stop: t('stop'),
        clear: t('clear'),
        log: t('log'),
        shown: t('shown'),
        empty: <Prose>{t('empty')}</Prose>,
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
        noScript: <Prose>{t('noScript')}</Prose>,
      }}
    />
  );
}
