// The papers of an annual general meeting: circular, notice, proxy form, poll results, precautions.
import { seeded } from '../../lib/random.mjs';
import { issuedAt } from '../company/shares.mjs';
import { both, clauses, heading, note, pair, pairs, table } from '../html.mjs';
import { businessDays, dateEn, dateZh, group, weekdayEn, weekdayZh } from '../words.mjs';
import { attendance, meetings, poll, resolutions, retirees } from './agm-facts.mjs';
import { filing, kinds, opening, responsibility } from './filing.mjs';

const yearOf = (item) => Number(item.slug.match(/\d{4}/)[0]);
const place = ['本公司香港總辦事處', 'the Company’s head office in Hong Kong'];
const online = (year) => (year >= 2025 ? ['，並同時以網上形式舉行', ' and online'] : ['', '']);

export function agmNotice(item) {
  const year = yearOf(item);
  const day = meetings[year];
  const [from, lodge] = [businessDays(day, -4), businessDays(day, -5)];
  const list = resolutions(year);
  return filing(
    item,
    pairs([
      [
        `茲通告捷利交易寶（「本公司」）謹訂於${dateZh(day)}（${weekdayZh(day)}）上午十時三十分假座${place[0]}${online(year)[0]}舉行股東週年大會，以考慮及酌情通過下列決議案：`,
        `Notice is hereby given that the annual general meeting of TradeGo (the “Company”) will be held at ${place[1]}${online(year)[1]} at 10:30 a.m. on ${weekdayEn(day)}, ${dateEn(day)} to consider and, if thought fit, pass the following resolutions:`,
      ],
    ]) +
      clauses(list.map((r) => [r.zh, r.en])) +
      heading('附註', 'Notes') +
      clauses(
        [
          [
            '凡有權出席大會並於會上投票的股東，均有權委任一名或以上代表出席及投票。代表毋須為本公司股東。',
            'A shareholder entitled to attend and vote may appoint one or more proxies to attend and vote instead. A proxy need not be a shareholder.',
          ],
          [
            '代表委任表格最遲須於大會指定舉行時間 48 小時前交回本公司的香港股份過戶登記分處，方為有效。',
            'To be valid, the form of proxy must reach the Company’s Hong Kong branch share registrar not less than 48 hours before the time of the meeting.',
          ],
          [
            `為釐定出席大會的資格，股份過戶登記處將於${dateZh(from)}至${dateZh(day)}（包括首尾兩日）暫停登記。過戶文件須於${dateZh(lodge)}下午四時三十分前送交登記。`,
            `To settle who may attend, the register of members will be closed from ${dateEn(from)} to ${dateEn(day)}, both days included. Transfers must be lodged by 4:30 p.m. on ${dateEn(lodge)}.`,
          ],
          ...(year === 2026
            ? [
                [
                  '為釐定收取末期股息的資格，記錄日期為二零二六年六月十五日；股息預期於二零二六年七月三日派付。',
                  'The record date for the final dividend is 15 June 2026, and it is expected to be paid on 3 July 2026.',
                ],
              ]
            : []),
          [
            '所有決議案將以投票方式表決。倘黑色暴雨警告或八號或以上熱帶氣旋警告於當日上午七時三十分後生效，大會安排將另行公布。',
            'All resolutions will be decided by poll. If a black rainstorm warning or a tropical cyclone signal No. 8 or above is in force after 7:30 a.m. that day, arrangements will be announced.',
          ],
        ],
        (i) => `(${String.fromCharCode(97 + i)})`,
      ),
    { kind: 'notice' },
  );
}

