import { companyContent } from '../content-folder/current';
import type { CompanyFile } from '../content-folder/schemas';

/** Who answers what visitors write. */
export type Desk = keyof CompanyFile['replyWithin'];

/**
 * Facts of the company that pages show: contacts, addresses, social accounts, partner sites, promises. They are content,
 * so they are asked for when a page is rendered and never when a module loads.
 */
export function company(): CompanyFile {
  return companyContent().company;
}

/** The telephone numbers of customer service, that of Hong Kong first. */
export function phoneNumbers() {
  const { hongKong, mainland } = company().phones;
  return [
    { place: 'hongKong' as const, ...hongKong },
    ...(mainland ? [{ place: 'mainland' as const, ...mainland }] : []),
  ];
}
