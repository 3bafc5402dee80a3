import type { ObjectSchema } from 'yup';
import { environment } from '../../config/env';
import { type Locale, localeOfApiLanguage } from '../../i18n/locales';
import type { Paging } from '../../routing/query';
import { judge, optionalPagingSchema, pagingSchema, registerRequestSchema, stockCodeSchema } from '../../validation';
import { websiteApi } from '..';
import { ApiFailure } from '../failure';
import { isNarrowed, readNarrowed } from '../registers';
import type { CallName, List, RegisterName } from '../types';
import { failureAnswer, invalidFields, listAnswer, success } from './answers';
import { readBody } from './body';
import { visitorOf } from './visitor';

/** Endpoints of the reading calls of §7: the same interface the pages use, served at our own origin. */

type Handler = (request: Request) => Promise<Response>;

/** Judges the input of a call, makes it, and turns what fails into an answer. */
function endpoint<T extends object>(
  name: CallName,
  schema: ObjectSchema<T>,
  input: (request: Request) => Promise<unknown>,
  answer: (locale: Locale, value: T) => Promise<Response>,
): Handler {
  return async (request) => {
    try {
      const locale = localeOfApiLanguage(request.headers.get('language'));
      const judged = judge(schema, await input(request));
      return judged.ok ? await answer(locale, judged.value) : await invalidFields(locale, judged.problems);
    } catch (error) {
      return failureAnswer(name, error);
    }
  };
}

const fromQuery = async (request: Request) => Object.fromEntries(new URL(request.url).searchParams);
const fromBody = async (request: Request) => (await readBody(request)).fields;

function pagedEndpoint(name: CallName, call: (locale: Locale, paging: Paging) => Promise<List<object>>): Handler {
  return endpoint(name, pagingSchema, fromBody, async (locale, paging) => {
    const { items, total } = await call(locale, paging);
    return listAnswer(name, items, total);
  });
}

/** A register takes a year and a search besides, whatever API is behind it. */
function registerEndpoint(name: RegisterName): Handler {
  return endpoint(name, registerRequestSchema, fromBody, async (locale, { pageIndex, pageSize, year, q }) => {
    const filter = { year, q: q || undefined };
    if (!isNarrowed(filter)) {
      const { items, total } = await websiteApi()[name](locale, { pageIndex, pageSize });
      return listAnswer(name, items, total);
    }
    const read = await readNarrowed(name, locale, { pageIndex, pageSize, ...filter });
    if (read.state === 'failed') throw new ApiFailure(name, 'network', 'could not be read whole');
    return listAnswer(name, read.data.items, read.data.total);
  });
}

export const serveNewsHistory = pagedEndpoint('newsHistory', (locale, paging) =>
  websiteApi().newsHistory(locale, paging),
);
export const serveRoadshows = registerEndpoint('roadshows');
export const serveReports = registerEndpoint('reports');
export const serveCirculars = registerEndpoint('circulars');
export const serveInteractiveQuestions = registerEndpoint('interactiveQuestions');
export const serveSoftwareList = pagedEndpoint('softwareList', async (locale, paging) => {
  const items = await websiteApi().softwareList(locale, paging);
  return { items, total: items.length };
});

export const serveHotNews = endpoint('hotNews', optionalPagingSchema, fromQuery, async (locale, value) => {
  const { pageIndex, pageSize } = value;
  const paging = pageIndex || pageSize ? { pageIndex: pageIndex ?? 1, pageSize: pageSize ?? 10 } : undefined;
  const { items, total } = await websiteApi().hotNews(locale, paging);
  return listAnswer('hotNews', items, total);
});

export const serveInteractiveScroll: Handler = async (request) => {
  try {
    const { items, total } = await websiteApi().interactiveScroll(localeOfApiLanguage(request.headers.get('language')));
    return listAnswer('interactiveScroll', items, total);
  } catch (error) {
    return failureAnswer('interactiveScroll', error);
  }
};

export const serveSharePrice = endpoint('sharePrice', stockCodeSchema, fromQuery, async (locale, { code }) => {
  const { sharePriceRtVos, ...rest } = await websiteApi().sharePrice(locale, code);
  return success({
    ...rest,
    // On the wire a change is text, possibly with a minus (§3).
    sharePriceRtVos: sharePriceRtVos.map((record) => ({ ...record, change: String(record.change) })),
  });
});

export const serveInstallationPackages: Handler = async (request) => {
  try {
    const { fields } = await readBody(request);
    const pids = Array.isArray(fields.pids) ? fields.pids.filter((pid) => typeof pid === 'string').slice(0, 100) : [];
    const orgCode = typeof fields.orgCode === 'string' ? fields.orgCode.slice(0, 64) : '';
    const locale = localeOfApiLanguage(request.headers.get('language'));
    const items = await websiteApi().installationPackages(locale, { orgCode, pids });
    return listAnswer('installationPackages', items, items.length);
  } catch (error) {
    return failureAnswer('installationPackages', error);
  }
};

export const serveVisitorArea: Handler = async (request) => {
  try {
    const visitor = visitorOf(request.headers, environment().trustedProxyHops);
    const locale = localeOfApiLanguage(request.headers.get('language'));
    return success(await websiteApi().visitorArea(locale, visitor));
  } catch (error) {
    return failureAnswer('visitorArea', error);
  }
};
