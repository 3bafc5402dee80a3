import { assetUrl } from '../assets/address';

export type WhitePaper = 'ipo' | 'equity';

/** The white papers (§2), the IPO market first, each with the address of its summary edition and its size in bytes. */
export function whitePapers(): { key: WhitePaper; href: string; bytes: number }[] {
  return [
    { key: 'ipo', href: assetUrl('/assets/documents/ipo-market-white-paper.pdf'), bytes: 166_523 },
    { key: 'equity', href: assetUrl('/assets/documents/equity-incentive-white-paper.pdf'), bytes: 168_960 },
  ];
}
