import { array, boolean } from 'yup';
import { day, inThree, line, one, strictly, whole } from './fields';

/** What the page about the company says of its past: only the company itself can say it (components/about). */

/** Drawings of the site that an honour may have (public/assets/emblem). */
export const HONOUR_DRAWINGS = ['crystal', 'shield', 'hexagon', 'star', 'medal', 'obelisk', 'cup'] as const;

export const history = strictly('Its years, on the page about it; without them it has none', {
  title: inThree('Heading').required(),
  lead: inThree('What the years show').required(),
  source: inThree('Where the numbers are from').default(undefined),
  years: array(
    strictly('A year', {
      year: whole('The year', 2199).required(),
      connected: whole('Brokers connected at its end', 10_000),
      asAt: day('The day they were counted, where it is not the end of the year'),
      events: array(inThree('An event').required()).label('What there was in it').default(undefined),
    }),
  )
    .label('Years, the first one first; a year without events is told by its news')
    .required(),
}).default(undefined);

export const honours = strictly('Its honours, on the page about it', {
  title: inThree('Heading').required(),
  lead: inThree('What they are for').required(),
  items: array(
    strictly('An honour', {
      id: line('Names it in addresses').required(),
      year: whole('Year in which it was awarded', 2199).required(),
      name: inThree('Name').required(),
      by: inThree('Who awarded it').required(),
      for: inThree('What for').required(),
      certificate: boolean().label('true where it is a certificate with a scope').strict(),
      drawing: one('Its drawing', HONOUR_DRAWINGS).required(),
    }),
  )
    .label('Honours, newest first')
    .required(),
}).default(undefined);
