import type { Listener, Said, Talk } from './talk';

/** What the sandbox lets everybody in with (open-api/sandbox/keys.mjs). */
const KEY = 'sample-key';
const SECRET = 'sample-secret';

/** Connects to a sandbox, signs in, sends the subscription, and answers heartbeats. */
export function connect(url: string, first: Said['message'], { said, ended }: Listener): Talk {
  // What is written before the server has let us in waits; of several, the last counts.
  let subscription = first;
  const started = Date.now();
  const socket = new WebSocket(url);
  let isOpen = false;
  const tell = (from: Said['from'], message: Said['message']) => said({ from, at: Date.now() - started, message });
  const send = (message: Said['message']) => {
    tell('client', message);
    socket.send(JSON.stringify(message));
  };
  socket.onmessage = async ({ data }) => {
    let message: Said['message'];
    try {
      message = JSON.parse(String(data));
    } catch {
      return socket.close();
    }
    tell('server', message);
    if (message.type === 'hello') {
      const version = String(message.version);
      const signature = await sign(`${message.nonce}\n${KEY}\n${version}`);
      if (socket.readyState === WebSocket.OPEN) send({ type: 'signIn', id: 1, version, key: KEY, signature });
    } else if (message.type === 'signedIn') {
      isOpen = true;
      send(subscription);
    } else if (message.type === 'heartbeat') send({ type: 'heartbeat', id: message.id });
  };
  socket.onclose = () => ended(isOpen ? 'closed' : 'failed');
  return {
    send: (message) => {
      if (isOpen) send(message);
      else subscription = message;
    },
    close: () => socket.close(1000),
  };
}

/** HMAC-SHA256 under the sample secret, in hexadecimal. */
async function sign(text: string): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(SECRET), algorithm, false, ['sign']);
  const signature = new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text)));
  return Array.from(signature, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
