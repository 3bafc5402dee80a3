import type { AlertKind } from '../domain/alert-kind';

/** What is sent with the calls of §7, and the list that most of them answer with. Field names are the specification's. */

export interface List<T> {
  items: T[];
  /** How many there are in all, not on this page; absent where the API does not say. */
  total?: number;
  /** Where there is no total: this page is full, so another may follow. */
  more?: boolean;
  /** Items of this page that are left out and not counted, since they are dated later than now. */
  embargoed?: number;
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

/** An address and what it wants to be told of: a field for each kind, `yes` where it is ticked. */
export type AlertSubscription = { email: string } & Partial<Record<AlertKind, string>>;

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
