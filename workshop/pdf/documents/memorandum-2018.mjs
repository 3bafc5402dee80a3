// The memorandum and articles as they stood from the listing until 2023; what stands today is a text in content/.
import { readFileSync } from 'node:fs';
import { cover } from '../cover.mjs';
import { heading, pairs } from '../html.mjs';

const blocksOf = (language) =>
  readFileSync(new URL(`memorandum-2018/${language}.md`, import.meta.url), 'utf8')
    .trim()
    .split(/\n{2,}/)
    .map((block) => block.replaceAll('**', ''));

export const memorandum2018 = () => {
  const [zh, en] = [blocksOf('zt'), blocksOf('en')];
  if (zh.length !== en.length) throw new Error('The two languages have different numbers of paragraphs.');
  const title = (block) => block.replace(/^## /, '');
  return {
    title: 'Memorandum and Articles of Association (2018) · 組織章程大綱及細則（2018） · TradeGo (GEM 08017)',
    date: '2018-06-19T17:00:00+08:00',
    from: 'normal',
    pages: 10,
    running: '組織章程大綱及細則 Memorandum and Articles of Association',
    cover: cover({
      seed: 'memorandum-2018',
      tone: 'paper',
      titleZh: '組織章程大綱及細則',
      titleEn: 'Memorandum and Articles of Association',
      subZh: '2018 年 6 月 19 日採納，2023 年 6 月 9 日被取代',
      subEn: 'Adopted on 19 June 2018, replaced on 9 June 2023',
      small: '先前版本 Earlier version',
    }),
    body: zh
      .map((left, index) =>
        left.startsWith('## ') ? heading(title(left), title(en[index])) : pairs([[left, en[index]]]),
      )
      .join(''),
  };
};
