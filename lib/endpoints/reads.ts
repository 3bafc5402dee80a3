import type { ObjectSchema } from 'yup';
import { websiteApi } from '../api';
import { readCall } from '../api/memory';
import type { Read } from '../api/reader';
import { readNarrowed } from '../api/registers';
import { company } from '../company/facts';
import { environment } from '../config/env';
import { CALL_NAMES, CALLS, type CallName, type ListCallName, type ReadName } from '../contract/calls';
import { ORGANISATION_CODE } from '../contract/constants';
import { ApiFailure } from '../contract/failure';
import { hasKinds, REGISTER_NAMES } from '../contract/registers';
import type { List, PackageRequest, RegisterName } from '../contract/types';
import { isNarrowed, type ListFilter, type Paging } from '../domain/list-filter';
import { type Locale, localeOfApiLanguage } from '../i18n/locales';
import { type Judged, judge, optionalPagingSchema, registerRequestSchema, stockCodeSchema } from '../validation';
import { failureAnswer, invalidFields, listAnswer, notAnswered, success } from './answers';
import { readBody } from './body';
import { serveSharePriceCsv } from './share-price-csv';
import { visitorOf } from './visitor';

/** Endpoints of the reading calls of §7: the same interface the pages use, served at our own origin. */

export type Endpoint = (request: Request) => Promise<Response>;

/** Makes a call in the language that is asked for, and turns what fails into an answer. */
function endpoint(name: CallName, answer: (locale: Locale, request: Request) => Promise<Response>): Endpoint {
  return async (request) => {
    const locale = localeOfApiLanguage(request.headers.get('language'));
    try {
      return await answer(locale, request);
    } catch (error) {
      return failureAnswer(name, locale, error);
    }
  };
}

/** Likewise, once its input is judged. */
function judgedEndpoint<T extends object>(
  name: CallName,
  schema: ObjectSchema<T>,
  answer: (locale: Locale, value: T, request: Request) => Promise<Response>,
): Endpoint {
  return endpoint(name, async (locale, request) => {
    const judged = judge(schema, await inputOf(name, request));
    return judged.ok ? answer(locale, judged.value, request) : invalidFields(locale, judged.problems);
  });
}

async function inputOf(name: CallName, request: Request): Promise<unknown> {
  if (CALLS[name].method === 'POST') return (await readBody(request)).fields;
  return Object.fromEntries(new URL(request.url).searchParams);
}

type AskedCall = { [Name in CallName]: (typeof CALLS)[Name] extends { asked: object } ? Name : never }[CallName];

/** One without has its endpoint below, or this does not compile. */
type OwnRead = Exclude<ReadName, AskedCall | RegisterName>;

/** A call as the API answers it now: its row says what it must be asked for. */
function askedEndpoint(name: AskedCall): Endpoint {
  return judgedEndpoint(name, CALLS[name].asked, async (locale, value) => {
    const ask = websiteApi('visitors')[name] as (locale: Locale, value: object) => Promise<unknown>;
    const answer = await ask(locale, value);
    return 'list' in CALLS[name] ? listAnswer(name, answer as List<object>) : success(answer);
  });
}

/** A page may go on without an answer; whoever asks for nothing else waits for it. In ms. */
const TIMEOUT = { withLastGood: 4000, withNothing: 4000 };

/** A list from memory, as the pages read it: a thousand visitors who poll are one call of the API. */
async function rememberedAnswer(name: ListCallName, locale: Locale, list: Read<List<object>>): Promise<Response> {
  return list.state === 'fresh' || list.state === 'late' ? listAnswer(name, list.data) : notAnswered(locale);
}

/** A register takes a year, a search and a kind besides, whatever API is behind it. */
function registerEndpoint(name: RegisterName): Endpoint {
  return judgedEndpoint(name, registerRequestSchema, async (locale, { pageIndex, pageSize, year, q, kind }) => {
    const filter: ListFilter = { year, q: q || undefined, ...(hasKinds(name) ? { kind } : {}) };
    if (!isNarrowed(filter))
      return listAnswer(name, await websiteApi('visitors')[name](locale, { pageIndex, pageSize }));
    const read = await readNarrowed(name, locale, { pageIndex, pageSize, ...filter });
    if (read.state === 'failed') throw new ApiFailure(name, 'network', 'could not be read whole');
    return listAnswer(name, read.data);
  });
}

