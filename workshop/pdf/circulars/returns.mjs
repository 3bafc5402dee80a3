// Monthly returns and next day disclosure returns: tables, with little to say in words.
import {
  authorised,
  exercisedIn,
  exercises,
  grants,
  issuedAt,
  lapsedIn,
  listing,
  outstandingAt,
  schemeLimit,
  secondScheme,
  total,
} from '../company/shares.mjs';
import { both, heading, pairs, table } from '../html.mjs';
import { dateEn, dateZh, group, monthEn, numeralZh, yearZh } from '../words.mjs';
import { filing } from './filing.mjs';

const right = { align: 'r', width: '34mm' };
/** Listed issuers may hold treasury shares, and report them, since this day. */
const TREASURY_SINCE = '2024-06-11';

export function monthlyReturn(item) {
  const [year, month] = item.slug.match(/(\d{4})-(\d{2})$/).slice(1);
  const end = new Date(Date.UTC(Number(year), Number(month), 0)).toISOString().slice(0, 10);
  const start = new Date(Date.UTC(Number(year), Number(month) - 1, 0)).toISOString().slice(0, 10);
  const [before, after] = [issuedAt(start), issuedAt(end)];
  const granted = Object.entries(grants).filter(([, g]) => g.date <= end);
  const inMonth = exercisedIn(`${year}-${month}`);
  const heads = [
    {},
    { head: both('股份數目', 'Number of shares'), ...right },
    { head: both('面值（港元）', 'Par value (HK$)'), ...right },
    { head: both('股本（港元）', 'Share capital (HK$)'), ...right },
  ];
  const row = (zh, en, shares) => [
    both(zh, en),
    group(shares),
    authorised.par.toFixed(2),
    group(shares * authorised.par),
  ];
  const used = (y) => total(inMonth.flatMap((e) => e.lots).filter(([g]) => g === Number(y)));
  const newGrant = (g) => (g.date.startsWith(`${year}-${month}`) ? g.count : 0);
  const treasury = end >= TREASURY_SINCE;
  const inTotal = (shares, held) => (treasury ? [shares, held, shares] : [shares]);
  const lapsed = (y) => lapsedIn(Number(y), `${year}-${month}`);
  const anyLapsed = granted.some(([y]) => lapsed(y));
  const options = () =>
    table({
      caption: ['III. 購股權', 'III. Share options'],
      unit: ['可發行股份數目', 'Shares issuable'],
      columns: [
        { head: both('授出日期及行使價', 'Date of grant and exercise price') },
        ...[
          ['上月底結存', 'Opening'],
          ['授出', 'Granted'],
          ['行使', 'Exercised'],
          ...(anyLapsed ? [['失效', 'Lapsed']] : []),
          ['本月底結存', 'Closing'],
        ].map((h) => ({ head: both(...h), align: 'r', width: '20mm' })),
      ],
      rows: granted.map(([y, g]) => [
        both(`${dateZh(g.date)}，${g.price.toFixed(2)} 港元`, `${dateEn(g.date)}, HK$${g.price.toFixed(2)}`),
        group(outstandingAt(Number(y), end) + used(y) + lapsed(y) - newGrant(g)),
        newGrant(g) ? group(newGrant(g)) : '–',
        used(y) ? `(${group(used(y))})` : '–',
        ...(anyLapsed ? [lapsed(y) ? `(${group(lapsed(y))})` : '–'] : []),
        group(outstandingAt(Number(y), end)),
      ]),
    });
  const whatChanged = () => {
    const scheme = [
      `按購股權計劃可再授出的購股權上限為 ${group(room(end))} 份。`,
      `Options over a further ${group(room(end))} shares may be granted under the scheme.`,
    ];
    if (inMonth.length)
      return [
        `本月因行使購股權而發行新股 ${group(after - before)} 股，所得款項共 ${group(proceeds(inMonth))} 港元。${scheme[0]}`,
        `Options exercised in the month led to the issue of ${group(after - before)} new shares, for proceeds of HK$${group(proceeds(inMonth))}. ${scheme[1]}`,
      ];
    if (end.slice(0, 7) === listing.date.slice(0, 7))
      return [
        `${dateZh(listing.date)}，本公司根據股份發售發行新股 ${group(listing.offered)} 股，股份同日開始在 GEM 買賣。${scheme[0]}`,
        `${group(listing.offered)} new shares were issued under the share offer on ${dateEn(listing.date)}, when dealings in the shares began on GEM. ${scheme[1]}`,
      ];
    return [
      `本月並無發行新股、購回股份或註銷${treasury ? '庫存股份' : '股份'}，亦無認股權證或可換股債券。${scheme[0]}`,
      `No share was issued, bought back or cancelled in the month, and the Company has no warrants or convertible securities. ${scheme[1]}`,
    ];
  };
  const body =
    table({
      caption: ['I. 法定股本變動', 'I. Movements in authorised share capital'],
      columns: heads,
      rows: [
        row('上月底結存', 'Balance at close of preceding month', authorised.shares),
        [both('增加／減少', 'Increase / decrease'), '–', '', '–'],
        { cells: row('本月底結存', 'Balance at close of the month', authorised.shares), kind: 'total' },
      ],
    }) +
    table({
      caption: ['II. 已發行股份變動', 'II. Movements in issued shares'],
      columns: [
        {},
        { head: both('已發行股份', 'Issued shares'), ...right },
        ...(treasury
          ? [
              { head: both('庫存股份', 'Treasury shares'), ...right },
              { head: both('總數', 'Total'), ...right },
            ]
          : []),
      ],
      rows: [
        [both('上月底結存', 'Balance at close of preceding month'), ...inTotal(group(before), '0')],
        [
          both('增加／減少', 'Increase / decrease'),
          ...inTotal(after > before ? `+${group(after - before)}` : '–', '–'),
        ],
        { cells: [both('本月底結存', 'Balance at close of the month'), ...inTotal(group(after), '0')], kind: 'total' },
      ],
    }) +
    (granted.length ? options() : '') +
    heading(
      `${granted.length ? 'IV' : 'III'}. 其他資料及確認`,
      `${granted.length ? 'IV' : 'III'}. Other information and confirmation`,
    ) +
    pairs([
      whatChanged(),
      [
        `本公司確認，於${yearZh(year)}年${numeralZh(Number(month))}月內每項證券的發行均已獲董事會正式授權批准，並已遵照所有適用上市規則、法律及其他監管規定。`,
        `The Company confirms that each issue of securities in ${monthEn(Number(month))} ${year} was duly authorised by the Board and complied with all applicable listing rules, laws and other regulatory requirements.`,
      ],
    ]);
  return filing(item, body, { kind: 'return', signer: 'secretary', directors: false });
}

