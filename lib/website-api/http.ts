import type { Schema } from 'yup';
import type { Locale } from '../i18n/locales';
import { CALLS, type Call } from './calls';
import { ApiFailure } from './failure';
import * as schemas from './schemas';
import { type CallAnswer, type CallInput, send } from './transport';
import type { CallName, List, WebsiteApi } from './types';

export interface ApiBases {
  website: string;
  fintech: string;
}

/** The website API over HTTP: every answer is checked against its schema before anyone sees it. */
export function createHttpApi(bases: ApiBases): WebsiteApi {
  const call = (name: CallName, input: CallInput) => send(bases[(CALLS[name] as Call).base], name, input);

  async function list<T>(name: CallName, item: Schema<T>, input: CallInput): Promise<List<T>> {
    const answer = await call(name, input);
    const items = await shaped(name, schemas.listOf(item) as Schema<T[]>, listIn(name, answer));
    const total = Number(answer.total ?? Number.NaN);
    // Some lists come whole and without a total.
    return { items, total: Number.isInteger(total) && total >= 0 ? total : items.length };
  }

  const paged =
    <T>(name: CallName, item: Schema<T>) =>
    (locale: Locale, body: unknown) =>
      list(name, item, { locale, body });
  const write = (name: CallName) => async (locale: Locale, body: unknown) => {
    await call(name, { locale, body });
  };

  return {
    hotNews: (locale, paging) => list('hotNews', schemas.newsItem, { locale, query: { ...paging } }),
    newsHistory: paged('newsHistory', schemas.newsItem),
    roadshows: paged('roadshows', schemas.roadshow),
    reports: paged('reports', schemas.report),
    circulars: paged('circulars', schemas.circular),
    interactiveQuestions: paged('interactiveQuestions', schemas.interactiveQuestion),
    interactiveScroll: (locale) => list('interactiveScroll', schemas.interactiveQuestion, { locale }),
    sharePrice: async (locale, code) => {
      const { data } = await call('sharePrice', { locale, query: { code } });
      return shaped('sharePrice', schemas.sharePrice, data);
    },
    softwareList: async (locale, paging) =>
      (await list('softwareList', schemas.softwareItem, { locale, body: paging })).items,
    installationPackages: async (locale, request) =>
      (await list('installationPackages', schemas.installationPackage, { locale, body: request })).items,
    visitorArea: async (locale, visitor) => {
      const headers = visitor.address ? { 'X-Forwarded-For': visitor.address } : undefined;
      const { data } = await call('visitorArea', { locale, headers });
      return shaped('visitorArea', schemas.region, data);
    },
    submitConsultation: write('submitConsultation'),
    submitQuestion: write('submitQuestion'),
    trackDownload: write('trackDownload'),
    updateDownloadCount: write('updateDownloadCount'),
  };
}

function listIn(name: CallName, { data }: CallAnswer): unknown {
  const field = (CALLS[name] as Call).list as string;
  return (data as Record<string, unknown>)[field];
}

async function shaped<T>(name: CallName, schema: Schema<T>, value: unknown): Promise<T> {
  try {
    return (await schema.validate(value, { stripUnknown: true })) as T;
  } catch (error) {
    throw new ApiFailure(
      name,
      'shape',
      `answered another shape (${error instanceof Error ? error.message : 'unknown'})`,
    );
  }
}
