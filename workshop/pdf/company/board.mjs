// The board on a given day, by office only. The fourth independent director joined in January 2022
// and one of the four was succeeded in July 2024.
import { both } from '../html.mjs';

const joined = '2022-01-14';
const succeeded = '2024-07-12';

export function board(iso) {
  const day = iso.slice(0, 10);
  const executive = [
    ['主席', 'the Chairman'],
    ['行政總裁', 'the Chief Executive Officer'],
    ['技術總監', 'the Chief Technology Officer'],
  ];
  const nonExecutive = [
    ['副主席', 'the Vice Chairman'],
    ['非執行董事（合規及營運）', 'the Non-executive Director for Compliance and Operations'],
  ];
  const independent = [
    ['審核委員會主席', 'the Chair of the Audit Committee'],
    ['薪酬委員會主席', 'the Chair of the Remuneration Committee'],
    ...(day >= joined
      ? [
          [
            '首席獨立非執行董事兼提名委員會主席',
            'the Lead Independent Non-executive Director, who chairs the Nomination Committee',
          ],
        ]
      : []),
    day >= succeeded
      ? ['獨立非執行董事（數據管治）', 'the Independent Non-executive Director for Data Governance']
      : ['審核委員會成員', 'a member of the Audit Committee'],
  ];
  return { executive, nonExecutive, independent };
}

const listZh = (list) =>
  list
    .map(([z]) => z)
    .join('、')
    .replace(/、([^、]*)$/, '及$1');
const listEn = (list) => {
  const names = list.map(([, e]) => e);
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names[0];
};

/** The closing paragraph every announcement carries. */
export function directorsParagraph(iso, [nounZh, nounEn]) {
  const { executive, nonExecutive, independent } = board(iso);
  return [
    `於本${nounZh}日期，執行董事為${listZh(executive)}；非執行董事為${listZh(nonExecutive)}；獨立非執行董事為${listZh(independent)}。`,
    `As at the date of this ${nounEn}, the executive directors are ${listEn(executive)}; the non-executive directors are ${listEn(nonExecutive)}; and the independent non-executive directors are ${listEn(independent)}.`,
  ];
}

export function committees(iso) {
  const day = iso.slice(0, 10);
  const lead = day >= joined;
  // C chair, M member: audit, remuneration, nomination.
  return [
    ['主席兼執行董事', 'Chairman and Executive Director', '', '', lead ? 'M' : 'C'],
    ['行政總裁兼執行董事', 'Chief Executive Officer and Executive Director', '', 'M', ''],
    ['技術總監兼執行董事', 'Chief Technology Officer and Executive Director', '', '', ''],
    ['副主席兼非執行董事', 'Vice Chairman and Non-executive Director', '', '', ''],
    ['非執行董事（合規及營運）', 'Non-executive Director, Compliance and Operations', '', '', ''],
    [
      '獨立非執行董事（具會計專業資格）',
      'Independent Non-executive Director (accounting qualification)',
      'C',
      lead ? '' : 'M',
      lead ? '' : 'M',
    ],
    ['獨立非執行董事（執業律師）', 'Independent Non-executive Director (solicitor)', 'M', 'C', ''],
    ...(lead ? [['首席獨立非執行董事', 'Lead Independent Non-executive Director', '', 'M', 'C']] : []),
    day >= succeeded
      ? ['獨立非執行董事（數據管治）', 'Independent Non-executive Director, Data Governance', 'M', '', 'M']
      : ['獨立非執行董事', 'Independent Non-executive Director', 'M', '', 'M'],
  ].map(([zh, e, audit, pay, nomination]) => ({ label: both(zh, e), audit, pay, nomination }));
}
