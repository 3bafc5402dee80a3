// The ESG section of an annual report: what content/esg.yaml says, up to the year of the report.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { inProject } from '../../lib/places.mjs';
import { both, heading, pairs, table } from '../html.mjs';

const { reports, figures } = parse(readFileSync(inProject('content/esg.yaml'), 'utf8'));
const subjects = {
  environment: ['環境', 'Environment'],
  people: ['僱員', 'People'],
  conduct: ['管治及操守', 'Governance and conduct'],
};

/** The year whose ESG report a report holds; undefined where it holds none. */
export const esgYearOf = (slug) => reports.find(({ document }) => document === slug)?.year;

/** @param {number} year */
export function esgSection(year) {
  return (
    heading('環境、社會及管治報告摘要', 'From the environmental, social and governance report') +
    pairs([said(year)]) +
    esgTable(reports.map((report) => report.year).filter((each) => each <= year))
  );
}

const inYear = ({ values }, year) => values.find((each) => each.year === year)?.value;
const printed = (figure, year) => inYear(figure, year)?.toLocaleString('en') ?? '–';

function said(year) {
  const of = (name) => figures.find(({ is }) => is === name);
  const electricity = printed(of('electricity'), year);
  const scope2 = printed(of('scope2'), year);
  return [
    `年內用電 ${electricity} 千瓦時，主要用於數據中心及辦公室，範圍二排放約為 ${scope2} 公噸二氧化碳當量。集團沒有自置車輛或燃料設備，範圍一排放為零。範圍三的數據仍在收集。`,
    `Electricity use was ${electricity} kWh, most of it in the data centre and the offices, with Scope 2 emissions of about ${scope2} tonnes of carbon dioxide equivalent. The Group owns no vehicles and burns no fuel, so Scope 1 emissions were nil. Scope 3 data are still being gathered.`,
  ];
}

function esgTable(years) {
  const given = figures.filter((each) => years.some((year) => inYear(each, year) !== undefined));
  const row = (each) => {
    const { name, unit } = each;
    const label = unit ? both(`${name.zt}（${unit.zt}）`, `${name.en} (${unit.en})`) : both(name.zt, name.en);
    return [label, ...years.map((year) => printed(each, year))];
  };
  return table({
    caption: ['環境、社會及管治數據', 'ESG figures'],
    columns: [{}, ...years.map((year) => ({ head: `${year}`, align: 'r', width: '20mm' }))],
    rows: Object.entries(subjects).flatMap(([subject, name]) => [
      { cells: [both(...name)], kind: 'group' },
      ...given.filter(({ group }) => group === subject).map(row),
    ]),
  });
}
