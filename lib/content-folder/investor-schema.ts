import { array, number } from 'yup';
import { day, inThree, line, one, strictly, whole } from './fields';

/** What shareholders look up of a listed company. A company leaves out what it does not have, and no page shows it. */

/** Whose register of members a registrar keeps; `only` is that of a company with one register, in Hong Kong. */
export const REGISTERS = ['cayman', 'bermuda', 'hongKong', 'only'] as const;
export const BOARDS = ['gem', 'main'] as const;
export const CURRENCIES = ['HKD', 'USD', 'CNY'] as const;

export const HOLDER_KINDS = ['controlling', 'substantial', 'director', 'other'] as const;

const percent = (label: string) => number().label(label).strict().min(0).max(100);

/** The day of a number, and who says so: a filing or a report, or words where it is neither. */
const saidWhere = {
  asAt: day('Day of these numbers').required(),
  document: line('The id of the filing or report that says so'),
  source: inThree('What says so, where it is no filing or report').default(undefined),
};

/** A person or firm that acts for the company. */
const party = (label: string) =>
  strictly(label, {
    name: inThree('Name; or the office, where nobody is named').required(),
    role: inThree('What it acts as, such as "Legal adviser as to Hong Kong law"').default(undefined),
    address: inThree('Address').default(undefined),
  });

/** The fields of company.yaml that are of interest to shareholders. */
export const investorFacts = {
  registeredName: inThree('Full name in the register of companies').default(undefined),
  incorporatedIn: inThree('Where it is incorporated').default(undefined),
  listing: strictly('Its listing in Hong Kong', {
    day: day('First day of dealings').required(),
    board: one('Which board', BOARDS).required(),
  }).default(undefined),
  yearEnd: line('Last day of the financial year, such as "12-31"').matches(
    /^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/,
    'must be a month and a day such as "12-31"',
  ),
  resultsIn: inThree('Months in which results are announced').default(undefined),
  registrars: array(
    strictly('A share registrar', {
      where: one('Whose register it keeps', REGISTERS).required(),
      name: inThree('Name').required(),
      address: inThree('Address').required(),
      phone: line('Telephone number'),
      hours: inThree('When documents can be lodged').default(undefined),
    }),
  )
    .label('Share registrars')
    .default(undefined),
  secretary: party('Company secretary').default(undefined),
  auditor: party('Auditor').default(undefined),
  advisers: array(party('An adviser')).label('Advisers').default(undefined),
  bankers: array(party('A banker')).label('Principal bankers').default(undefined),
  authorisedRepresentatives: array(party('An authorised representative'))
    .label('Authorised representatives')
    .default(undefined),
  shares: strictly('Its shares', {
    issued: whole('Shares in issue, without treasury shares').required(),
    treasury: whole('Treasury shares'),
    asAt: day('Day of these numbers').required(),
    lot: whole('Board lot'),
    isin: line('ISIN').matches(/^[A-Z]{2}[A-Z0-9]{9}\d$/, 'must be two letters, nine letters or digits, and a digit'),
    par: strictly('Par value of a share', {
      currency: one('Currency', CURRENCIES).required(),
      amount: number().label('Amount').strict().min(0).required(),
    }).default(undefined),
    document: line('The id of the filing that says so, such as a monthly return'),
    options: strictly('Options over shares to be issued', {
      outstanding: whole('Shares issuable under options that are outstanding').required(),
      available: whole('Shares over which options may still be granted'),
      ...saidWhere,
    }).default(undefined),
    publicFloat: strictly('Shares in public hands', {
      percent: percent('Percentage of the shares in issue').required(),
      ...saidWhere,
    }).default(undefined),
    holders: array(
      strictly('A holder of 5 % or more', {
        name: inThree('Name').required(),
        kind: one('What it is to the company', HOLDER_KINDS).required(),
        shares: whole('Shares held').required(),
        percent: percent('Percentage of the shares in issue').required(),
        ...saidWhere,
      }),
    )
      .label('Holders of 5 % or more, the largest first')
      .default(undefined),
  }).default(undefined),
};
