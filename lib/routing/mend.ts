import { isLocale } from '../i18n/locales';
import { type RouteId, routeAt } from '../site/routes';
import { type QueryName, queryNamesOf, saysSomething } from './query';

/**
 * Addresses that were damaged on their way (docs/requirements.md, Routes): by a program that took the full stop or the bracket
 * behind them for a part of them, wrote `&amp;` for `&`, escaped the question mark, or by a keyboard with full-width
 * digits. What was meant is given back, and the visitor is led there; the mended address is never mended again.
 */

/**
 * A value that may have been damaged holds something else than plain letters, digits and hyphens, or ends with a hyphen.
 * The edge keeps no page for such an address and passes it on whole (deploy/nginx.conf).
 */
const damaged = /[^A-Za-z0-9-]|-$/;

/** A number with zeros in front, as a whole value: another spelling of the same page. The edge passes these on as well. */
const PADDED = '0\\d{1,8}';

const padded = new RegExp(`^${PADDED}$`);

const IGNORABLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu;
const FULL_WIDTH = /[\uff01-\uff5e]/g;

/** A word of an address, behind an opening mark or none; whatever follows has neither letters nor digits of ours. */
const WORD = /^[\s"'“‘「『（([{<《:=]*(-?[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*)[^A-Za-z0-9]*$/u;

/** What may stand before a name: the rest of an escaped `&`, a second question mark. */
const BEFORE_NAME = /^(?:amp;|[?&;\s])+/i;

function plain(text: string): string {
  return text
    .replace(IGNORABLE, '')
    .replace(FULL_WIDTH, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0));
}

/** What a value was before it was damaged, where that says something, else the value; a number without zeros in front. */
function mendedValue(value: string, says: (value: string) => boolean): string {
  const meant = damaged.test(value) && !says(value) ? wordIn(value, says) : value;
  return padded.test(meant) && says(meant) ? String(Number(meant)) : meant;
}

function wordIn(value: string, says: (value: string) => boolean): string {
  const [, word] = WORD.exec(plain(value)) ?? [];
  return word !== undefined && says(word) ? word : value;
}

/** The query of a page with all that can be mended of what it takes; the very same object where there is nothing to mend. */
export function mendedQuery(id: RouteId | undefined, query: URLSearchParams): URLSearchParams {
  const names = new Set<string>([...(id === undefined ? [] : queryNamesOf(id)), 'lang']);
  let isMended = false;
  const mended = new URLSearchParams();
  for (const [given, value] of query) {
    const meant = plain(given).replace(BEFORE_NAME, '');
    const name = given !== meant && names.has(meant) && !query.has(meant) ? meant : given;
    const says = (text: string) =>
      name === 'lang' ? isLocale(text) : id !== undefined && saysSomething(id, name as QueryName, text);
    // If a name occurs twice, the first one counts.
    const better = names.has(name) && name !== 'q' && !mended.has(name) ? mendedValue(value, says) : value;
    if (name !== given || better !== value) isMended = true;
    mended.append(name, better);
  }
  return isMended ? mended : query;
}

/** The page and the query of an address of which a damaged path is known; undefined where the path names no page. */
export function mendedAddress(
  pathname: string,
  query: URLSearchParams,
): { id: RouteId; query: URLSearchParams } | undefined {
  let text: string;
  try {
    text = plain(decodeURIComponent(pathname));
  } catch {
    return undefined;
  }
  const [, path, search, rest] = /^(\/[A-Za-z-]+)(?:\?(.*)|([^A-Za-z0-9/\\]*))$/su.exec(text) ?? [];
  const id = path === undefined ? undefined : routeAt(path);
  if (id === undefined || (search === undefined && !rest)) return undefined;
  const whole = new URLSearchParams(search);
  for (const [name, value] of query) whole.append(name, value);
  return { id, query: mendedQuery(id, whole) };
}
