import type { Paging } from '../domain/list-filter';
import { pagingSchema } from '../validation';
import { BROWSER_CALLS } from './browser-calls';
import { type CallFrame, list, type OneCall } from './call-frame';
import { interactiveQuestion, REGISTERS, type RegisterName } from './registers';
import type { List, PackageRequest, Visitor } from './requests';
import { installationPackage, newsItem, softwareItem } from './schemas';
import { regionOf } from './values';

const REGISTER_CALLS = Object.fromEntries(Object.entries(REGISTERS).map(([name, { call }]) => [name, call])) as {
  [Name in RegisterName]: (typeof REGISTERS)[Name]['call'];
};

/**
 * THE table of the calls of §7: paths and methods, the same at our own origin
 * and at the API behind it, what they are asked and what their answers must look
 * like. The interface, its HTTP implementation and the endpoints are made from it;
 * docs/adding.md says how a call is added.
 */
export const CALLS = {
  ...REGISTER_CALLS,
  ...BROWSER_CALLS,
  visitorArea: { ...BROWSER_CALLS.visitorArea, read: regionOf } as OneCall<Visitor, string>,
  newsHistory: {
    ...list<Paging>('POST', 'Website/dynamicList', 'dynamicTopRtVOS')(newsItem),
    asked: pagingSchema,
  },
  /** Hot news; without paging, as many as the API gives. */
  hotNews: {
    ...list<Paging | undefined>('GET', 'Website/dynamicTop', 'dynamicTopRtVOS')(newsItem),
    partOf: 'newsHistory',
  },
  interactiveScroll: {
    ...list<undefined>('GET', 'Website/interactiveScroll', 'interactiveScrollRtVOS')(interactiveQuestion),
    partOf: 'interactiveQuestions',
  },
  softwareList: {
    ...list<Paging>('POST', 'Websiteback/softwareList', 'softwareListRtVOS')(softwareItem),
    asked: pagingSchema,
    successRule: 'msg',
  },
  installationPackages: {
    ...list<PackageRequest>('POST', 'Website/getInstallationPackage', 'installationPackageRtVOS')(installationPackage),
    anyLanguage: true,
  },
} satisfies Record<string, CallFrame & { item?: unknown; read?: unknown }>;

type Table = typeof CALLS;
export type CallName = keyof Table;
type TypesOf<Name extends CallName> = NonNullable<Table[Name]['types']>;
/** What a call is asked for besides its language. */
export type RequestOf<Name extends CallName> = TypesOf<Name>['request'];
/** What a call answers with, in our own form. */
export type AnswerOf<Name extends CallName> = TypesOf<Name>['answer'];

/** Calls that answer with something; the others are what visitors send. */
export type ReadName = { [Name in CallName]: AnswerOf<Name> extends void ? never : Name }[CallName];
/** Calls that answer with a list. */
export type ListCallName = {
  [Name in CallName]: AnswerOf<Name> extends List<unknown> ? Name : never;
}[CallName];
export type ItemOf<Name extends ListCallName> = AnswerOf<Name> extends List<infer Item> ? Item : never;

/** The list that a call answers with, or with a part of. */
export function listOfCall(name: CallName): CallName {
  const { partOf } = CALLS[name] as CallFrame;
  return (partOf as CallName | undefined) ?? name;
}

export const CALL_NAMES = Object.keys(CALLS) as CallName[];
