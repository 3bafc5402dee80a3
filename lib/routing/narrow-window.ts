/** A window narrower than this many CSS px gets the mobile layout (§1, §9). */
export const NARROW_BELOW = 400;

export const VIEWPORT_COOKIE = 'viewport';

/**
 * Script that runs before first paint and whenever the window changes width. It
 * asks for the width in the frame that is about to be painted, which lays the page
 * out in any case: asking earlier would lay it out twice.
 * It saves what it measures and reloads once when the layout shown is wrong:
 * a desktop layout in a narrow window, or a mobile layout that a narrow window
 * had asked for and that is wide now. With cookies off nothing can be saved, so
 * it does not reload; with the fact already saved it does not either.
 *
 * A fact that is out of date while the layout is right (a client hint decided it)
 * is corrected without a reload, and only once the page has loaded: reading cookies
 * takes the browser long enough to hold up the first paint.
 */
export const NARROW_WINDOW_SCRIPT = `(function(){
var root=document.documentElement;
function saved(){var m=/(?:^|; )${VIEWPORT_COOKIE}=(\\w+)/.exec(document.cookie);return m?m[1]:''}
function check(later){
if(!window.innerWidth)return;
var narrow=window.innerWidth<${NARROW_BELOW},right=narrow===(root.dataset.device==='mobile');
if(right&&later){addEventListener('load',function(){check()});return}
var fact=narrow?'narrow':'wide',now=saved();
if(now===fact||(!now&&(right||!narrow)))return;
document.cookie='${VIEWPORT_COOKIE}='+fact+'; path=/; samesite=lax';
if(!right&&saved()===fact){root.style.visibility='hidden';location.reload()}
}
requestAnimationFrame(function(){check(true)});
var timer;addEventListener('resize',function(){clearTimeout(timer);timer=setTimeout(check,150)});
})()`;
