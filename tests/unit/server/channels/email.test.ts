import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { describe, expect, onTestFinished, test } from 'vitest';
import { emailChannel } from '../../../../server/channels/email.ts';
import type { EmailSettings } from '../../../../server/process/config/channel-settings.ts';
import { mailServer } from '../../../support/mail-server.ts';
import { outgoingMessage, unending } from '../../../support/outgoing-message.ts';
import { selfSigned } from '../../../support/self-signed.ts';

const to = 'ali@shop.example';

function mailing(settings: EmailSettings) {
  const channel = emailChannel(settings);
  onTestFinished(() => channel.close());
  return (message = outgoingMessage(), destination = to, signal = unending) =>
    channel.send(message, destination, signal);
}

/** Settings for a fake server on loopback with scripted replies. */
async function speaking(say: (socket: Socket) => void): Promise<EmailSettings> {
  const { settings } = await mailServer();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    say(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  return { ...settings, port: typeof address === 'object' && address ? address.port : 0 };
}

test('a mail has a stable id, both texts, and one-click unsubscribe', async () => {
  const { arrived, settings } = await mailServer();
  const unsubscribe = 'https://panel.example/api/unsubscribe/abc';
  const message = outgoingMessage({ unsubscribe, body: 'a <b> & "c"' });
  expect(await mailing(settings)(message)).toMatchObject({ state: 'sent' });
  const [mail] = arrived;
  expect({ from: mail?.from, to: mail?.to }).toEqual({ from: 'panel@lab.example', to: [to] });
  const { headers = new Map(), parts = new Map() } = mail ?? {};
  expect(headers.get('message-id')).toBe(`<${message.id}@lab.example>`);
  expect(headers.get('list-unsubscribe')).toBe(`<${unsubscribe}>`);
  expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(headers.get('auto-submitted')).toBe('auto-generated');
  expect(parts.get('text/plain')).toContain(`باز کردن در پنل: ${message.link}`);
  expect(parts.get('text/html')).toContain('dir="rtl"');
  expect(parts.get('text/html')).toContain('a &lt;b&gt; &amp; &quot;c&quot;');
});

test('an English mail runs from left to right, and has no unsubscribe link unless given', async () => {
  const { arrived, settings } = await mailServer();
  await mailing(settings)(outgoingMessage({ language: 'en' }));
  expect(arrived[0]?.parts.get('text/html')).toContain('lang="en" dir="ltr"');
  expect(arrived[0]?.headers.has('list-unsubscribe')).toBe(false);
});

test('no text becomes a header or another recipient', async () => {
  const { arrived, settings } = await mailServer();
  const send = mailing(settings);
  const title = 'Ready\r\nBcc: eve@evil.example\r\n\r\nbody';
  await send(outgoingMessage({ title }));
  expect(arrived[0]?.to).toEqual([to]);
  expect(arrived[0]?.headers.has('bcc')).toBe(false);
  for (const destination of [
    'a@b.example, eve@evil.example',
    'a@b.example\r\nBcc: eve@evil.example',
    'Ali <a@b.example>',
    'a@b.example>\r\nRCPT TO:<eve@evil.example',
    'nobody',
    '',
  ]) {
    expect((await send(outgoingMessage(), destination)).state).toBe('gone');
  }
  expect(arrived).toHaveLength(1);
});

test('many mails share a few connections', async () => {
  const { arrived, settings, most } = await mailServer();
  const send = mailing(settings);
  const all = await Promise.all(Array.from({ length: 30 }, () => send()));
  expect(all.every(({ state }) => state === 'sent')).toBe(true);
  expect(arrived).toHaveLength(30);
  expect(most()).toBeLessThanOrEqual(3);
});

describe('the server’s reply decides about a retry:', () => {
  test.each([
    ['550 5.1.1 <ali@shop.example> unknown', 'gone', '550 5.1.1 <a…@shop.example> unknown'],
    ['550 No such user', 'gone', '550 No such user'],
    ['550 5.7.1 Relaying denied', 'refused', '550 5.7.1 Relaying denied'],
    ['552 5.2.2 Mailbox full', 'refused', '552 5.2.2 Mailbox full'],
    ['450 4.2.1 Greylisted', 'retry', '450 4.2.1 Greylisted'],
  ])('to the recipient: %s', async (toRecipient, state, reason) => {
    const { settings } = await mailServer({ toRecipient });
    expect(await mailing(settings)()).toEqual({ state, reason });
  });

  test.each([
    ['554 5.7.1 Spam', 'refused'],
    ['451 4.3.0 Try later', 'retry'],
  ])('to the mail: %s', async (toMail, state) => {
    const { settings } = await mailServer({ toMail });
    expect(await mailing(settings)()).toEqual({ state, reason: toMail });
  });

  test('to a wrong password, which the operator can correct', async () => {
    const { settings } = await mailServer({
      options: {
        authOptional: false,
        allowInsecureAuth: true,
        onAuth: (_auth, _session, done) => done(null, {}),
      },
    });
    const send = mailing({ ...settings, user: 'panel', password: 'wrong' });
    expect(await send()).toMatchObject({ state: 'retry', reason: expect.stringContaining('535') });
  });
});

describe('a server without a useful reply is retried later:', () => {
  test('it never replies', async () => {
    const send = mailing(await speaking(() => undefined));
    const outcome = await send(outgoingMessage(), to, AbortSignal.timeout(200));
    expect(outcome).toMatchObject({ state: 'retry', mayHaveArrived: true });
  });

  test('it sends its greeting too slowly', async () => {
    const settings = await speaking((socket) => {
      const timer = setInterval(() => socket.write('220-'), 20);
      socket.on('close', () => clearInterval(timer));
    });
    const outcome = await mailing(settings)(outgoingMessage(), to, AbortSignal.timeout(300));
    expect(outcome.state).toBe('retry');
  });

  test('it closes the connection', async () => {
    expect((await mailing(await speaking((socket) => socket.destroy()))()).state).toBe('retry');
  });

  test('it cannot be reached', async () => {
    const { settings } = await mailServer();
    expect(await mailing({ ...settings, port: 1 })()).toEqual({
      state: 'retry',
      reason: expect.any(String),
    });
  });
});

describe('nothing is sent without encryption, unless the operator allows it:', () => {
  const certificate = selfSigned(['localhost']);
  const options = { hideSTARTTLS: false, ...certificate };

  test('not to a server that offers no encryption', async () => {
    const { arrived, settings } = await mailServer();
    expect((await mailing({ ...settings, requiresTls: true })()).state).toBe('retry');
    expect(arrived).toEqual([]);
  });

  test('not to one with an untrusted certificate', async () => {
    const { arrived, settings } = await mailServer({ options });
    const outcome = await mailing({ ...settings, host: 'localhost', requiresTls: true })();
    expect(outcome.state).toBe('retry');
    expect(arrived).toEqual([]);
  });

  test.each([
    ['upgraded to TLS', false],
    ['encrypted from the start', true],
  ])('to one with a good certificate, over a connection %s', async (_, isSecure) => {
    const trusted = getCACertificates('default');
    setDefaultCACertificates([...trusted, certificate.cert]);
    onTestFinished(() => setDefaultCACertificates(trusted));
    const { arrived, settings } = await mailServer({ options: { ...options, secure: isSecure } });
    const send = mailing({ ...settings, host: 'localhost', requiresTls: true, isSecure });
    expect(await send()).toMatchObject({ state: 'sent' });
    expect(arrived).toHaveLength(1);
  });
});
