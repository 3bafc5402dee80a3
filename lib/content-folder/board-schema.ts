import { array, boolean, type InferType } from 'yup';
import { BOARD_GROUPS, COMMITTEE_SEATS, COMMITTEES } from '../domain/board';
import { day, inThree, line, one, strictly, whole, words } from './fields';

const committees = strictly(
  'Committees',
  Object.fromEntries(COMMITTEES.map((name) => [name, one(`Seat on the ${name} committee`, COMMITTEE_SEATS)])),
).default(undefined);

const meetings = (label: string) =>
  strictly(label, {
    attended: whole('How many the director attended', 366).required(),
    held: whole('How many were held while the director could attend', 366).required(),
  }).default(undefined);

export const board = strictly('The board', {
  seats: array(
    strictly('A director', {
      id: line('Names the director in addresses').required(),
      person: line('The same word in all seats that one person holds in turn; without it the id is the person'),
      group: one('Which directors', BOARD_GROUPS).required(),
      from: day('First day in office').required(),
      to: day('Last day in office'),
      name: inThree('Name').required(),
      office: inThree('Seat, such as Executive Director').required(),
      position: inThree('What tells them apart: the post, or the field a director answers for').required(),
      expertise: boolean().label('true where position is a field, not a post').strict(),
      introduce: inThree('Biography', words).required(),
      committees,
      earlier: array(
        strictly('Committees of a time before', {
          to: day('Last day on which they were so').required(),
          committees,
        }),
      )
        .label('Committees before those above, the earliest first')
        .default(undefined),
      skills: array(inThree('A skill').required()).label('What the director knows').default(undefined),
      attendance: strictly('Meetings of a year', {
        year: whole('The financial year', 2199).required(),
        board: meetings('Of the board'),
        audit: meetings('Of the audit committee'),
        nomination: meetings('Of the nomination committee'),
        remuneration: meetings('Of the remuneration committee'),
        general: meetings('Of shareholders'),
      }).default(undefined),
      training: strictly('Professional development of a year', {
        year: whole('The financial year', 2199).required(),
        hours: whole('Hours of it', 1000).required(),
        topics: array(inThree('What it was about').required()).label('What it was about').default(undefined),
      }).default(undefined),
      otherSeats: array(
        strictly('A seat on the board of another listed company', {
          company: inThree('The company').required(),
          office: inThree('The seat there').required(),
        }),
      )
        .label('Seats on boards of other listed companies')
        .default(undefined),
      contact: line('Where shareholders reach the lead independent director').email('must be an e-mail address'),
      image: line('Portrait: a picture beside this file, or a name of a drawing that ships with the site'),
      tile: line('A tile in place of a portrait: a name of a drawing that ships with the site'),
    }),
  )
    .label('Directors, in the order of the annual report; one who has left stays, with the last day')
    .required(),
});

export type BoardFile = InferType<typeof board>;
