// Grants of share options, as Rule 23.06A wants them announced.
import { grants, issuedAt, schemeLimit } from '../company/shares.mjs';
import { both, pairs, table } from '../html.mjs';
import { dateEn, dateZh, group, parts } from '../words.mjs';
import { filing, opening } from './filing.mjs';

export function grantOfOptions(item) {
  const year = Number(item.slug.match(/\d{4}/)[0]);
  const g = grants[year];
  const newRules = year >= 2023;
  const [y, m, d] = parts(g.date);
  const expiry = `${y + 10}-${String(m).padStart(2, '0')}-${String(d - 1).padStart(2, '0')}`;
  const left =
    schemeLimit -
    Object.values(grants)
      .filter((x) => (newRules ? x.date >= '2023-06-09' : x.date < '2023-06-09') && x.date <= g.date)
      .reduce((s, x) => s + x.count, 0);
  const vest = newRules
    ? [
        '三分一於授出日期起計滿 12、24 及 36 個月各自歸屬',
        'One third on each of the first, second and third anniversaries of the date of grant',
      ]
    : ['三分一於授出日期起計滿 6、18 及 30 個月各自歸屬', 'One third 6, 18 and 30 months after the date of grant'];
  const row = (zh, en, a, b) => [both(zh, en), a, b ?? ''];
  const say = ([zh, en]) => [`<span lang="zh-Hant">${zh}</span>`, `<span lang="en">${en}</span>`];
  return filing(
    item,
    pairs([
      opening(
        `謹此公布，於${dateZh(g.date)}（「授出日期」），本公司根據${newRules ? '二零二三年六月九日採納的購股權計劃' : '上市時採納的購股權計劃'}，向合資格參與者授出合共 ${group(g.count)} 份購股權，以認購本公司每股面值 0.01 港元的股份，惟須待承授人接納後方可作實。`,
        `announces that on ${dateEn(g.date)} (the “Date of Grant”) options to subscribe for ${group(g.count)} shares of HK$0.01 each were granted to eligible participants under the share option scheme adopted ${newRules ? 'on 9 June 2023' : 'at listing'}, subject to acceptance.`,
      ),
    ]) +
      table({
        caption: ['授出詳情', 'Details of the grant'],
        columns: [{ width: '46mm' }, {}, {}],
        rows: [
          row(
            '行使價',
            'Exercise price',
            ...say([`每股 ${g.price.toFixed(2)} 港元`, `HK$${g.price.toFixed(2)} per share`]),
          ),
          row(
            '授出日期收市價',
            'Closing price on grant',
            ...say([`每股 ${g.close.toFixed(3)} 港元`, `HK$${g.close.toFixed(3)} per share`]),
          ),
          row(
            '前五個營業日平均收市價',
            'Average of five preceding days',
            ...say([`每股 ${g.average.toFixed(3)} 港元`, `HK$${g.average.toFixed(3)} per share`]),
          ),
          row(
            '承授人',
            'Grantees',
            ...say([
              `${g.directors} 名執行董事（共 ${group(g.share)} 份）及 ${g.staff} 名僱員（共 ${group(g.count - g.share)} 份）`,
              `${g.directors} executive directors (${group(g.share)}) and ${g.staff} employees (${group(g.count - g.share)})`,
            ]),
          ),
          row('歸屬期', 'Vesting', ...say(vest)),
          row(
            '表現目標',
            'Performance targets',
            ...say(
              newRules
                ? [
                    '執行董事的購股權須達到年度收入目標；僱員按年度考核，由薪酬委員會核實',
                    'For executive directors, yearly revenue targets; for employees, yearly appraisal, verified by the Remuneration Committee',
                  ]
                : ['不設表現目標', 'None'],
            ),
          ),
          row(
            '退扣機制',
            'Clawback',
            ...say([
              '承授人嚴重失職或財務報表須重列時，未行使的購股權失效',
              'Unexercised options lapse on serious misconduct or a restatement of accounts',
            ]),
          ),
          row('有效期', 'Exercise period', ...say([`至${dateZh(expiry)}`, `Until ${dateEn(expiry)}`])),
          row(
            '佔已發行股份',
            'Share of issue',
            ...say([
              `約 ${((g.count / issuedAt(g.date)) * 100).toFixed(2)}%`,
              `About ${((g.count / issuedAt(g.date)) * 100).toFixed(2)}%`,
            ]),
          ),
        ],
      }) +
      pairs([
        [
          `行使價不低於授出日期的收市價、緊接授出日期前五個營業日的平均收市價及股份面值三者中的最高者。本集團並無為承授人提供財務資助以購買股份。授出後，根據計劃授權可供日後授出的股份為 ${group(left)} 股。`,
          `The exercise price is not below the highest of the closing price on the Date of Grant, the average closing price of the five business days before it and the par value. No financial assistance is given to buy shares. Options over a further ${group(left)} shares may be granted under the scheme mandate.`,
        ],
        [
          '向執行董事授出購股權已獲獨立非執行董事批准。各承授人獲授的購股權均不超過個人上限 1%。除上述者外，概無承授人為本公司董事、最高行政人員、主要股東或彼等的聯繫人，亦無關連實體參與者或服務提供者。',
          'The grants to executive directors were approved by the independent non-executive directors. No grantee exceeds the individual limit of 1%. Other than as stated, no grantee is a director, chief executive or substantial shareholder of the Company or an associate of one, a related entity participant or a service provider.',
        ],
        [
          '授出旨在挽留負責系統開發及營運的人員，並令其利益與股東一致。薪酬委員會認為授出條款與計劃目的相符。',
          'The purpose is to keep the people who build and run the systems and to align their interests with those of shareholders. The Remuneration Committee considers the terms consistent with the purpose of the scheme.',
        ],
      ]),
  );
}
