import type { Locale } from '../i18n/locales';
import type { ListFilter, Paging } from '../routing/query';

/**
 * The website API as the site sees it (specification §3 and §7): one method
 * per call. Field names are the specification's; moments are milliseconds
 * since 1970, whatever form they had on the wire.
 */
export interface WebsiteApi {
  /** Hot news; without paging, as many as the API gives. */
  hotNews(locale: Locale, paging?: Paging): Promise<List<NewsItem>>;
  newsHistory(locale: Locale, paging: Paging): Promise<List<NewsItem>>;
  roadshows(locale: Locale, paging: Paging): Promise<List<Roadshow>>;
  reports(locale: Locale, paging: Paging): Promise<List<Report>>;
  circulars(locale: Locale, paging: Paging): Promise<List<Circular>>;
  interactiveQuestions(locale: Locale, paging: Paging): Promise<List<InteractiveQuestion>>;
  interactiveScroll(locale: Locale): Promise<List<InteractiveQuestion>>;
  /** Intraday records of a five-digit stock code. */
  sharePrice(locale: Locale, code: string): Promise<SharePrice>;
  softwareList(locale: Locale, paging: Paging): Promise<SoftwareItem[]>;
  installationPackages(locale: Locale, request: PackageRequest): Promise<InstallationPackage[]>;
  /** Region code of a visitor, such as `HK` or `CN`. */
  visitorArea(locale: Locale, visitor: Visitor): Promise<string>;
  submitConsultation(locale: Locale, message: ConsultationMessage): Promise<void>;
  submitQuestion(locale: Locale, question: QuestionSubmission): Promise<void>;
  /** Fire and forget: the answer is ignored. */
  trackDownload(locale: Locale, click: DownloadClick): Promise<void>;
  updateDownloadCount(locale: Locale, download: DownloadCount): Promise<void>;
}

export type CallName = keyof WebsiteApi;

/** The registers of investor relations, by the call that reads them. */
export interface Registers {
  reports: Report;
  circulars: Circular;
  roadshows: Roadshow;
  interactiveQuestions: InteractiveQuestion;
}

export type RegisterName = keyof Registers;
export type RegisterRequest = Paging & ListFilter;

/** A page of a register as far as it is narrowed, and every year in which the whole of it has an entry, latest first. */
export interface RegisterPage<T> extends List<T> {
  years: number[];
}

/** A source that narrows registers itself, which the API of §7 does not. */
export type FindInRegister = <Name extends RegisterName>(
  name: Name,
  locale: Locale,
  request: RegisterRequest,
) => Promise<RegisterPage<Registers[Name]>>;

export interface List<T> {
  items: T[];
  /** How many there are in all, not on this page. */
  total: number;
}

export interface NewsItem {
  id: number;
  title: string;
  /** HTML as the API gave it: sanitise before rendering. */
  contentTxt: string;
  pictureUrl: string;
  publishTime: number;
}

export interface Report {
  title: string;
  fileUrl: string;
  pictureUrl: string;
  publishTime?: number;
  intro?: string;
  /** Bytes. */
  fileSize?: number;
  fileType?: string;
}

export interface Circular {
  title: string;
  fileUrl: string;
  publishTime: number;
  fileSize?: number;
  fileType?: string;
}

export interface Roadshow {
  title: string;
  intro: string;
  publishTime: number;
  pictureUrl: string;
  skipUrl: string;
}

export interface InteractiveQuestion {
  questionContent: string;
  answerContent: string;
  publishTime: number;
}

export interface SoftwareItem {
  productName: string;
  /** HTML: sanitise before rendering. */
  softwareOverview: string;
  /** HTML: sanitise before rendering. */
  versionInformation: string;
  imageUrl: string;
}

export interface InstallationPackage {
  pid: string;
  /** Always https: the API's http addresses are rewritten (§7). */
  url: string;
}

export interface SharePriceRecord {
  /** HHMM or HMM text, Hong Kong time. */
  time: string;
  currentPrice: number;
  avgPrice: number;
  /** Signed, in HK$. */
  change: number;
  /** Signed, in percent. */
  quoteChange: number;
}

export interface SharePrice {
  sharePriceRtVos: SharePriceRecord[];
  /** Latest price, HK$. */
  xj: number;
  /** Previous close, HK$. */
  zs: number;
  /** Day of the session, `YYYY-MM-DD`; absent where the API gives none. */
  date?: string;
}

export interface ConsultationMessage {
  /** '1' to '7'. */
  businessType: string;
  companyName: string;
  name: string;
  phone: string;
  content: string;
}

export interface QuestionSubmission {
  email: string;
  questionContent: string;
}

export interface DownloadClick {
  /** What was clicked: 1 to 10 on the app page, a tile's type code on the SDK page (§9). */
  pageNum: number;
  /** 1 app download page, 2 SDK page. */
  plate: number;
  remark: string;
}

export interface PackageRequest {
  orgCode: string;
  pids: string[];
}

export interface DownloadCount {
  orgCode: string;
  pid: string;
}

export interface Visitor {
  address: string | null;
  /** Country header of a trusted proxy in front. */
  country: string | null;
}
