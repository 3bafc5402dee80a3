// A document on the shelf: cover, running title, sections of paired clauses.
import { cover } from '../cover.mjs';
import { clauses, heading, pairs } from '../html.mjs';

export function governance({ slug, zh, en, adopted, intro, sections }) {
  let n = 0;
  return {
    title: `${en} · ${zh} · TradeGo (GEM 08017)`,
    date: adopted.iso,
    from: 'roomy',
    pages: 3,
    running: `${zh} ${en}`,
    cover: cover({
      seed: slug,
      tone: 'paper',
      titleZh: zh,
      titleEn: en,
      subZh: adopted.zh,
      subEn: adopted.en,
      small: '企業管治 Corporate governance',
    }),
    body:
      pairs(intro) +
      sections
        .map(([head, list]) => {
          n += 1;
          const section = n;
          return (
            heading(`${section}. ${head[0]}`, `${section}. ${head[1]}`) + clauses(list, (i) => `${section}.${i + 1}`)
          );
        })
        .join(''),
  };
}

export const revised = (iso, zh, en) => ({
  iso: `${iso}T17:00:00+08:00`,
  zh: `於上市時採納，${zh}修訂`,
  en: `Adopted on listing, revised ${en}`,
});