export function proxyForm(item) {
  const year = yearOf(item);
  const day = meetings[year];
  const line = (zh, en, width = '100%') =>
    `<div style="display:flex;align-items:flex-end;gap:3mm;margin:0 0 3.4mm;width:${width}"><span style="white-space:nowrap">${both(zh, en)}</span><span style="flex:1;border-bottom:.5pt solid #0B1220;height:5mm"></span></div>`;
  const box = `<span style="display:inline-block;width:4mm;height:4mm;border:.6pt solid #4A566C;border-radius:.6mm"></span>`;
  return filing(
    item,
    pairs([
      [
        `適用於${dateZh(day)}（${weekdayZh(day)}）上午十時三十分舉行的股東週年大會或其任何續會。`,
        `For use at the annual general meeting to be held at 10:30 a.m. on ${weekdayEn(day)}, ${dateEn(day)}, or at any adjournment of it.`,
      ],
    ]) +
      line('本人／吾等（姓名）', 'I / We (name)') +
      line('地址', 'of (address)') +
      line('為本公司股份的登記持有人，持有股份數目', 'being the registered holder of this number of shares') +
      line('茲委任大會主席或', 'hereby appoint the chairman of the meeting or') +
      table({
        caption: ['表決指示', 'Voting instructions'],
        columns: [
          { head: both('決議案', 'Resolution') },
          { head: both('贊成', 'For'), align: 'c', width: '18mm' },
          { head: both('反對', 'Against'), align: 'c', width: '18mm' },
        ],
        cls: 'stack',
        rows: resolutions(year).map((r) => [`${r.no}. ${both(r.zh, r.en)}`, box, box]),
      }) +
      `<div class="cols">${line('簽署', 'Signature')}${line('日期', 'Date')}</div>` +
      pair(
        '請在適當的空格內加上剔號。如未有指示，代表可酌情投票或放棄投票。表格須於大會舉行時間 48 小時前交回香港股份過戶登記分處。填妥表格後，閣下仍可親身出席大會並投票，屆時本表格將視作撤銷論。',
        'Please tick the box that applies. Without an instruction, the proxy may vote or abstain at discretion. The form must reach the Hong Kong branch share registrar 48 hours before the meeting. You may still attend and vote in person, in which case this form is revoked.',
        'fine',
      ),
    { kind: 'form', sign: false, directors: false },
  );
}

export function pollResults(item) {
  const year = yearOf(item);
  const day = meetings[year];
  const list = poll(year);
  const { votes, issued } = attendance(year);
  const online_ = {
    2025: ['，其中 22% 經網上投出', ', of which 22% were cast online'],
    2026: ['，其中 31% 經網上投出', ', of which 31% were cast online'],
  }[year] ?? ['', ''];
  return filing(
    item,
    pairs([
      opening(
        `欣然宣佈，日期為${dateZh(item.noticeDate)}的股東週年大會通告所載全部決議案，已於${dateZh(day)}舉行的股東週年大會（「大會」）上以投票方式獲正式通過。`,
        `is pleased to announce that every resolution set out in the notice dated ${dateEn(item.noticeDate)} was duly passed by poll at the annual general meeting (the “Meeting”) held on ${dateEn(day)}.`,
      ),
    ]) +
      table({
        caption: ['投票表決結果', 'Poll results'],
        unit: ['票數及佔總票數百分比', 'Votes and percentage of votes cast'],
        cls: 'stack long',
        columns: [
          { head: both('決議案', 'Resolution') },
          { head: both('贊成', 'For'), align: 'r', width: '31mm' },
          { head: both('反對', 'Against'), align: 'r', width: '31mm' },
        ],
        rows: list.map((r) => [
          `${r.no}. ${both(r.zh, r.en)}`,
          `${group(r.yes)}<br>${r.share.toFixed(2)}%`,
          `${group(r.no_)}<br>${(100 - r.share).toFixed(2)}%`,
        ]),
      }) +
      pairs([
        [
          `於大會日期，已發行股份總數為 ${group(issued)} 股，即賦予持有人權利出席大會並就決議案投票的股份總數。親身、${year >= 2025 ? '網上' : ''}或委任代表投票的股份最多為 ${group(votes)} 股，約佔已發行股份 ${((votes / issued) * 100).toFixed(1)}%${online_[0]}。`,
          `On the date of the Meeting there were ${group(issued)} shares in issue, all of which carried the right to attend and vote. At most ${group(votes)} shares were voted in person, ${year >= 2025 ? 'online ' : ''}or by proxy, about ${((votes / issued) * 100).toFixed(1)}% of those in issue${online_[1]}.`,
        ],
        [
          `概無股份賦予持有人權利出席大會但須放棄投贊成票，亦無股東須根據《GEM 上市規則》放棄投票。${year === 2023 ? `第 ${list.length} 項為特別決議案，獲不少於四分之三票數贊成；其餘為普通決議案，獲過半數票數贊成。` : '由於每項決議案均獲過半數票數贊成，全部以普通決議案形式通過。'}本公司的香港股份過戶登記分處擔任監票員，全體董事均有出席。`,
          `No share entitled its holder to attend and abstain from voting in favour, and no shareholder was required by the GEM Listing Rules to abstain. ${year === 2023 ? `Resolution ${list.length} was a special resolution and was carried by not less than three-fourths of the votes; the others were ordinary resolutions carried by a majority.` : 'More than half of the votes were cast in favour of each resolution, and all were passed as ordinary resolutions.'} The Company’s Hong Kong branch share registrar acted as scrutineer, and every director attended.`,
        ],
      ]),
    { from: 'tight' }, // so that the table stays on one page
  );
}