const servePrices = judgedEndpoint(
  'sharePrice',
  stockCodeSchema(() => company().stockCode),
  async (locale, { code }) => {
    const read = await readCall('sharePrice', locale, { code }, { timeout: TIMEOUT });
    // The block in the page has the last good figures already, with their time.
    if (read.state !== 'fresh' && read.state !== 'late')
      return read.empty ? success({ sharePriceRtVos: [] }) : notAnswered(locale);
    const { sharePriceRtVos, ...rest } = read.data;
    return success({
      ...rest,
      // On the wire a change is text, possibly with a minus (§3).
      sharePriceRtVos: sharePriceRtVos.map((record) => ({ ...record, change: record.change?.toString() })),
    });
  },
);

/** With `format=csv` the same figures are a file for a visitor to keep. */
function wantsFile({ url }: Request): boolean {
  return new URL(url).searchParams.get('format') === 'csv';
}

/** Paging where at least one of its two is named; pages of ten where the size is not. */
function pagingIn({ pageIndex, pageSize }: Partial<Paging>): Paging | undefined {
  return pageIndex || pageSize ? { pageIndex: pageIndex ?? 1, pageSize: pageSize ?? 10 } : undefined;
}

/** Which packages are asked for: ours, and of these ids if there are any (§7). */
function packagesIn(fields: Record<string, unknown>): Judged<PackageRequest> {
  const orgCode = fields.orgCode || ORGANISATION_CODE;
  const pids = fields.pids || [];
  const isOurs = orgCode === ORGANISATION_CODE;
  if (isOurs && isListOfTexts(pids)) return { ok: true, value: { orgCode, pids: pids.slice(0, 100) } };
  return {
    ok: false,
    problems: { ...(!isOurs && { orgCode: 'invalid' }), ...(!isListOfTexts(pids) && { pids: 'invalid' }) },
  };
}

function isListOfTexts(list: unknown): list is string[] {
  return Array.isArray(list) && list.every((one) => typeof one === 'string');
}

/** Endpoints of the calls whose rows do not say all of what they do. */
const OWN: Record<OwnRead, Endpoint> = {
  // Whoever asks here names any page; the store keeps those that our own pages show.
  hotNews: judgedEndpoint('hotNews', optionalPagingSchema, async (locale, asked) =>
    rememberedAnswer(
      'hotNews',
      locale,
      await readCall('hotNews', locale, pagingIn(asked), {
        kept: false,
        timeout: TIMEOUT,
        asker: pagingIn(asked) ? 'visitors' : 'pages',
      }),
    ),
  ),
  interactiveScroll: endpoint('interactiveScroll', async (locale) =>
    rememberedAnswer(
      'interactiveScroll',
      locale,
      await readCall('interactiveScroll', locale, undefined, { timeout: TIMEOUT }),
    ),
  ),
  sharePrice: (request) => (wantsFile(request) ? serveSharePriceCsv(request) : servePrices(request)),
  installationPackages: endpoint('installationPackages', async (locale, request) => {
    const { fields } = await readBody(request);
    const asked = packagesIn(fields);
    if (!asked.ok) return invalidFields(locale, asked.problems);
    const { pids } = asked.value;
    // As pages ask for them, all there are: a visitor's choice is made here.
    const all = { orgCode: ORGANISATION_CODE, pids: [] };
    const read = await readCall('installationPackages', locale, all, { timeout: TIMEOUT });
    if (read.state === 'failed' || pids.length === 0) return rememberedAnswer('installationPackages', locale, read);
    const items = read.data.items.filter(({ pid }) => pids.includes(pid));
    return rememberedAnswer('installationPackages', locale, { ...read, data: { items, total: items.length } });
  }),
  visitorArea: endpoint('visitorArea', async (locale, { headers }) => {
    const visitor = visitorOf(headers, environment().trustedProxyHops);
    return success(await websiteApi('visitors').visitorArea(locale, visitor));
  }),
};

const fromNames = <Name extends CallName>(names: readonly Name[], of: (name: Name) => Endpoint) =>
  Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, Endpoint>;

const ASKED = CALL_NAMES.filter((name): name is AskedCall => 'asked' in CALLS[name]);

export const READS: Record<ReadName, Endpoint> = {
  ...fromNames(ASKED, askedEndpoint),
  ...fromNames(REGISTER_NAMES, registerEndpoint),
  ...OWN,
};
