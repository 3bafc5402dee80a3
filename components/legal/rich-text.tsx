import { SITE } from '@/lib/site/facts';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import type { RouteId } from '@/lib/site/routes';
import { Link } from '../ui/link';
import { Words } from '../ui/words/words';

/** Words with an address, and the site's contacts (lib/content/legal/document.ts). */
const MARK = /\[([^\]]+)\]\((\w+)(#[\w-]+)?\)|\{(phone|email)\}/g;

/** Text of a legal document, with its links. */
export function RichText({ page, children }: { page: PageContext; children: string }) {
  const parts = [];
  let end = 0;
  for (const { 0: mark, 1: words, 2: route, 3: fragment = '', 4: contact, index } of children.matchAll(MARK)) {
    parts.push(<Words key={`before ${index}`}>{children.slice(end, index)}</Words>);
    end = index + mark.length;
    if (route) {
      parts.push(
        <Link key={index} href={`${linkFrom(page, route as RouteId)}${fragment}`}>
          <Words>{words}</Words>
        </Link>,
      );
    } else if (contact === 'phone') {
      const { display, dial } = SITE.phones.hongKong;
      parts.push(
        <a key={index} href={`tel:${dial}`} data-contact="">
          {display}
        </a>,
      );
    } else {
      parts.push(
        <a key={index} href={`mailto:${SITE.emails.account}`} data-contact="">
          {SITE.emails.account}
        </a>,
      );
    }
  }
  return [...parts, <Words key="end">{children.slice(end)}</Words>];
}
