// What every filing shares: letterhead, titles, body, sign-off, the board of the day.
import { directorsParagraph } from '../company/board.mjs';
import { pair } from '../html.mjs';
import { letterhead } from '../letterhead.mjs';
import { dateEn, dateZh } from '../words.mjs';

export const kinds = {
  announcement: ['公告', 'announcement'],
  notice: ['通告', 'notice'],
  circular: ['通函', 'circular'],
  form: ['表格', 'form'],
  return: ['報表', 'return'],
};

export function filing(
  item,
  body,
  { kind = 'announcement', signer = 'chairman', sign: signed = true, directors = true, from } = {},
) {
  const signers = {
    chairman: ['主席兼執行董事', 'Chairman and Executive Director'],
    secretary: ['公司秘書', 'Company Secretary'],
  };
  const [zh, en] = signers[signer];
  const day = item.published;
  const sign = `<div class="sign">${pair('承董事會命', 'By order of the Board')}${pair(`捷利交易寶 ${zh}`, `TradeGo, ${en}`)}${pair(`香港，${dateZh(day)}`, `Hong Kong, ${dateEn(day)}`)}</div>`;
  const tail = directors ? `<div class="fine">${pair(...directorsParagraph(day, kinds[kind]))}</div>` : '';
  return {
    title: `${item.title.en} · TradeGo (GEM 08017)`,
    date: day,
    from,
    body:
      letterhead({ titleZh: item.title.zt, titleEn: item.title.en, kind: kinds[kind] }) +
      body +
      (signed ? sign : '') +
      tail,
  };
}

export const opening = (zh, en) => [
  `捷利交易寶（「本公司」，連同其附屬公司統稱「本集團」）董事會（「董事會」）${zh}`,
  `The board of directors (the “Board”) of TradeGo (the “Company”, together with its subsidiaries the “Group”) ${en}`,
];

export const responsibility = ([zh, en]) => [
  `本${zh}的資料乃遵照《GEM 上市規則》而刊載，旨在提供有關本公司的資料，董事願就此共同及個別承擔全部責任。董事在作出一切合理查詢後確認，就其所知及所信，本${zh}所載資料在各重要方面均屬準確完備，並無誤導或欺詐成分。`,
  `This ${en}, for which the directors collectively and individually accept full responsibility, includes particulars given in compliance with the GEM Listing Rules. Having made all reasonable enquiries, the directors confirm that to the best of their knowledge and belief the information in this ${en} is accurate and complete in all material respects and not misleading or deceptive.`,
];
