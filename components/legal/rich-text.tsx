import type { ReactNode } from 'react';
import { companyWords } from '@/lib/company/company-words';
import { company } from '@/lib/company/facts';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import type { RouteId } from '@/lib/site/routes';
import { Link } from '../ui/actions/link';
import { Prose } from '../ui/text/words';

/** Words with an address, and the company's name and contacts (lib/content/legal/document.ts). */
const MARK = /\[([^\]]+)\]\((\w+)(#[\w-]+)?\)|\{(phone|email|company)\}/g;

/** Text of a legal document, with its links. */
export function RichText({ page, children }: { page: PageContext; children: string }) {
  const pieces: ReactNode[] = [];
  let end = 0;
  for (const { 0: mark, 1: words = '', 2: route, 3: fragment = '', 4: contact, index } of children.matchAll(MARK)) {
    pieces.push(children.slice(end, index));
    end = index + mark.length;
    if (route) {
      pieces.push(
        <Link key={index} href={`${linkFrom(page, route as RouteId)}${fragment}`}>
          {words}
        </Link>,
      );
    } else if (contact === 'company') {
      pieces.push(companyWords(page.locale).company);
    } else {
      const { display, dial } = company().phones.hongKong;
      const { account } = company().emails;
      const [text, href] = contact === 'phone' ? [display, `tel:${dial}`] : [account, `mailto:${account}`];
      pieces.push(
        <a key={index} href={href} data-contact="">
          {text}
        </a>,
      );
    }
  }
  if (pieces.length === 0) return <Prose>{children}</Prose>;
  return <Prose>{[...pieces, children.slice(end)]}</Prose>;
}
