import type { Paging } from '../domain/list-filter';
import type {
  ConsultationMessage,
  DownloadClick,
  DownloadCount,
  List,
  PackageRequest,
  QuestionSubmission,
  Visitor,
} from './requests';
import type {
  Circular,
  InstallationPackage,
  InteractiveQuestion,
  NewsItem,
  Report,
  Roadshow,
  SharePrice,
  SoftwareItem,
} from './schemas';

/** How a call of §7 stands on the wire. */
export interface CallFrame {
  method: 'GET' | 'POST';
  path: string;
  /** Which configured API serves it (§7). */
  base: 'website' | 'fintech';
  /** Field of the answer's data that holds the list. */
  list?: string;
  /** Most answers succeed when `result` is 1; the software list when `msg` is "success" (§7). */
  successRule?: 'result' | 'msg';
  /** Its answer is the same in every language. */
  anyLanguage?: true;
  /** A repeated write could count twice, so only reads are tried again. */
  write?: true;
}

/** A call with the types of what it is asked for and of what it answers in our own form; they exist for the compiler alone. */
interface Call<Request, Answer> extends CallFrame {
  readonly types?: { request: Request; answer: Answer };
}

const website = (path: string) => ({ path: `/website/${path}`, base: 'website' }) as const;
const list = <Item, Request>(method: 'GET' | 'POST', path: string, field: string): Call<Request, List<Item>> => ({
  ...website(path),
  method,
  list: field,
});
const write = <Request>(path: string): Call<Request, void> => ({ ...website(path), method: 'POST', write: true });

/**
 * THE table of the calls of §7: paths and methods, the same at our own origin
 * and at the API behind it. The interface, its HTTP implementation and the
 * endpoints are made from it; docs/adding.md says how a call is added.
 */
export const CALLS = {
  /** Hot news; without paging, as many as the API gives. */
  hotNews: list<NewsItem, Paging | undefined>('GET', 'Website/dynamicTop', 'dynamicTopRtVOS'),
  newsHistory: list<NewsItem, Paging>('POST', 'Website/dynamicList', 'dynamicTopRtVOS'),
  roadshows: list<Roadshow, Paging>('POST', 'Website/roadShowList', 'roadShowListRtVOS'),
  reports: list<Report, Paging>('POST', 'Website/reportsList', 'reportsListRtVOS'),
  circulars: list<Circular, Paging>('POST', 'Website/circularsList', 'circularsListRtVOS'),
  interactiveQuestions: list<InteractiveQuestion, Paging>('POST', 'Website/interactiveList', 'interactiveScrollRtVOS'),
  interactiveScroll: list<InteractiveQuestion, undefined>('GET', 'Website/interactiveScroll', 'interactiveScrollRtVOS'),
  /** Intraday records of a five-digit stock code. */
  sharePrice: { ...website('Website/sharePrice'), method: 'GET', anyLanguage: true } as Call<
    { code: string },
    SharePrice
  >,
  softwareList: {
    ...list<SoftwareItem, Paging>('POST', 'Websiteback/softwareList', 'softwareListRtVOS'),
    successRule: 'msg',
  } as Call<Paging, List<SoftwareItem>>,
  installationPackages: {
    ...list<InstallationPackage, PackageRequest>('POST', 'Website/getInstallationPackage', 'installationPackageRtVOS'),
    anyLanguage: true,
  } as Call<PackageRequest, List<InstallationPackage>>,
  /** Region code of a visitor, such as `HK` or `CN`. */
  visitorArea: { method: 'GET', path: '/popularity/account/queryArea', base: 'fintech' } as Call<Visitor, string>,
  submitConsultation: write<ConsultationMessage>('Website/informationBox'),
  submitQuestion: write<QuestionSubmission>('Website/questionBox'),
  /** Fire and forget: the answer is ignored. */
  trackDownload: write<DownloadClick>('Website/downloadsPoint'),
  updateDownloadCount: write<DownloadCount>('Website/updateDownloadCount'),
};

type Table = typeof CALLS;
export type CallName = keyof Table;
type TypesOf<Name extends CallName> = NonNullable<Table[Name]['types']>;
/** What a call is asked for besides its language. */
export type RequestOf<Name extends CallName> = TypesOf<Name>['request'];
/** What a call answers with, in our own form. */
export type AnswerOf<Name extends CallName> = TypesOf<Name>['answer'];

/** Calls that answer with a list. */
export type ListCallName = {
  [Name in CallName]: AnswerOf<Name> extends List<unknown> ? Name : never;
}[CallName];
export type ItemOf<Name extends ListCallName> = AnswerOf<Name> extends List<infer Item> ? Item : never;

export const CALL_NAMES = Object.keys(CALLS) as CallName[];