export function precautions(item) {
  const day = meetings[2020];
  return filing(
    item,
    pairs([
      opening(
        `謹此公布，為保障股東及員工的健康，將於${dateZh(day)}舉行的股東週年大會（「大會」）採取以下預防措施：`,
        `announces that, to protect the health of shareholders and staff, the following measures will apply to the annual general meeting on ${dateEn(day)} (the “Meeting”):`,
      ),
    ]) +
      clauses(
        [
          [
            '每名出席者須於入口量度體溫，體溫高於攝氏 37.4 度者不得進入會場。',
            'Temperatures will be taken at the entrance, and no one above 37.4 degrees Celsius will be admitted.',
          ],
          [
            '出席者須全程佩戴外科口罩，會場不會提供口罩。',
            'Surgical masks must be worn throughout. None will be provided.',
          ],
          [
            '座位之間保持最少 1.5 米距離。會場可容納人數因而有限，先到者先進場，額滿後其他股東將獲安排在同一樓層的另一會議室觀看直播。',
            'Seats will be at least 1.5 metres apart, which limits their number. Shareholders arriving after the room is full will be shown to another room on the same floor with a live picture.',
          ],
          ['會上不會派發公司禮品，亦不設茶點。', 'No gift will be handed out and no refreshment served.'],
        ],
        (i) => `(${String.fromCharCode(97 + i)})`,
      ) +
      pairs([
        [
          '本公司提醒股東，毋須親身出席亦可行使投票權。股東可委任大會主席為代表，並在代表委任表格上註明表決指示。表格須於大會舉行時間 48 小時前交回香港股份過戶登記分處。',
          'Shareholders need not attend to exercise their votes. The chairman of the Meeting may be appointed as proxy, with voting instructions on the form, which must reach the Hong Kong branch share registrar 48 hours before the Meeting.',
        ],
        [
          '有關決議案或本公司業務的提問，可於大會前五個營業日以電郵發送至 ir@example.com。本公司會在大會上回應，並於會後兩個營業日內在網站刊登答覆。視乎疫情發展，本公司或會進一步更改安排，並另行公告。',
          'Questions on the resolutions or the business may be sent to ir@example.com five business days before the Meeting. They will be answered there, and the answers posted on the website within two business days. Arrangements may change again as the situation develops, in which case a further announcement will be made.',
        ],
      ]),
  );
}

