import type { CompanyDocumentContent, ContentFile } from '@/lib/content-folder/model';

/** The documents of the sample company, each one file with Chinese and English in it. */
export const DOCUMENTS: CompanyDocumentContent[] = [
  {
    id: 'articles-of-association-summary',
    kind: 'constitutional',
    title: { zt: '組織章程細則摘要', zh: '组织章程细则摘要', en: 'Articles of association, summary' },
    adopted: '2018-06-22',
    files: [
      bilingual(
        'articles-of-association-summary',
        'c062252c172d1bb7b2c481803ae5b844a276bc779878fc76343fc5c53d62686b',
        113941,
        3,
      ),
    ],
  },
  {
    id: 'terms-of-reference-corporate-governance',
    kind: 'terms',
    title: { zt: '企業管治職權範圍', zh: '公司治理职权范围', en: 'Terms of reference for corporate governance' },
    adopted: '2018-07-13',
    revised: '2025-03-28',
    files: [
      bilingual(
        'terms-of-reference-corporate-governance',
        '542de3668685e507d7aa5c5b3502aac252cdcafaac9b88b7c4a768333071229f',
        107895,
        3,
      ),
    ],
  },
  {
    id: 'shareholder-communication-policy',
    kind: 'policy',
    title: { zt: '股東通訊政策', zh: '股东通讯政策', en: 'Shareholder communication policy' },
    adopted: '2018-07-13',
    revised: '2024-02-02',
    files: [
      bilingual(
        'shareholder-communication-policy',
        'cbe52c68a6962413846bf54a58f31c2723c336fc0fa219c918acd4d8b42dd3fc',
        105627,
        3,
      ),
    ],
  },
  {
    id: 'procedure-for-nominating-a-director',
    kind: 'policy',
    title: { zt: '股東提名董事人選的程序', zh: '股东提名董事人选的程序', en: 'Procedure for nominating a director' },
    adopted: '2018-07-13',
    revised: '2023-06-09',
    files: [
      bilingual(
        'procedure-for-nominating-a-director',
        '7c3d77d911e42c87e81ad0abc616439c52fc248e59a5caa51b640e470e8dcbd4',
        103703,
        3,
      ),
    ],
  },
  {
    id: 'audit-committee-terms-of-reference',
    kind: 'terms',
    title: { zt: '審核委員會職權範圍', zh: '审核委员会职权范围', en: 'Audit Committee: terms of reference' },
    adopted: '2018-07-13',
    revised: '2024-07-12',
    files: [
      bilingual(
        'audit-committee-terms-of-reference',
        '9980096cca4f1fcfa267cd11bd96fa0a907c0193893bab509d3926f7a60a4aad',
        110225,
        3,
      ),
    ],
  },
  {
    id: 'nomination-committee-terms-of-reference',
    kind: 'terms',
    title: { zt: '提名委員會職權範圍', zh: '提名委员会职权范围', en: 'Nomination Committee: terms of reference' },
    adopted: '2018-07-13',
    revised: '2025-06-27',
    files: [
      bilingual(
        'nomination-committee-terms-of-reference',
        '7a5285ede7c98e0ae2488a7c45894d99200030927016803fa224f795c88ff5e2',
        101589,
        3,
      ),
    ],
  },
  {
    id: 'remuneration-committee-terms-of-reference',
    kind: 'terms',
    title: { zt: '薪酬委員會職權範圍', zh: '薪酬委员会职权范围', en: 'Remuneration Committee: terms of reference' },
    adopted: '2018-07-13',
    revised: '2023-03-30',
    files: [
      bilingual(
        'remuneration-committee-terms-of-reference',
        '295932e9af17b588dc4ec06152e7aae9925cd9849e2b5fba2503b1bf651c38b0',
        105272,
        3,
      ),
    ],
  },
  {
    id: 'prospectus',
    kind: 'prospectus',
    title: { zt: '招股章程', zh: '招股章程', en: 'Prospectus' },
    files: [bilingual('prospectus', '6b6c25e5f6f6af45a8f7d7be5514ff07dc733d39dcfce19b0ed3656ff3588009', 190332, 5)],
  },
  {
    id: 'ipo-market-white-paper',
    kind: 'paper',
    title: { zt: '新股市場白皮書', zh: '新股市场白皮书', en: 'IPO market white paper' },
    files: [
      bilingual(
        'ipo-market-white-paper',
        'ca61aaf6c216f3f293a6763b16758287efe206fef2064d6d09f7cd61bd80b0d5',
        166523,
        5,
      ),
    ],
  },
  {
    id: 'equity-incentive-white-paper',
    kind: 'paper',
    title: { zt: '股權激勵白皮書', zh: '股权激励白皮书', en: 'Equity incentive white paper' },
    files: [
      bilingual(
        'equity-incentive-white-paper',
        'acc748111419a8c8005989ac9bcda90760ddbe517ba84c12c723312dc4f091bf',
        168960,
        5,
      ),
    ],
  },
];

function bilingual(id: string, sha256: string, bytes: number, pages: number): ContentFile {
  const name = `${id}.pdf`;
  return {
    sha256,
    bytes,
    pages,
    name,
    path: `documents/${id}/${name}`,
    type: 'application/pdf',
    languages: ['zt', 'en'],
    role: 'bilingual',
    formerly: `/assets/documents/${name}`,
  };
}
