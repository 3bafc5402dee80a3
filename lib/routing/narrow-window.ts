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
 * keeps some (`data-kept-words`), the layout stays, and so it does under an open dialog. Once they are gone and the
 * toast that says so has been read, the page is reloaded after all.
 *
 * The other layout opens where this one was read: what stood at the top of the window, and what had the focus, are
 * known there by their words. A place that only one layout has is the one before it in the text; what has the focus
 * in a header that is folded now is its button. The browser's own way of going back to a height is put aside until
 * the page has loaded: the other layout has other heights.
 */
export const NARROW_WINDOW_SCRIPT = `(function(){
var root=document.documentElement;
function saved(){var m=/(?:^|; )${VIEWPORT_COOKIE}=(\\w+)/.exec(document.cookie);return m?m[1]:''}
function chosen(f){return f.selectedIndex>0&&!f.options[f.selectedIndex].defaultSelected}
function written(f){return f.options?chosen(f):f.value.trim()&&(f.form&&f.form.method==='post'||f.value!==f.defaultValue)}
function hasWords(){return 'keptWords' in root.dataset||[].some.call(document.querySelectorAll('input:not([type=hidden]),textarea,select'),written)}
function old(){var entry=window.performance&&performance.getEntriesByType('navigation')[0];return!!entry&&entry.type==='back_forward'}
var BLOCKS='h1,h2,h3,h4,p,li,dt,dd,td,th,summary,label,figcaption',CONTROLS='a[href],button,input,select,textarea,summary';
var timer,kept=0,width=window.innerWidth,place,resting;
function all(list){return[].slice.call(document.querySelectorAll(list))}
function isShown(e){return e.getClientRects().length>0}
function flows(e){for(;e;e=e.parentElement)if(/sticky|fixed/.test(getComputedStyle(e).position))return false;return true}
function words(e){return(e.getAttribute('aria-label')||e.name||e.textContent).replace(/[\\s\\u200b]/g,'').slice(0,80)}
function control(e){return(e.closest('main')?'main':e.closest('footer')?'footer':'header')+e.tagName+words(e)}
function mark(names,at){return[names[at],names.slice(0,at).filter(function(name){return name===names[at]}).length]}
function found(list,name,mark){var same=list.filter(function(e){return name(e)===mark[0]});return same[mark[1]]||same[same.length-1]}
function remember(){
place=undefined;
if(window.scrollY>0)for(var y=96;y<window.innerHeight;y+=24){
var e=document.elementFromPoint(window.innerWidth/2,y);e=e&&e.closest(BLOCKS);
if(e&&words(e)&&flows(e)){place={block:e,top:e.getBoundingClientRect().top};return}
}
}
function keep(){try{
var active=document.activeElement,blocks=all(BLOCKS).filter(flows),controls=all(CONTROLS),names=blocks.map(words),marks=[];
for(var at=place?blocks.indexOf(place.block):-1;at>=0&&marks.length<20;at--)if(names[at])marks.push(mark(names,at));
var focused=controls.indexOf(active);
if(!marks.length&&focused<0)return;
sessionStorage.setItem('place',JSON.stringify({marks:marks,top:place&&place.top,focus:focused<0?0:mark(controls.map(control),focused)}));
if(marks.length)history.scrollRestoration='manual'
}catch(error){}}
function back(){try{
var last=JSON.parse(sessionStorage.getItem('place'));
if(!last)return;
sessionStorage.removeItem('place');
var blocks=all(BLOCKS).filter(isShown).filter(flows),controls=all(CONTROLS).filter(isShown),at,block;
for(at=0;at<last.marks.length&&!block;at++)block=found(blocks,words,last.marks[at]);
if(last.focus){
var element=found(controls,control,last.focus)||!last.focus[0].indexOf('header')&&controls.filter(function(e){return e.closest('header')&&e.tagName==='BUTTON'})[0];
if(element)element.focus({preventScroll:true})
}
if(!block)return;
var shown,go=function(){
scrollTo({top:window.scrollY+block.getBoundingClientRect().top-(at>1?96:last.top),behavior:'instant'});
shown=window.scrollY
};
go();
addEventListener('load',function(){if(window.scrollY===shown)go();setTimeout(function(){history.scrollRestoration='auto'},1000)})
}catch(error){}}
function check(later,restored){
clearTimeout(timer);
if(!window.innerWidth)return;
var narrow=window.innerWidth<${NARROW_BELOW},right=narrow===(root.dataset.device==='mobile');
if(right&&later){addEventListener('load',function(){check()});return}
var fact=narrow?'narrow':'wide',now=saved();
if(now===fact?right||!(restored||later&&old()):!now&&(right||!narrow))return;
if(!right&&(hasWords()||document.querySelector('dialog[open]')))kept=2;
if(!right&&kept){kept--;timer=setTimeout(function(){check(later,restored)},${WORDS_MS});return}
document.cookie='${VIEWPORT_COOKIE}='+fact+'; path=/; samesite=lax';
if(!right&&saved()===fact){keep();root.style.visibility='hidden';location.reload()}
}
requestAnimationFrame(function(){check(true);if(root.style.visibility!=='hidden')back()});
addEventListener('pageshow',function(event){if(event.persisted)check(false,true)});
addEventListener('resize',function(){clearTimeout(timer);timer=setTimeout(function(){check();width=window.innerWidth},150)});
addEventListener('scroll',function(){clearTimeout(resting);resting=setTimeout(function(){if(window.innerWidth===width)remember()},100)},{passive:true});
})()`;
