import { array, boolean, type InferType, number } from 'yup';
import { FIGURE_NAMES } from '../domain/figures';
import type { LOCALES } from '../i18n/locales';
import type { company } from './company-schema';
import { address, day, files, inThree, inTwo, line, moment, one, period, strictly, whole, words } from './fields';

export { company } from './company-schema';
export { calendar, dividends, meeting } from './dates-schema';
export { esg } from './esg-schema';

/**
 * The files of a content folder but for its entries (kinds.ts). The same schema judges a file and makes the JSON Schema that editors
 * complete and check it by (json-schema.ts); `label` says what a field is for. Unknown fields are faults: most are
 * spelling mistakes.
 */

const amount = (label: string) =>
  strictly(label, {
    amount: number().label("In HK$'000; a loss is negative").strict().required(),
    before: number().label("The same of the year before, in HK$'000").strict(),
    page: whole('Page of the document that says so', 10_000),
  }).default(undefined);

export const figures = strictly('Figures of a period', {
  period: period('Its name, the same as the file').required(),
  document: line('The id of the report or filing that they are from').required(),
  audited: boolean().label('Whether an auditor has audited them').strict().required(),
  amounts: strictly('The amounts', Object.fromEntries(FIGURE_NAMES.map((name) => [name, amount(name)]))).required(),
  segments: array(
    strictly('A part of the business', {
      name: inThree('Its name').required(),
      amount: number().label("Its revenue in HK$'000").strict().required(),
      before: number().label("Its revenue of the year before, in HK$'000").strict(),
    }),
  )
    .label('Revenue by part of the business')
    .default(undefined),
  restated: inThree('Why amounts of the year before differ from those reported then', words).default(undefined),
});

/**
 * Documents that are no filings: constitutional, terms of reference, policies, the prospectus, papers. `communications`
 * is how the company sends its communications, and how printed copies are asked for; `display` is what a circular puts
 * on display for some days, such as a contract.
 */
export const DOCUMENT_KINDS = [
  'constitutional',
  'terms',
  'policy',
  'communications',
  'prospectus',
  'paper',
  'display',
] as const;

export const companyDocument = strictly('A document of the company', {
  title: inTwo('Title').required(),
  kind: one('What it is', DOCUMENT_KINDS).required(),
  adopted: day('When it was adopted'),
  revised: day('When it was last revised'),
  reviewed: whole('Year in which the board last reviewed it', 2199),
  from: day('Of a document on display: the first day on which it is shown'),
  until: day('Of a document on display: the last day on which it is shown; it goes at the midnight after it'),
  filing: line('Of a document on display: the id of the filing that puts it there, with which it is published'),
  files: files.default(undefined),
  earlier: array(
    strictly('An earlier version', {
      adopted: day('When it was adopted'),
      revised: day('When it was revised'),
      until: day('The day on which the next version took its place').required(),
      files: files.required(),
    }),
  )
    .label('Earlier versions, the latest first')
    .default(undefined),
});

export const software = strictly('Terminals and their packages', {
  software: array(
    strictly('A product; places in this list name the products, so none may be left out', {
      key: line('Which product').required(),
      productName: inThree('Name').required(),
      softwareOverview: inThree('What it does, as HTML', words).required(),
      versionInformation: inThree('Version and what is new, as HTML', words).required(),
    }),
  ).required(),
  packages: array(
    strictly('An installation package; places in this list name the products', {
      pid: line('Its id').required(),
      name: line('What it is, for whoever edits this'),
      url: address('Where it is').required(),
      bytes: whole('Its size'),
      sha256: line('Its SHA-256').matches(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits'),
      published: moment('When it was published'),
    }),
  ).required(),
});

export type CompanyFile = InferType<typeof company>;
export type Words = Record<(typeof LOCALES)[number], string>;
export type FiguresFile = InferType<typeof figures>;
export type DocumentFile = InferType<typeof companyDocument>;
export type { BoardFile } from './board-schema';
export type SoftwareFile = InferType<typeof software>;
