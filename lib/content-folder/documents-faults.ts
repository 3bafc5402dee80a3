import { type Dated, type Known, notThere, outOfOrder } from './dates-faults';
import type { DocumentFile } from './schemas';
import type { Sentence } from './sentences';

/** What is wrong with the company's own documents that their schema cannot know. Pure. */

type DisplayFile = Pick<DocumentFile, 'kind' | 'from' | 'until' | 'filing'>;

/** What is wrong with the days of a document on display, and of one that is not. */
export function displayFaults({ kind, from, until, filing }: DisplayFile, known: Pick<Known, 'filing'>): Sentence[] {
  const days: Dated[] = [
    ['from', from],
    ['until', until],
  ];
  if (kind !== 'display') {
    return [...days, ['filing', filing] as const].flatMap(([at, given]) =>
      given === undefined ? [] : [{ at, message: `kind is ${kind}: ${at} is for what is on display alone.` }],
    );
  }
  return [
    ...days.flatMap(([at, day]) =>
      day === undefined
        ? [{ at, message: `${at} is missing: what is on display has a first day, from, and a last one, until.` }]
        : [],
    ),
    ...outOfOrder('', days),
    ...notThere('', 'filing', filing, 'filings', known.filing),
  ];
}

/** Kinds of documents whose earlier versions a page shows: that of shareholder information. */
const KEEPING_VERSIONS = [
  'constitutional',
  'policy',
  'communications',
] as const satisfies readonly DocumentFile['kind'][];

/** What is wrong with the earlier versions of a document: the latest stands first, and each ends as the next one begins. */
export function earlierFaults(document: Pick<DocumentFile, 'kind' | 'adopted' | 'revised' | 'earlier'>): Sentence[] {
  const { kind, earlier = [] } = document;
  if (earlier.length === 0) return [];
  if (!KEEPING_VERSIONS.some((each) => each === kind)) {
    const message = `kind is ${kind}: earlier is for ${KEEPING_VERSIONS.join(', ')} alone, whose versions a page shows.`;
    return [{ at: 'earlier', message }];
  }
  const current: Sentence[] =
    dayOfVersion(document) === undefined
      ? [{ at: 'earlier', message: 'There are earlier versions: revised must say of which day this one is.' }]
      : [];
  const wrong = earlier.flatMap((version, index) => {
    const at = `earlier[${index}]`;
    const { adopted, revised, until } = version;
    const next = dayOfVersion(earlier[index - 1] ?? document);
    return [
      ...(dayOfVersion(version) === undefined
        ? [{ at, message: 'It has neither adopted nor revised: one of them says of which day this version is.' }]
        : []),
      ...outOfOrder(at, [
        ['adopted', adopted],
        ['revised', revised],
        ['until', until],
      ]),
      ...(next !== undefined && until > next
        ? [
            {
              at: `${at}.until`,
              message: `until is ${until}, and the next version is of ${next}: the latest stands first.`,
            },
          ]
        : []),
    ];
  });
  return [...current, ...wrong];
}

const dayOfVersion = ({ adopted, revised }: Pick<DocumentFile, 'adopted' | 'revised'>) => revised ?? adopted;
