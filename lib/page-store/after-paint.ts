const SCRIPT = /<script src="(\/_next\/static\/[^"]+)" async=""><\/script>/g;
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*\/>/g;

/** Next writes its data in pieces as it streams; in a kept page they are one, with one hash in the policy. */
const BETWEEN_DATA = '</script><script>self.__next_f.push(';

/** A hidden page is not painted. */
const PATIENCE_MS = 1000;

/** Until the first paint; `<html>` has it. */
const UNPAINTED = 'data-unpainted';

/**
 * Out of the view a lazy picture is not asked for, and moved by `translate` it
 * leaves its place as it is. Browsers would ask for pictures several screens away
 * while the one that opens the page is on its way.
 */
const LATER = `<style>[${UNPAINTED}] img[loading=lazy]{translate:0 -100000px}</style><script>document.documentElement.setAttribute('${UNPAINTED}','')</script>`;

/**
 * Lets a page be painted once before its scripts and the pictures further down are
 * asked for. Pages are whole without scripts, so words and the first picture come
 * first on a narrow line and a slow processor, and what takes them over comes right
 * after (architecture.md, Budgets: the largest paint waits for nothing else).
 */
export function afterPaint(html: string): string {
  const sources = Array.from(html.matchAll(SCRIPT), ([, source]) => source);
  const head = html.indexOf('</head>');
  const end = html.lastIndexOf('</body>');
  if (sources.length === 0 || head < 0 || end < 0) return html;
  const loader = `<script>${loaderOf(sources)}</script>`;
  return (html.slice(0, head) + LATER + html.slice(head, end) + loader + html.slice(end))
    .replace(SCRIPT, '')
    .replace(SCRIPT_PRELOAD, '')
    .replaceAll(BETWEEN_DATA, ';self.__next_f.push(');
}

function loaderOf(sources: (string | undefined)[]): string {
  return `(function(sources){function load(){document.documentElement.removeAttribute('${UNPAINTED}');sources.splice(0).forEach(function(source){var script=document.createElement('script');script.async=true;script.src=source;document.head.append(script)})}try{new PerformanceObserver(load).observe({type:'paint',buffered:true})}catch{load()}setTimeout(load,${PATIENCE_MS})})(${JSON.stringify(sources)})`;
}
