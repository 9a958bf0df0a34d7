import { once } from 'node:events';
import { type SMTPServer as Server, SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';
import type { EmailSettings } from '../../server/process/config/channel-settings.ts';

/** A received mail. */
export interface Arrived {
  from: string;
  to: readonly string[];
  headers: ReadonlyMap<string, string>;
  /** The decoded parts by type, such as `text/plain`. */
  parts: ReadonlyMap<string, string>;
}

/** A reply other than “accepted”, such as `550 5.1.1 No such user`. */
const refusal = (answer: string) =>
  Object.assign(new Error(answer.slice(4)), { responseCode: Number(answer.slice(0, 3)) });

const encodings: Record<string, (text: string) => string> = {
  base64: (text) => Buffer.from(text, 'base64').toString(),
  'quoted-printable': (text) =>
    Buffer.from(
      text
        .replace(/=\r\n/g, '')
        .replace(/=([0-9A-F]{2})/g, (_, hex: string) =>
          String.fromCharCode(Number.parseInt(hex, 16)),
        ),
      'latin1',
    ).toString(),
};

/** Header values by lower-case name. A repeated header has all its values. */
function headersOf(text: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const line of text.replace(/\r\n[ \t]+/g, ' ').split('\r\n')) {
    const [name = '', value = ''] = line.split(/: ?(.*)/s);
    const key = name.toLowerCase();
    headers.set(key, [...(headers.has(key) ? [headers.get(key)] : []), value].join('\n'));
  }
  return headers;
}

function split(text: string): [Map<string, string>, string] {
  const end = text.indexOf('\r\n\r\n');
  return [headersOf(text.slice(0, end)), text.slice(end + 4)];
}

function readMail(text: string): Pick<Arrived, 'headers' | 'parts'> {
  const [headers, body] = split(text);
  const [, boundary = ''] = /boundary="?([^";]+)/.exec(headers.get('content-type') ?? '') ?? [];
  const parts = body.split(`--${boundary}`).slice(1, -1);
  const read = parts.map((part): [string, string] => {
    const [own, content] = split(part.trimStart());
    const decode = encodings[own.get('content-transfer-encoding') ?? ''];
    return [own.get('content-type')?.replace(/;.*/s, '') ?? '', decode?.(content) ?? content];
  });
  return { headers, parts: new Map(read) };
}

/** How a mail server behaves: its replies to a recipient and to a mail, and its TLS options. */
export interface MailServerManner {
  toRecipient?: string;
  toMail?: string;
  options?: SMTPServerOptions;
}

/**
 * A mail server on loopback without authentication. Returns settings for a channel that is allowed to use it
 * unencrypted.
 */
export async function mailServer({ toRecipient, toMail, options }: MailServerManner = {}) {
  const arrived: Arrived[] = [];
  let most = 0;
  const server: Server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    ...options,
    onRcptTo: (_address, _session, done) => done(toRecipient ? refusal(toRecipient) : null),
    onData: async (stream, { envelope }, done) => {
      most = Math.max(most, server.connections.size);
      const parts: Buffer[] = [];
      for await (const part of stream) parts.push(part as Buffer);
      if (toMail) return done(refusal(toMail));
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      const to = envelope.rcptTo.map(({ address }) => address);
      arrived.push({ from, to, ...readMail(Buffer.concat(parts).toString()) });
      done();
    },
  });
  server.on('error', () => undefined);
  const { server: listening } = server;
  server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  onTestFinished(() => {
    for (const { _socket: socket } of server.connections as Iterable<{
      _socket?: { destroy(): void };
    }>)
      socket?.destroy();
    server.close();
  });
  const address = listening.address();
  const settings: EmailSettings = {
    host: '127.0.0.1',
    port: typeof address === 'object' && address ? address.port : 0,
    isSecure: false,
    requiresTls: false,
    user: undefined,
    password: undefined,
    from: 'Lab <panel@lab.example>',
  };
  return { arrived, settings, most: () => most };
}
