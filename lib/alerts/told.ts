import { createTranslator } from 'next-intl';
import type { ContentCall } from '../content-folder/kinds';
import { itemKey } from '../contract/item-key';
import { isRegister, type Registers, registerOf } from '../contract/registers';
import { isFilingKind } from '../domain/filing-kind';
import { isLocale, type Locale } from '../i18n/locales';
import { loadMessages } from '../i18n/messages';
import { onPublicOrigin, publicAddress } from '../site/public-address';
import type { Store } from '../store/store';
import { fileAddress } from '../text/file-address';
import { printable } from '../text/printable';
import type { AlertFields } from './queue';

/** An entry as a mail tells of it. */
export interface Told {
  title: string;
  /** Kind of document, or the name of the list that it is in. */
  kind: string;
  /** When the Exchange published it, or where that was here alone, the site. In ms. */
  at: number;
  /** Before this moment no page shows it. In ms. */
  shownFrom: number;
  /** Address of its page, and of its file where it has one. */
  page: string;
  file?: string;
  /** Where it was corrected, why: undefined where nobody said so in a language of the site. */
  corrected?: { because?: string; becauseIn?: Locale };
}

/** What the item of any list may have (lib/contract). */
interface AnyItem {
  id: string | number;
  title?: string;
  questionContent?: string;
  fileUrl?: string;
  publishTime: number;
  exchange?: { at: number };
  withdrawnAt?: number;
  because?: string;
  becauseIn?: string;
}

/**
 * What the entries of a mail are now, in a language, in the order in which they were published. What was withdrawn
 * meanwhile is not among them.
 */
export async function readTold(db: Store, { entries }: AlertFields, locale: Locale): Promise<Told[]> {
  const ids = entries.map(({ id }) => id);
  const rows = await db
    .selectFrom('entries')
    .select(['call', 'entry_id', 'kind', 'item'])
    .where('entry_id', 'in', ids)
    .where('locale', '=', locale)
    .execute();
  const messages = await loadMessages(locale);
  const pages = createTranslator({ locale, messages, namespace: 'pages' });
  const kinds = createTranslator({ locale, messages, namespace: 'investors.filter.kind' });
  return entries.flatMap(({ id, is }): Told[] => {
    const row = rows.find(({ entry_id }) => entry_id === id);
    if (!row) return [];
    const item = JSON.parse(row.item) as AnyItem;
    if (item.withdrawnAt !== undefined) return [];
    const call = row.call as ContentCall;
    const route = isRegister(call) ? registerOf(call).page : 'companyDynamics';
    const file = onPublicOrigin(fileAddress(item.fileUrl));
    return [
      {
        title: oneLine(item.title ?? item.questionContent ?? ''),
        kind: isFilingKind(row.kind) ? kinds(row.kind) : pages(`${route}.title`),
        at: item.exchange?.at ?? item.publishTime,
        shownFrom: item.publishTime,
        page: isRegister(call)
          ? publicAddress(route, locale, { item: itemKey(call, item as unknown as Registers[typeof call]) })
          : publicAddress('dynamicDetails', locale, { id: item.id }),
        ...(file !== undefined && { file }),
        ...(is === 'correct' && { corrected: reasonOf(item) }),
      },
    ];
  });
}

function reasonOf({ because, becauseIn }: AnyItem): NonNullable<Told['corrected']> {
  if (because === undefined) return {};
  return { because: oneLine(because), ...(isLocale(becauseIn) && { becauseIn }) };
}

/** Of a text whatever a line of a mail may hold: no break leads out of it. */
function oneLine(text: string): string {
  return printable(text).replace(/\s+/g, ' ').trim();
}