export function agmCircular(item) {
  const year = yearOf(item);
  const day = meetings[year];
  const issued = issuedAt(item.published.slice(0, 10));
  const [pZh, pEn] = [
    retirees(year)
      .map(([z]) => z)
      .join('、')
      .replace(/、([^、]*)$/, '及$1'),
    retirees(year).map(([, e]) => e),
  ];
  const extra = extras(year);
  const treasury = year >= 2024 ? ['（不包括庫存股份）', ', excluding treasury shares'] : ['', ''];
  return filing(
    item,
    note(
      '此乃要件，請即處理。閣下如對本通函或應採取的行動有任何疑問，應諮詢持牌證券交易商、銀行經理、律師、專業會計師或其他專業顧問。閣下如已將名下股份全部售出或轉讓，應立即將本通函交予買主或承讓人。',
      'This circular is important and requires your immediate attention. If in doubt as to any aspect of it or the action to take, consult a licensed securities dealer, bank manager, solicitor, professional accountant or other professional adviser. If you have sold or transferred all your shares, pass this circular at once to the purchaser or transferee.',
    ) +
      heading('董事會函件', 'Letter from the Board') +
      pairs([
        [
          `本通函旨在提供有關將於${dateZh(day)}舉行的股東週年大會上提呈決議案的資料，以便股東作出知情決定。大會通告載於同日刊發的文件。`,
          `This circular gives shareholders the information they need to vote on the resolutions to be put to the annual general meeting on ${dateEn(day)}. The notice of the meeting is published on the same day.`,
        ],
      ]) +
      heading('發行及購回股份的一般授權', 'General mandates to issue and repurchase shares') +
      pairs([
        [
          `於最後可行日期，已發行股份為 ${group(issued)} 股。假設大會前不再發行或購回股份，發行授權${treasury[0]}上限為 ${group(issued * 0.2)} 股，購回授權${treasury[0]}上限為 ${group(issued * 0.1)} 股。兩項授權有效至下屆股東週年大會結束時為止。董事目前無意根據任何一項授權行事。`,
          `On the latest practicable date ${group(issued)} shares were in issue. If no share is issued or bought back before the meeting, the mandates${treasury[1]}${treasury[1] && ','} would cover up to ${group(issued * 0.2)} new shares and the purchase of up to ${group(issued * 0.1)}. Both run until the end of the next annual general meeting. The directors have no present intention of using either.`,
        ],
      ]) +
      heading('重選退任董事', 'Re-election of retiring directors') +
      pairs([
        [
          `根據組織章程細則，${pZh}將於大會輪值退任，並符合資格膺選連任。提名委員會已檢討董事會的架構、人數及組成，以及各退任董事的資歷、技能、投入時間及貢獻，並信納獨立非執行董事符合《GEM 上市規則》第 5.09 條的獨立性準則。`,
          `Under the articles of association, ${pEn[0]}, ${pEn[1]} and ${pEn[2]} retire by rotation at the meeting and offer themselves for re-election. The Nomination Committee has considered the structure, size and make-up of the Board and the qualifications, skills, time and contribution of each. It is satisfied that independence under Rule 5.09 of the GEM Listing Rules is met where required.`,
        ],
      ]) +
      extra.map(([h, p]) => heading(...h) + pairs([p])).join('') +
      heading('購回授權的說明函件', 'Explanatory statement on the repurchase mandate') +
      pairs([
        [
          '購回股份的資金將全數來自可合法作此用途的款項。按最近期經審核帳目的狀況，若在建議期間全面行使購回授權，可能對營運資金有重大不利影響，董事不擬在此情況下行使。緊接最後可行日期前十二個月，股份在聯交所的最高及最低成交價如下：',
          'Purchases would be paid for wholly out of money lawfully available. Using the whole mandate could harm working capital when measured against the last audited accounts, and the directors would not use it to that extent. The highest and lowest prices at which shares traded on the Stock Exchange in the twelve months before the latest practicable date were:',
        ],
      ]) +
      prices(year) +
      heading('推薦建議', 'Recommendation') +
      pairs([
        [
          '董事認為，大會通告所載各項決議案符合本公司及股東的整體利益，因此建議全體股東投票贊成。根據《GEM 上市規則》第 17.47(4) 條，所有決議案將以投票方式表決。',
          'The directors consider each of the resolutions in the notice to be in the interests of the Company and its shareholders as a whole, and recommend shareholders to vote for all of them. Under Rule 17.47(4) of the GEM Listing Rules all resolutions are decided by poll.',
        ],
        responsibility(kinds.circular),
      ]),
    { kind: 'circular' },
  );
}

