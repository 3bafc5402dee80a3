import { array, boolean, number } from 'yup';
import { address, inThree, line, one, strictly, whole } from './fields';
import { history, honours } from './history-schema';
import { investorFacts } from './investor-schema';

const clock = (label: string) =>
  line(label).matches(/^\d{2}:\d{2}$/, 'must be a time such as "08:30", in quotation marks');
const telephone = (label: string) =>
  strictly(label, {
    display: line('As it is read').required(),
    dial: line('As it is dialled, such as +85258000000')
      .matches(/^\+\d{6,15}$/, 'must be + and digits')
      .required(),
  });

/** Types of regulated activity of the Securities and Futures Ordinance (Schedule 5) that are in force. */
export const LICENCE_TYPES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 13] as const;

const office = strictly('An office', {
  id: line('Names it').required(),
  is: one('What it is to the company', ['principal', 'registered', 'other'] as const).required(),
  name: inThree('Name, as a heading').required(),
  address: inThree('Address; without it only its city is shown').default(undefined),
  phone: telephone('Its own telephone number').default(undefined),
  email: line('Its own e-mail address').email(),
  hours: inThree('Office hours').default(undefined),
  closed: inThree('When it is closed').default(undefined),
  ways: array(inThree('A way there').required()).label('How to get there').default(undefined),
  map: address('Where a map shows it; without it the address is looked up (mapSearch)'),
  sketch: strictly('A sketch map that ships with the site', {
    drawing: one('Which drawing', ['central'] as const).required(),
    road: inThree('The road that the office is on').required(),
  }).default(undefined),
  city: inThree('City and district, for lists of offices; without it no list has it').default(undefined),
  work: inThree('What is done there').default(undefined),
  since: inThree('Since when').default(undefined),
});

/** Facts of the company that pages show: contacts, addresses, accounts, partner sites, promises. */
export const company = strictly('The company', {
  sample: boolean().label('true where all of this is a sample: every page says so then').strict().required(),
  stockCode: line('Stock code, five digits')
    .matches(/^\d{5}$/, 'must be five digits in quotation marks')
    .required(),
  names: inThree('Name, as pages show it').required(),
  founded: whole('Year in which it was founded', 2199),
  ...investorFacts,
  history,
  honours,
  offices: array(office)
    .label('Offices; the first one is that of the contact page and the foot of every page')
    .default(undefined),
  phones: strictly('Telephone numbers', {
    hongKong: telephone('Hong Kong customer service').required(),
    mainland: telephone('Mainland').default(undefined),
  }).required(),
  emails: strictly('E-mail addresses', {
    account: line('Accounts').email().required(),
    cooperation: line('Business').email().required(),
    investors: line('Investor relations').email().required(),
    media: line('Journalists').email().required(),
    security: line('Reports of weaknesses (security.txt)').email().required(),
  }).required(),
  wechat: strictly('Where the WeChat codes lead', {
    tradingApp: address('The app').required(),
    tradingPlatform: address('The trading platform').required(),
    liveService: address('Live reports').required(),
  }).default(undefined),
  social: strictly('Accounts elsewhere, as far as there are any', {
    microblog: address('Microblog'),
    facebook: address('Facebook'),
    youtube: address('YouTube'),
  }).default({}),
  downloads: strictly('Where a terminal is found when the installation packages name nothing else', {
    ios: address('iOS').required(),
    android: address('Android').required(),
    windows: address('Windows').required(),
    mac: address('Mac').required(),
    web: address('In the browser').required(),
  }).required(),
  stores: strictly('The app in the stores', {
    ios: address('App Store').required(),
    android: address('Google Play').required(),
  }).required(),
  beta: address('The invitation to test the next iOS version'),
  licence: strictly('Of the licensed corporation', {
    name: inThree('Name of the corporation').default(undefined),
    types: array(number().label('A type of regulated activity').strict().oneOf(LICENCE_TYPES).required())
      .label('Types of regulated activity that it is licensed for')
      .default(undefined),
    ceNumber: line('Its number with the SFC'),
    register: address('Where anyone can look it up'),
  }).default({}),
  mapSearch: address('Where an address is looked up; it is added at the end'),
  ipoService: address('Help with subscribing to new shares'),
  partnerSites: strictly('Sites of partners', {
    exchange: address('The Exchange'),
    regulator: address('The regulator'),
    liveReport: address('Live reports').required(),
    aipo: address('AIPO').required(),
  }).required(),
  replyWithin: strictly('Within how many working days a desk replies; 0 is the same day; left out, no page says', {
    business: whole('Business', 60),
    investors: whole('Investor relations', 60),
    media: whole('Journalists', 60),
    platform: whole('The trading platform', 60),
    keys: whole('Keys of the Open API', 60),
  }).default({}),
  hotline: strictly('When the hotline is answered on trading days; left out, no page says', {
    from: clock('From').required(),
    to: clock('To').required(),
  }).default(undefined),
});
