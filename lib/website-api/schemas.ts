import { array, number, object, type Schema, string } from 'yup';
import type {
  Circular,
  InstallationPackage,
  InteractiveQuestion,
  NewsItem,
  Report,
  Roadshow,
  SharePrice,
  SoftwareItem,
} from './types';

/**
 * What an answer must look like (§3), reshaped once at this border into our
 * own types. Texts that an item can do without may be missing or null.
 */

const text = () => string().ensure();
const requiredText = () => string().required();

/** §9: timestamps of 10 digits are seconds. Accepts ISO text and `YYYY-MM-DD hh:mm:ss` (Hong Kong time) too. */
export function parseMoment(value: unknown): number {
  if (typeof value === 'number' || (typeof value === 'string' && /^\d{10,13}$/.test(value.trim()))) {
    const number = Number(value);
    return Math.abs(number) < 1e11 ? number * 1000 : number;
  }
  if (typeof value !== 'string') return Number.NaN;
  const plain = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}(?::\d{2})?))?$/.exec(value.trim().replaceAll('/', '-'));
  return Date.parse(plain ? `${plain[1]}T${plain[2] ?? '00:00'}+08:00` : value);
}

const moment = () =>
  number()
    .transform((_, original) => (original === null || original === undefined ? undefined : parseMoment(original)))
    .typeError('${path} is not a moment');

/** Prices and changes come as numbers or as text, possibly with a sign or a percent mark. */
const figure = () =>
  number()
    .transform((value, original) =>
      typeof original === 'string' ? Number(original.replace(/[%,+\s]/g, '') || Number.NaN) : value,
    )
    .typeError('${path} is not a figure');

const optionalText = () =>
  string()
    .transform((value) => value || undefined)
    .optional();
const optionalNumber = () =>
  number()
    .transform((value, original) => (original === null || original === '' ? undefined : value))
    .optional();

export const newsItem: Schema<NewsItem> = object({
  id: number().integer().required(),
  title: requiredText(),
  contentTxt: text(),
  pictureUrl: text(),
  publishTime: moment().required(),
});

export const report: Schema<Report> = object({
  title: requiredText(),
  fileUrl: text(),
  pictureUrl: text(),
  publishTime: moment().optional(),
  intro: optionalText(),
  fileSize: optionalNumber(),
  fileType: optionalText(),
});

export const circular: Schema<Circular> = object({
  title: requiredText(),
  fileUrl: text(),
  publishTime: moment().required(),
  fileSize: optionalNumber(),
  fileType: optionalText(),
});

export const roadshow: Schema<Roadshow> = object({
  title: requiredText(),
  intro: text(),
  publishTime: moment().required(),
  pictureUrl: text(),
  skipUrl: text(),
});

export const interactiveQuestion: Schema<InteractiveQuestion> = object({
  questionContent: requiredText(),
  answerContent: text(),
  publishTime: moment().required(),
});

export const softwareItem: Schema<SoftwareItem> = object({
  productName: requiredText(),
  softwareOverview: text(),
  versionInformation: text(),
  imageUrl: text(),
});

export const installationPackage: Schema<InstallationPackage> = object({
  pid: requiredText(),
  url: text().transform((url: string) => url.replace(/^http:/i, 'https:')),
});

export const sharePrice: Schema<SharePrice> = object({
  sharePriceRtVos: array()
    .of(
      object({
        time: string()
          .matches(/^\d{3,4}$/)
          .required(),
        currentPrice: figure().required(),
        avgPrice: figure().required(),
        change: figure().required(),
        quoteChange: figure().required(),
      }),
    )
    .required(),
  xj: figure().required(),
  zs: figure().required(),
  date: string()
    .matches(/^\d{4}-\d{2}-\d{2}$/)
    .transform((value) => value || undefined)
    .optional(),
});

export const region = string()
  .matches(/^[A-Za-z]{2,3}$/)
  .uppercase()
  .required();

export const listOf = <T>(item: Schema<T>) => array().of(item).required();
