import { assetUrl } from '../assets/address';

export type WhitePaper = 'ipo' | 'equity';

/** The white papers (§2), the IPO market first, each with the address of its summary edition. */
export function whitePapers(): { key: WhitePaper; href: string }[] {
  return [
    { key: 'ipo', href: assetUrl('/assets/documents/ipo-market-white-paper.pdf') },
    { key: 'equity', href: assetUrl('/assets/documents/equity-incentive-white-paper.pdf') },
  ];
}
