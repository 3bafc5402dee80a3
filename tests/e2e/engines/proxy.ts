import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

declare global {
  interface Window {
    keptProblems?: string[];
  }
}

/** Runs in each page before anything of its own, and is gone from the document before React compares it. */
function keepProblems(): void {
  const kept: string[] = [];
  window.keptProblems = kept;
  addEventListener(
    'error',
    (event) => {
      const { target } = event;
      if (target instanceof Element) kept.push(`not loaded: ${target.outerHTML.slice(0, 200)}`);
      else kept.push(event.message);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => kept.push(`unhandled: ${reason}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    kept.push(`refused by ${violatedDirective}: ${blockedURI} ${sample}`),
  );
  const log = console.error;
  console.error = (...words: unknown[]) => {
    kept.push(words.map(String).join(' '));
    log(...words);
  };
  document.currentScript?.remove();
}

const SCRIPT = `(${keepProblems})()`;
const HASH = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`;

interface Answer {
  html: string;
  policy: string;
}

/**
 * The site as it is, but that every page keeps what goes wrong in it from its first line on. A page's policy allows one
 * more script, and is the page's own in everything else.
 */
export async function proxyThatListens(site: string) {
  const proxy = await startProxy(site, ({ html, policy }) => ({
    html: html.replace('<head>', `<head><script>${SCRIPT}</script>`),
    policy: policy.replace('script-src ', `script-src ${HASH} `),
  }));
  return { ...proxy, keptProblems: () => window.keptProblems ?? ['The page does not keep what goes wrong in it.'] };
}

/** The site with a policy that lets none of its scripts run, which every engine heeds whatever drives it. */
export function proxyWithoutScripts(site: string) {
  return startProxy(site, ({ html, policy }) => ({
    html,
    policy: policy.replace(/script-src [^;]*/, "script-src 'none'"),
  }));
}

/** A server that hands on what the site answers, its pages changed. */
async function startProxy(site: string, change: (answer: Answer) => Answer) {
  const { hostname, port } = new URL(site);
  const server = createServer(async (from: IncomingMessage, to: ServerResponse) => {
    const headers = { ...from.headers, 'accept-encoding': 'identity' };
    const onward = request({ hostname, port, path: from.url, method: from.method, headers });
    onward.on('error', () => to.destroy());
    onward.on('response', async (answer) => {
      if (!answer.headers['content-type']?.startsWith('text/html')) {
        to.writeHead(answer.statusCode ?? 502, answer.headers);
        return answer.pipe(to);
      }
      const pieces: Buffer[] = [];
      for await (const piece of answer) pieces.push(piece as Buffer);
      const { html, policy } = change({
        html: Buffer.concat(pieces).toString(),
        policy: String(answer.headers['content-security-policy'] ?? ''),
      });
      const changed = { ...answer.headers, 'content-security-policy': policy };
      delete changed['content-length'];
      delete changed['transfer-encoding'];
      to.writeHead(answer.statusCode ?? 502, changed).end(html);
    });
    from.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
