import { array, type InferType, number } from 'yup';
import { ESG_FIGURES, ESG_SUBJECTS } from '../domain/esg';
import { inThree, line, one, strictly, whole, words } from './fields';

/** Environmental, social and governance reporting: esg.yaml. */

const year = whole('The financial year, such as 2025', 2199).required();

export const esg = strictly('Environmental, social and governance reporting', {
  oversight: strictly('How the board oversees it', {
    words: inThree('What the board oversees, and how', words).required(),
    document: line('The terms of reference that it is overseen by: a folder of documents/'),
    reviewed: whole('Year in which the board last reviewed it', 2199),
  }).default(undefined),
  reports: array(
    strictly('The ESG report of a year', {
      year,
      document: line('The id of the report or filing that it is in').required(),
      page: whole('Page on which it begins', 10_000),
    }),
  )
    .label('Every year that has an ESG report, the latest first')
    .required(),
  figures: array(
    strictly('A figure, year by year', {
      group: one('What it is about', ESG_SUBJECTS).required(),
      is: one('Which one it is, where people search for it by name', ESG_FIGURES),
      name: inThree('Its name').required(),
      unit: inThree('Its unit').default(undefined),
      note: inThree('What one must know of it', words).default(undefined),
      values: array(
        strictly('Of a year', {
          year,
          value: number().label('The figure, in its unit').strict().required(),
          page: whole('Page of the report of the year that says so', 10_000),
        }),
      )
        .label('Years that report it, the latest first; none where it is not reported yet')
        .required(),
    }),
  )
    .label('Figures in the order in which reports have them')
    .required(),
});

export type EsgFile = InferType<typeof esg>;
