import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** How the mail server of a test takes what it is handed. */
export type Mood =
  | 'accepting'
  /** Refuses the address for good: there is none such. */
  | 'no-such-address'
  /** Refuses whoever sends, for good. */
  | 'relaying-denied'
  /** Asks for patience. */
  | 'later'
  /** Says nothing any more. */
  | 'hanging';

export interface ReceivedMail {
  from: string;
  to: string;
  /** By their names in small letters, unfolded and decoded. */
  headers: Record<string, string>;
  /** As it came. */
  raw: string;
  text: string;
  html: string;
}

export interface MailServer {
  url: string;
  /** What it took, oldest first. */
  mails: ReceivedMail[];
  /** How often somebody wanted to hand it a mail. */
  attempts(): number;
  set(mood: Mood): void;
  /** Accepts again, and has seen nothing yet. */
  begin(): void;
  close(): Promise<void>;
}

const refusal = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });

const ANSWERS: Partial<Record<Mood, (address: string) => Error>> = {
  'no-such-address': (address) => refusal(550, `5.1.1 <${address}> no such user`),
  'relaying-denied': (address) => refusal(554, `5.7.1 <${address}> relay access denied`),
  later: (address) => refusal(451, `4.7.1 <${address}> greylisted, come again`),
};

/** A mail server on a port of its own. */
export async function startMailServer(): Promise<MailServer> {
  let mood: Mood = 'accepting';
  let attempts = 0;
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onRcptTo({ address }, _session, callback) {
      attempts++;
      if (mood !== 'hanging') callback(ANSWERS[mood]?.(address));
    },
    onData(stream, { envelope }, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        mails.push({ from, to: envelope.rcptTo[0]?.address ?? '', ...parsed(Buffer.concat(chunks).toString('utf8')) });
        callback();
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    attempts: () => attempts,
    set: (next) => {
      mood = next;
    },
    begin: () => {
      mood = 'accepting';
      attempts = 0;
      mails.length = 0;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** A mail of two bodies, as RFC 5322 and MIME write it. */
function parsed(raw: string): Pick<ReceivedMail, 'headers' | 'raw' | 'text' | 'html'> {
  const { headers, body } = partsOf(raw);
  const [, boundary = ''] = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '') ?? [];
  const bodies = body.split(`--${boundary}`).map((part) => partsOf(part.replace(/^\r\n/, '')));
  const bodyOf = (type: string) => {
    const part = bodies.find((each) => each.headers['content-type']?.startsWith(type));
    return part ? decodedBody(part.body, part.headers['content-transfer-encoding'] ?? '') : '';
  };
  return { headers, raw, text: bodyOf('text/plain'), html: bodyOf('text/html') };
}

function partsOf(text: string): { headers: Record<string, string>; body: string } {
  const [head = '', ...body] = text.split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const [name = '', ...value] = line.split(':');
    return [name.toLowerCase(), decodedWords(value.join(':').trim())];
  });
  return { headers: Object.fromEntries(headers), body: body.join('\r\n\r\n') };
}

/** Of RFC 2047; what stands in encoded words side by side is one text. */
function decodedWords(text: string): string {
  return text.replace(/=\?utf-8\?([BQ])\?[^?]*\?=(?:\s+=\?utf-8\?\1\?[^?]*\?=)*/gi, (run) => {
    const words = [...run.matchAll(/\?([BQ])\?([^?]*)\?=/gi)];
    const bytes = words.map(([, as, word = '']) =>
      as?.toUpperCase() === 'B' ? Buffer.from(word, 'base64') : quotedBytes(word.replaceAll('_', ' ')),
    );
    return Buffer.concat(bytes).toString();
  });
}

function decodedBody(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  const text = encoding === 'quoted-printable' ? quotedBytes(body.replace(/=\r\n/g, '')).toString() : body;
  return text.replaceAll('\r\n', '\n');
}

/** The bytes that quoted-printable letters stand for. */
function quotedBytes(text: string): Buffer {
  const letters = text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(letters, 'latin1');
}
