/** A window narrower than this many CSS px gets the mobile layout (§1, §9). */
export const NARROW_BELOW = 400;

export const VIEWPORT_COOKIE = 'viewport';

/** How often a page in the wrong layout looks whether its words are gone; then it waits as long again, for a toast. */
const WORDS_MS = 3000;

/**
 * Script that runs before first paint and whenever the window changes width. It
 * asks for the width in the frame that is about to be painted, which lays the page
 * out in any case: asking earlier would lay it out twice.
 * It saves what it measures and reloads once when the layout shown is wrong:
 * a desktop layout in a narrow window, or a mobile layout that a narrow window
 * had asked for and that is wide now. With cookies off nothing can be saved, so
 * it does not reload; with the fact already saved it does not either, unless the
 * page comes out of the browser's history: then it is an old answer, whatever has been
 * saved since, and asking for it again makes it a page that does not.
 *
 * A fact that is out of date while the layout is right (a client hint decided it)
 * is corrected without a reload, and only once the page has loaded: reading cookies
 * takes the browser long enough to hold up the first paint.
 *
 * Words that somebody has written outlive a change of width (zooming is one): while a form has any, or a script
 * keeps some (`data-kept-words`), the layout stays. Once they are gone, the toast that says so has been read and
 * no dialog is open, the page is reloaded after all.
 */
export const NARROW_WINDOW_SCRIPT = `(function(){
var root=document.documentElement;
function saved(){var m=/(?:^|; )${VIEWPORT_COOKIE}=(\\w+)/.exec(document.cookie);return m?m[1]:''}
function written(f){return f.value.trim()&&(f.form&&f.form.method==='post'||f.value!==f.defaultValue)}
function hasWords(){return 'keptWords' in root.dataset||[].some.call(document.querySelectorAll('input:not([type=hidden]),textarea'),written)}
function old(){var entry=window.performance&&performance.getEntriesByType('navigation')[0];return!!entry&&entry.type==='back_forward'}
var timer,kept=0;
function check(later,restored){
clearTimeout(timer);
if(!window.innerWidth)return;
var narrow=window.innerWidth<${NARROW_BELOW},right=narrow===(root.dataset.device==='mobile');
if(right&&later){addEventListener('load',function(){check()});return}
var fact=narrow?'narrow':'wide',now=saved();
if(now===fact?right||!(restored||later&&old()):!now&&(right||!narrow))return;
if(!right&&(hasWords()||kept&&document.querySelector('dialog[open]')))kept=2;
if(!right&&kept){kept--;timer=setTimeout(function(){check(later,restored)},${WORDS_MS});return}
document.cookie='${VIEWPORT_COOKIE}='+fact+'; path=/; samesite=lax';
if(!right&&saved()===fact){root.style.visibility='hidden';location.reload()}
}
requestAnimationFrame(function(){check(true)});
addEventListener('pageshow',function(event){if(event.persisted)check(false,true)});
addEventListener('resize',function(){clearTimeout(timer);timer=setTimeout(check,150)});
})()`;
