/**
 * Scripts of a page are asked for after its first paint.
 *
 * - Gain: the largest paint of the mobile home page comes after 0.98 s instead of 2.14 (docs/measuring.md).
 * - Depends on: the form in which React writes scripts of Next into a page, `<script src="/_next/static/…" async="">`,
 *   and their preloads; on scripts that run in any order.
 * - When that changes: nothing is found, and pages are as Next made them; tests/e2e/site/first-paint.spec.ts fails.
 */

const SCRIPT = /<script src="(\/_next\/static\/[^"]+)" async=""><\/script>/g;
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*\/>/g;

/** A hidden page is not painted. */
const TIMEOUT_MS = 1000;

/**
 * `<html>` has it while a page opens: `first` until its scripts have run, `rest`
 * until it has come to rest. What moves by itself waits for that (`usePageAtRest`
 * in components/ui/motion/motion.ts).
 */
const OPENING = 'data-opening';

/**
 * `<html>` has it from the first paint on for as long as scripts may still take parts of the page over: those look as
 * they will then, so that nothing moves when they do. A script that does not come or does not parse ends it, and so
 * does waiting in vain: what has not been taken over by then is as without scripts (`useLive` in components/ui/actions/live.ts).
 */
const AWAITED = 'data-scripts';

/** After the scripts were asked for, and again after each of them has come. */
const AWAITED_MS = 5000;

/** By then the parts of the page are live and the pictures near the view are there. */
const REST_MS = 1000;

/**
 * Moved out of the view a lazy picture is not asked for, and by `translate` it
 * leaves its place as it is. Browsers would ask for pictures several screens away
 * while the one that opens the page is on its way.
 */
const AWAY_PX = 100_000;
const KEPT_AWAY = `[${OPENING}=first] img[loading=lazy]{translate:0 -${AWAY_PX}px}`;
const OPENS = `document.documentElement.setAttribute('${OPENING}','first');document.documentElement.setAttribute('${AWAITED}','')`;

/** The styles and the script of the page's head: what is added stands in the same elements, which the policy names by hashes. */
const FIRST_STYLE = /<style>/;
const FIRST_SCRIPT = /<script>(?=document\.fonts)/;

/**
 * At the first paint: the scripts, and the lazy pictures that are in view, none of a panel that is not shown. When the
 * scripts have run or are given up, or as soon as somebody scrolls or prints: the other pictures go
 * back to their places, and come as lazy pictures do. Written so that every browser can read it, since one that cannot
 * would wait for ever.
 */
const LOADER = `(function(sources){
var root=document.documentElement,missing=sources.length,waiting;
function inView(image){var box=image.getBoundingClientRect(),top=box.top+${AWAY_PX};return box.width>0&&top<innerHeight&&top+box.height>0&&box.left<innerWidth&&box.right>0&&getComputedStyle(image).visibility==='visible'}
function bringBack(){if(root.hasAttribute('${OPENING}'))root.setAttribute('${OPENING}','rest')}
function rest(){bringBack();setTimeout(function(){root.removeAttribute('${OPENING}')},${REST_MS})}
function giveUp(){root.removeAttribute('${AWAITED}');if(missing>0)rest()}
function wait(){clearTimeout(waiting);waiting=setTimeout(giveUp,${AWAITED_MS})}
function ran(){wait();if(--missing===0)(window.requestIdleCallback||setTimeout)(rest)}
function failed(event){if(String(event.filename||event.target&&event.target.src).indexOf('/_next/static/')>=0)giveUp()}
function load(){
if(sources.length)wait();
if(root.getAttribute('${OPENING}')==='first')Array.from(document.querySelectorAll('img[loading=lazy]')).filter(inView).forEach(function(image){image.setAttribute('loading','eager')});
sources.splice(0).forEach(function(source){var script=document.createElement('script');script.async=true;script.onload=script.onerror=ran;script.src=source;document.head.append(script)})
}
['scroll','beforeprint'].forEach(function(kind){addEventListener(kind,bringBack,{once:true})});
addEventListener('error',failed,true);
try{new PerformanceObserver(load).observe({type:'paint',buffered:true})}catch(error){load()}
setTimeout(load,${TIMEOUT_MS})
})`;

/**
 * Lets a page be painted before its scripts are asked for, and its scripts run
 * before the pictures further down are. Pages are whole without scripts, so words
 * and the first picture come first on a narrow line and a slow processor, and what
 * takes them over comes right after (the largest paint
 * waits for nothing else).
 */
export function afterPaint(html: string): string {
  const sources = Array.from(html.matchAll(SCRIPT), ([, source]) => source);
  const head = html.indexOf('</head>');
  const end = html.lastIndexOf('</body>');
  if (sources.length === 0 || head < 0 || end < 0) return html;
  const loader = `<script>${LOADER}(${JSON.stringify(sources)})</script>`;
  const opening = within(
    within(html.slice(0, head), FIRST_STYLE, 'style', KEPT_AWAY),
    FIRST_SCRIPT,
    'script',
    `${OPENS};`,
  );
  return (opening + html.slice(head, end) + loader + html.slice(end)).replace(SCRIPT, '').replace(SCRIPT_PRELOAD, '');
}

/** Puts text at the beginning of the first such element, or in one of its own behind everything. */
function within(head: string, first: RegExp, name: 'style' | 'script', text: string): string {
  return first.test(head) ? head.replace(first, `<${name}>${text}`) : `${head}<${name}>${text}</${name}>`;
}
