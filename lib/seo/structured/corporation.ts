import type { Corporation } from 'schema-dts';
import { company } from '../../company/facts';
import { environment } from '../../config/env';
import { cardPicture } from '../metadata';

/** Under which other things of schema.org find the company. */
function corporationId(): string {
  return `${environment().siteUrl}/#company`;
}

/** The company as other things name it: publisher, author, organiser. Programs read English. */
export function theCompany() {
  return { '@type': 'Corporation', '@id': corporationId(), name: company().names.en } as const;
}

/** The company: where it is listed, and how to reach it. */
export function corporation({ name, address }: { name: string; address?: string }): Exclude<Corporation, string> {
  const { siteUrl } = environment();
  const { names, registeredName, founded } = company();
  return {
    '@type': 'Corporation',
    '@id': corporationId(),
    name,
    legalName: registeredName?.en,
    alternateName: [...new Set(Object.values(names))].filter((other) => other !== name),
    url: siteUrl,
    logo: new URL('/icon-192.png', siteUrl).href,
    image: cardPicture(undefined),
    tickerSymbol: `HKEX:${company().stockCode}`,
    ...(founded !== undefined && { foundingDate: String(founded) }),
    address,
    telephone: company().phones.hongKong.display,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'investor relations',
      email: company().emails.investors,
    },
    sameAs: Object.values(company().social).filter((address) => address !== undefined),
  };
}
