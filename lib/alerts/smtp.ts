import type { Transporter } from 'nodemailer';
import { environment, type MailSettings } from '../config/env';
import type { Mail } from './mails';

/** Handing mails to the mail server of SMTP_URL. */

/** A server that takes longer over one step is not waited for, and none over a whole mail: a claim of the outbox lasts a minute. */
const STEP_MS = 15_000;
const WHOLE_MS = 50_000;

/** A mail that was not taken. What the server says names the address, and goes into no log. */
export class MailFailure extends Error {
  override name = 'MailFailure';

  constructor(
    reason: string,
    /** The address is none, by the word of its own server. */
    readonly isNoSuchAddress: boolean,
  ) {
    super(reason);
  }
}

/** What nodemailer says of a failure. */
interface SmtpError {
  name: string;
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
}

let transport: { settings: MailSettings; transporter: Promise<Transporter> } | undefined;

/** @throws {MailFailure} */
export async function sendMail(mail: Mail): Promise<void> {
  const settings = environment().mail;
  if (settings === undefined) throw new MailFailure('no SMTP_URL', false);
  if (transport?.settings !== settings) transport = { settings, transporter: openTransport(settings) };
  const { to, sender, ...rest } = mail;
  try {
    await (await transport.transporter).sendMail({
      ...rest,
      // As objects: nothing in a name or an address is read as another one.
      from: { name: sender, address: settings.from },
      to: { name: '', address: to },
      signal: AbortSignal.timeout(WHOLE_MS),
    });
  } catch (error) {
    throw failureOf(error as SmtpError);
  }
}

/** A connection for each mail: none is held open, and none is shared by what was refused. */
async function openTransport({ host, port, secure, login }: MailSettings): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  const isLocal = ['localhost', '127.0.0.1', '::1'].includes(host);
  return createTransport({
    host,
    port,
    secure,
    ...(login && { auth: { user: login.user, pass: login.password } }),
    // A password goes over no open line but to this machine itself.
    requireTLS: !secure && login !== undefined && !isLocal,
    connectionTimeout: STEP_MS,
    greetingTimeout: STEP_MS,
    dnsTimeout: STEP_MS,
    socketTimeout: STEP_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Of what a server answers the codes alone (RFC 5321, RFC 3463). */
function failureOf(error: SmtpError): MailFailure {
  const { code = error.name, command, responseCode, response } = error;
  const [enhanced] = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(response ?? '') ?? [];
  const reason = [code, responseCode, enhanced, command && `at ${command}`].filter(Boolean).join(' ');
  return new MailFailure(reason, command === 'RCPT TO' && isNoSuchAddress(responseCode, enhanced));
}

/** Policy (5.7) and relaying are no word about the address: a server that is set up badly must not empty the list. */
function isNoSuchAddress(status = 0, enhanced: string | undefined): boolean {
  if (enhanced !== undefined) return /^5\.(?:1\.|2\.1)/.test(enhanced);
  return [550, 551, 553].includes(status);
}
