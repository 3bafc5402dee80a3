const SCRIPT = /<script src="(\/_next\/static\/[^"]+)" async=""><\/script>/g;
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*\/>/g;

/** A hidden page is not painted. */
const PATIENCE_MS = 1000;

/**
 * Lets a page be painted once before its scripts are asked for. Pages are whole
 * without scripts, so words and the first picture come first on a narrow line
 * and a slow processor, and the scripts that take them over come right after
 * (architecture.md, Budgets: the largest paint waits for nothing else).
 */
export function scriptsAfterPaint(html: string): string {
  const sources = Array.from(html.matchAll(SCRIPT), ([, source]) => source);
  const end = html.lastIndexOf('</body>');
  if (sources.length === 0 || end < 0) return html;
  const loader = `<script>${loaderOf(sources)}</script>`;
  return (html.slice(0, end) + loader + html.slice(end)).replace(SCRIPT, '').replace(SCRIPT_PRELOAD, '');
}

function loaderOf(sources: (string | undefined)[]): string {
  return `(function(sources){function load(){sources.splice(0).forEach(function(source){var script=document.createElement('script');script.async=true;script.src=source;document.head.append(script)})}try{new PerformanceObserver(load).observe({type:'paint',buffered:true})}catch{load()}setTimeout(load,${PATIENCE_MS})})(${JSON.stringify(sources)})`;
}
