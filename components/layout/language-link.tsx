'use client';

import type { AnchorHTMLAttributes, MouseEvent } from 'react';

export interface LanguageLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'lang' | 'onClick'> {
  lang: string;
  href: string;
}

/**
 * A plain anchor to this page in another language. Its address already keeps
 * what the page reads of the query; a click also keeps whatever else stands in
 * the address bar (docs/requirements.md, Language).
 */
export function LanguageLink({ lang, href, ...rest }: LanguageLinkProps) {
  function keepQuery(event: MouseEvent<HTMLAnchorElement>) {
    const address = new URL(window.location.href);
    address.searchParams.set('lang', lang);
    event.currentTarget.href = `${address.pathname}${address.search}${address.hash}`;
  }
  return <a href={href} {...rest} onClick={keepQuery} />;
}
