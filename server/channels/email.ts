import { createTransport, type SendMailOptions } from 'nodemailer';
import type { EmailSettings } from '../process/config/channel-settings.ts';
import { masked } from '../process/log/masked.ts';
import type { Channel, Delivery, OutgoingMessage } from './channel.ts';
import { htmlText, plainText } from './mail-text.ts';

/**
 * Milliseconds for a connection, for the server's greeting, and for each of its answers. An attempt has fifteen
 * seconds: without a connection or a greeting it ends earlier, so that it is certain that nothing was sent.
 */
const limits = { connectionTimeout: 7_000, greetingTimeout: 7_000, socketTimeout: 15_000 };

/** Limits on connections. The library retries a message itself only if not a byte of it has been sent. */
const pool = { pool: true, maxConnections: 3, maxMessages: 100, maxRequeues: 1 } as const;

/** Exactly one address: no list, name, comment or second header. */
const oneAddress = /^[^\s@<>(),;:"\\]{1,64}@[^\s@<>(),;:"\\]{1,255}$/;

/** Fields of the mail library's errors. */
interface SmtpError extends Error {
  code?: string;
  command?: string;
  response?: string;
  responseCode?: number;
  syscall?: string;
  timeoutType?: string;
}

/** Enhanced codes (RFC 3463) of a mailbox that does not exist, has moved or accepts nothing more. */
const goneCodes = /\b5\.(?:1\.[1236]|1\.10|2\.1)\b/;
/** Codes for policy, refused content and the like, which do not concern the mailbox. */
const policyCodes = /\b5\.(?:[34567]\.\d+|2\.[234])\b/;

/** Whether the connection ended without an answer, after it had been established. */
function mayHaveArrived({ code = '', responseCode, syscall, timeoutType }: SmtpError): boolean {
  if (responseCode || syscall === 'connect') return false;
  if (code === 'ETIMEDOUT') return timeoutType === 'SOCKET_TIMEOUT';
  return /^(?:EABORT|ECONNECTION|ESOCKET)$/.test(code);
}

/** What an error means for the next attempt (RFC 5321 §4.2.1). */
function deliveryOf(error: SmtpError): Delivery {
  const { code = '', command = '', response = '', responseCode } = error;
  const reason = masked(response).slice(0, 200) || code || 'no answer';
  const isFinal = responseCode !== undefined && responseCode >= 500 && responseCode < 600;
  // The operator can correct the account or the server's own settings.
  const isOurs = code === 'EAUTH' || !/^(RCPT TO|DATA)$/.test(command);
  if (mayHaveArrived(error)) return { state: 'retry', reason, mayHaveArrived: true };
  if (!isFinal || isOurs) return { state: 'retry', reason };
  const isMailbox = command === 'RCPT TO' && !policyCodes.test(response);
  if (goneCodes.test(response) || (isMailbox && /^55[013]/.test(String(responseCode)))) {
    return { state: 'gone', reason };
  }
  return { state: 'refused', reason };
}

async function mailOf(
  message: OutgoingMessage,
  from: string,
  to: string,
): Promise<SendMailOptions> {
  const domain = from.replace(/^.*@|>$/g, '');
  const { unsubscribe } = message;
  return {
    messageId: `<${message.id}@${domain}>`,
    from,
    to: { name: '', address: to },
    subject: message.title.replace(/\s+/g, ' ').trim(),
    text: plainText(message),
    html: await htmlText(message),
    headers: {
      // Prevents out-of-office replies (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      // Allows unsubscribing with one click in the mail program (RFC 8058).
      ...(unsubscribe && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
    ...(unsubscribe && { list: { unsubscribe } }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** E-mail over SMTP. The destination is an address; `close` ends the open connections. */
export function emailChannel(settings: EmailSettings): Channel & { close(): void } {
  const { host, port, isSecure, requiresTls, user, password, from } = settings;
  const transport = createTransport({
    ...pool,
    ...limits,
    host,
    port,
    secure: isSecure,
    requireTLS: requiresTls,
    ignoreTLS: !requiresTls,
    ...(user && { auth: { user, pass: password ?? '' } }),
  });
  return {
    name: 'email',
    async send(message, destination, signal) {
      if (!oneAddress.test(destination)) return { state: 'gone', reason: 'noEmailAddress' };
      try {
        const mail = await mailOf(message, from, destination);
        const { response } = await transport.sendMail({ ...mail, signal });
        return { state: 'sent', reference: masked(response).slice(0, 200) };
      } catch (error) {
        return deliveryOf(error as SmtpError);
      }
    },
    close: () => transport.close(),
  };
}
