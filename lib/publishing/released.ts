import { contentFileUrl } from '../assets/address';
import { type ContentCall, KINDS } from '../content-folder/kinds';
import type { ContentEntry, ContentFile } from '../content-folder/model';
import { CALLS } from '../contract/calls';
import { fileFor } from '../contract/document-files';
import { judged, type Shape } from '../contract/judging';
import { isRegister, type RegisterName, type Registers, searchedText } from '../contract/registers';
import type { NewsItem } from '../contract/types';
import type { FileInLanguage } from '../contract/versions';
import { LOCALES, type Locale } from '../i18n/locales';
import type { UnplacedEntry } from '../store/registers';
import { foldText } from '../text/fold';
import { type Reason, reasonIn } from './reason';

/** A version of an entry that was there before. */
export interface FormerVersion {
  version: number;
  /** When it was published, in ms. */
  at: number;
  /** Why it took the place of the one before it. */
  because?: Reason;
  files: ContentFile[];
}

/** An entry as the public has it, with what became of it. Moments are in ms. */
export interface Release {
  entry: ContentEntry;
  version: number;
  /** When its first version was published here. */
  releasedAt: number;
  /** When the question came into the inbox that it answers. */
  askedAt?: number;
  correctedAt?: number;
  withdrawnAt?: number;
  /** Why it was corrected or withdrawn last. */
  because?: Reason;
  earlier: FormerVersion[];
}

/** When an entry counts as published: as it says itself, or when it was released. */
export function publishedAt({ entry, releasedAt }: Release): number {
  return entry.published ?? releasedAt;
}

function filesInLanguages(files: readonly ContentFile[]): FileInLanguage[] {
  return files.flatMap((file) =>
    file.languages.map((language) => ({
      language,
      url: contentFileUrl(file),
      fileSize: file.bytes,
      pages: file.pages,
      sha256: file.sha256,
      formerly: file.formerly,
    })),
  );
}

/** The item of an entry in a language, as the calls give it (lib/contract/schemas). */
function itemOf(release: Release, locale: Locale): Record<string, unknown> | undefined {
  const { entry, version, correctedAt, withdrawnAt, because, earlier } = release;
  const call = KINDS[entry.kind].call;
  const files = filesInLanguages(entry.files);
  const own = fileFor(locale, files);
  const document = own && { fileUrl: own.url, fileSize: own.fileSize, fileType: 'pdf', files };
  const given = {
    ...entry.items[locale],
    id: call === 'newsHistory' ? entry.number : entry.id,
    ordinal: entry.number,
    publishTime: publishedAt(release),
    askedTime: release.askedAt,
    // A recording is what its link leads to; the file beside it are its slides.
    ...(entry.kind === 'recording' ? { slides: document } : document),
    exchange: entry.exchange,
    version: version > 1 ? version : undefined,
    correctedAt,
    withdrawnAt,
    ...(because && reasonIn(locale, because)),
    earlier: earlier.map(({ files: before, because: why, ...rest }) => ({
      ...rest,
      ...(why && reasonIn(locale, why)),
      files: filesInLanguages(before),
    })),
  };
  // Which of the shapes it is depends on the call, which the compiler does not follow.
  return judged<Record<string, unknown>>([given], CALLS[call].item as Shape<Record<string, unknown>>).items[0];
}

/** What a search of a list looks into. */
function searchedIn(call: ContentCall, item: unknown): string {
  return isRegister(call)
    ? searchedText(call, item as Registers[RegisterName])
    : (item as Pick<NewsItem, 'title'>).title;
}

/** The rows of a call's releases; what was published first comes first. */
export function rowsOf(releases: readonly Release[]): UnplacedEntry[] {
  const oldestFirst = releases.toSorted(
    (one, other) =>
      publishedAt(one) - publishedAt(other) ||
      (one.entry.number ?? Number.MAX_SAFE_INTEGER) - (other.entry.number ?? Number.MAX_SAFE_INTEGER) ||
      one.releasedAt - other.releasedAt ||
      (one.entry.id < other.entry.id ? -1 : 1),
  );
  return LOCALES.flatMap((locale) =>
    oldestFirst.flatMap((release) => {
      const item = itemOf(release, locale);
      if (item === undefined) return [];
      const call = KINDS[release.entry.kind].call;
      return {
        call,
        locale,
        entry_id: release.entry.id,
        publish_time: publishedAt(release),
        kind: typeof item.category === 'string' ? item.category : '',
        search_text: foldText(searchedIn(call, item)),
        item: JSON.stringify(item),
      };
    }),
  );
}
