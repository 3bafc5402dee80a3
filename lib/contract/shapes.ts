import type { ItemOf, ListCallName } from './calls';
import type { Shape } from './judging';
import {
  circular,
  installationPackage,
  interactiveQuestion,
  newsItem,
  report,
  roadshow,
  softwareItem,
} from './schemas';

/** What an item of each list must look like. */
export const ITEMS: { [Name in ListCallName]: Shape<ItemOf<Name>> } = {
  hotNews: newsItem,
  newsHistory: newsItem,
  roadshows: roadshow,
  reports: report,
  circulars: circular,
  interactiveQuestions: interactiveQuestion,
  interactiveScroll: interactiveQuestion,
  softwareList: softwareItem,
  installationPackages: installationPackage,
};