const proceeds = (list) => list.flatMap((e) => e.lots).reduce((sum, [y, n]) => sum + n * grants[y].price, 0);
const room = (iso) =>
  schemeLimit -
  Object.values(grants)
    .filter((g) => g.date <= iso && g.date >= secondScheme === iso >= secondScheme)
    .reduce((sum, g) => sum + g.count, 0);

export function nextDay(item) {
  const event = exercises.findLast((e) => e.date < item.published.slice(0, 10));
  const before = issuedAt(event.date) - total(event.lots);
  const pct = (n) => `${((n / before) * 100).toFixed(3)}%`;
  const body =
    pairs([
      [
        `本報表乃根據《GEM 上市規則》第 17.27A 條提交。已發行股份的變動與購股權持有人行使購股權有關，新股於${dateZh(event.date)}配發。`,
        `This return is made under Rule 17.27A of the GEM Listing Rules. The change in issued shares follows the exercise of options by their holders. The new shares were allotted on ${dateEn(event.date)}.`,
      ],
    ]) +
    table({
      caption: ['已發行股份變動', 'Changes in issued shares'],
      columns: [
        {},
        { head: both('股份數目', 'Number of shares'), ...right },
        { head: both('佔變動前比例', 'Share of prior issue'), ...right },
        { head: both('每股作價', 'Price per share'), ...right },
      ],
      rows: [
        [both('變動前結存', 'Opening balance'), group(before), '', ''],
        ...event.lots.map(([y, n]) => [
          both(`行使${dateZh(grants[y].date)}授出的購股權`, `Options granted on ${dateEn(grants[y].date)}`),
          group(n),
          pct(n),
          `HK$${grants[y].price.toFixed(2)}`,
        ]),
        {
          cells: [both('變動後結存', 'Closing balance'), group(issuedAt(event.date)), pct(total(event.lots)), ''],
          kind: 'total',
        },
      ],
    }) +
    pairs([
      [
        `所得款項共 ${group(proceeds([event]))} 港元，將用作一般營運資金。行使購股權的人士均為本集團僱員，並非本公司董事、主要行政人員或主要股東，亦非彼等的聯繫人。`,
        `Proceeds of HK$${group(proceeds([event]))} will be used as general working capital. Those who exercised are employees of the Group, and none is a director, chief executive or substantial shareholder of the Company or an associate of one.`,
      ],
      [
        '新股與已發行股份在各方面享有同等權益。本公司確認上述發行已獲董事會正式授權，並已遵照所有適用上市規則、法律及其他監管規定。本次變動不涉及股份購回。',
        'The new shares rank equally in all respects with those already in issue. The Company confirms that the issue was duly authorised by the Board and complied with all applicable listing rules, laws and other regulatory requirements. No share was bought back.',
      ],
    ]);
  return filing(item, body, { kind: 'return', signer: 'secretary', directors: false });
}