function extras(year) {
  if (year === 2026)
    return [
      [
        ['末期股息', 'Final dividend'],
        [
          '董事會建議派發截至 2025 年 12 月 31 日止年度的末期股息每股 1.0 港仙，合共約 502 萬港元，派付予二零二六年六月十五日名列股東名冊的股東。股息須待股東批准，預期於二零二六年七月三日派付。',
          'The Board recommends a final dividend of HK1.0 cent per share for 2025, about HK$5.0 million in all, to those on the register on 15 June 2026. Subject to approval it is expected to be paid on 3 July 2026.',
        ],
      ],
    ];
  if (year === 2023)
    return [
      [
        ['修訂組織章程大綱及細則', 'Amendments to the memorandum and articles'],
        [
          '修訂旨在符合《GEM 上市規則》附錄三的核心股東保障水平，容許以電子方式及混合形式舉行股東大會，並作其他輕微改動。修訂須以特別決議案通過。',
          'The amendments bring the articles into line with the core shareholder protection standards in Appendix 3 to the GEM Listing Rules, allow electronic and hybrid general meetings, and make minor changes of wording. They need a special resolution.',
        ],
      ],
      [
        ['採納新購股權計劃', 'Adoption of the new share option scheme'],
        [
          '現有計劃於上市時採納。為配合 2023 年 1 月 1 日生效的第二十三章，董事會建議採納新計劃。計劃授權限額為採納日已發行股份的 10%，即 50,000,000 股；歸屬期一般不少於十二個月。',
          'The existing scheme was adopted at listing. A new one is proposed to fit Chapter 23 as in force from 1 January 2023. Its mandate is limited to 10% of the shares in issue on adoption, or 50,000,000 shares, and options generally vest after not less than twelve months.',
        ],
      ],
    ];
  return [];
}

const levels = { 2019: 0.31, 2020: 0.29, 2021: 0.35, 2022: 0.33, 2023: 0.32, 2024: 0.38, 2025: 0.46, 2026: 0.68 };
/** Twelve calendar months before the circular, two groups side by side to save a page. */
/** Half a cent below HK$0.50, one cent from there (decisions: previous close). */
const onTick = (price) =>
  price < 0.5
    ? price.toFixed(3).replace(/\d$/, (d) => (d < 5 ? '0' : '5'))
    : `${(Math.floor(price * 100) / 100).toFixed(2)}0`;

function prices(year) {
  const r = seeded(`prices ${year}`);
  let level = levels[year - 1] ?? 0.36;
  const step = (levels[year] - level) / 12;
  const months = Array.from({ length: 12 }, (_, i) => {
    const month = ((3 + i) % 12) + 1;
    const y = year - 1 + (3 + i >= 12 ? 1 : 0);
    level += step + r.between(-0.012, 0.012);
    const spread = r.between(0.02, 0.05);
    return [`${y}-${String(month).padStart(2, '0')}`, onTick(level + spread), onTick(level - spread)];
  });
  const num = { align: 'r', width: '21mm' };
  const heads = [
    { head: both('月份', 'Month') },
    { head: both('最高', 'High'), ...num },
    { head: both('最低', 'Low'), ...num },
  ];
  return table({
    caption: ['股價', 'Share prices'],
    unit: ['港元', 'HK$'],
    columns: [...heads, { width: '10mm' }, ...heads],
    rows: Array.from({ length: 6 }, (_, i) => [...months[i], '', ...months[i + 6]]),
  });
}
