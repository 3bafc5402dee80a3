import { DEFAULT_LOCALE, HTML_LANG, LOCALES } from '../i18n/locales';
import { LANGUAGE_COOKIE, ONE_YEAR } from './language';

const LOCALE_OF_PAGE = Object.fromEntries(LOCALES.map((locale) => [HTML_LANG[locale], locale]));

/**
 * Script that keeps the `language` cookie with the page in view. The server saves a
 * language with every page that asks for one, so a second tab, or the page one came
 * back from, may have left another: a bare link of a page in traditional Chinese
 * would then open in English. When a page comes into view, and before a link or a form
 * leads on from it, its own language is written where the cookie says another.
 *
 * It reloads nothing, so it cannot loop; with cookies off it does nothing. It reads the
 * cookie only once the page has loaded, since that holds up a first paint.
 */
export const PAGE_LANGUAGE_SCRIPT = `(function(){
var locale=${JSON.stringify(LOCALE_OF_PAGE)}[document.documentElement.lang];
function keep(){
if(!locale||document.visibilityState==='hidden')return;
var m=/(?:^|; )${LANGUAGE_COOKIE}=(\\w+)/.exec(document.cookie);
if((m?m[1]:'${DEFAULT_LOCALE}')!==locale)document.cookie='${LANGUAGE_COOKIE}='+locale+'; path=/; max-age=${ONE_YEAR}; samesite=lax'
}
['pageshow','focus'].forEach(function(kind){addEventListener(kind,keep)});
['visibilitychange','click','submit'].forEach(function(kind){document.addEventListener(kind,keep,true)})
})()`;
