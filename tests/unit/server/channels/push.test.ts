import { describe, expect, test } from 'vitest';
import { isPushService, makeVapidKeys, pushChannel } from '../../../../server/channels/push.ts';
import { type Behaviour, fakeProvider } from '../../../support/fake-provider.ts';
import { outgoingMessage, unending } from '../../../support/outgoing-message.ts';
import { pushBrowser, vapidClaims } from '../../../support/push-browser.ts';

const keys = makeVapidKeys();
const contact = 'mailto:panel@lab.example';

/** A fake push service, and a channel that may use it. */
async function pushing(...behaviours: Behaviour[]) {
  const { asked, origin } = await fakeProvider(...behaviours);
  const channel = pushChannel({ contact, services: [origin] }, keys);
  const browser = pushBrowser();
  const destination = JSON.stringify(browser.subscription(`${origin}/push/secret`));
  const send = (message = outgoingMessage(), signal = unending) =>
    channel.send(message, destination, signal);
  return { asked, origin, browser, send, channel };
}

test('only the browser can read a message, and the service knows the sender', async () => {
  const { asked, origin, browser, send } = await pushing({ status: 201 });
  const message = outgoingMessage({ isUrgent: true });
  expect(await send(message)).toEqual({ state: 'sent' });
  const [request] = asked;
  const { id, language, title, body, link } = message;
  expect(browser.read(request?.body ?? Buffer.of())).toEqual({ id, language, title, body, link });
  expect(request?.body.toString()).not.toContain('7K3M');
  const { authorization = '', ttl, topic, urgency } = request?.headers ?? {};
  const { aud, sub, exp } = vapidClaims(authorization, keys.publicKey);
  expect({ aud, sub }).toEqual({ aud: origin, sub: contact });
  expect(Number(exp) - Date.now() / 1000).toBeLessThanOrEqual(86_400);
  expect(Number(ttl)).toBeGreaterThan(3_590);
  expect(Number(ttl)).toBeLessThanOrEqual(3_600);
  expect({ topic, urgency }).toEqual({ topic: id.replaceAll('-', ''), urgency: 'high' });
});

test('a text of any length fits the limit of push services', async () => {
  const { asked, send } = await pushing({ status: 201 });
  await send(outgoingMessage({ title: '😀'.repeat(2_000), body: 'س'.repeat(5_000) }));
  expect(asked[0]?.body.length).toBeLessThan(4_096);
});

test('an expired message is not stored for the device', async () => {
  const { asked, send } = await pushing({ status: 201 });
  await send(outgoingMessage({ expiresAt: new Date(Date.now() - 1_000) }));
  expect(asked[0]?.headers.ttl).toBe('0');
});

test.each<[Behaviour, object]>([
  [{ status: 410 }, { state: 'gone' }],
  [{ status: 404 }, { state: 'gone' }],
  [
    { status: 429, headers: { 'Retry-After': '120' } },
    { state: 'retry', afterSeconds: 120 },
  ],
  [{ status: 503 }, { state: 'retry', reason: 'status 503' }],
  [
    { status: 400, said: 'no' },
    { state: 'refused', reason: 'status 400 no' },
  ],
  [
    { status: 401, said: 'expired' },
    { state: 'retry', reason: 'status 401 expired' },
  ],
  [
    { status: 403, said: 'not yours' },
    { state: 'retry', reason: 'status 403 not yours' },
  ],
  [{ status: 413 }, { state: 'refused' }],
  [{ status: 302, headers: { Location: 'http://127.0.0.1/' } }, { state: 'refused' }],
  ['lose', { state: 'retry', mayHaveArrived: true }],
])('after %j the outcome is %j', async (behaviour, outcome) => {
  const { asked, send } = await pushing(behaviour);
  expect(await send()).toMatchObject(outcome);
  expect(asked).toHaveLength(1);
});

test('a hanging service is abandoned when the outbox gives up', async () => {
  const { send } = await pushing('hang');
  expect(await send(outgoingMessage(), AbortSignal.timeout(100))).toEqual({
    state: 'retry',
    reason: 'given up',
    mayHaveArrived: true,
  });
});

describe('a browser cannot make the server call', () => {
  test.each([
    'https://127.0.0.1/push',
    'https://localhost/push',
    'https://[::1]/push',
    'https://169.254.169.254/latest',
    'https://10.0.0.1/',
    'https://lms.example/',
    'http://fcm.googleapis.com/fcm/send/a',
    'https://fcm.googleapis.com:8443/fcm/send/a',
    'https://fcm.googleapis.com.evil.example/',
    'https://user:word@fcm.googleapis.com/',
    'https://push.apple.com/',
    'file:///etc/passwd',
  ])('%s', async (endpoint) => {
    const services = ['fcm.googleapis.com', '*.push.apple.com'];
    expect(isPushService(endpoint, services)).toBe(false);
    const channel = pushChannel({ contact, services }, keys);
    const destination = JSON.stringify(pushBrowser().subscription(endpoint));
    expect((await channel.send(outgoingMessage(), destination, unending)).state).toBe('gone');
  });

  test.each(['https://fcm.googleapis.com/fcm/send/a', 'https://web.push.apple.com/a'])(
    'but %s',
    (endpoint) => {
      expect(isPushService(endpoint, ['fcm.googleapis.com', '*.push.apple.com'])).toBe(true);
    },
  );

  test('a service’s name that resolves to a private network', async () => {
    const channel = pushChannel({ contact, services: ['localhost'] }, keys);
    const destination = JSON.stringify(pushBrowser().subscription('https://localhost/push'));
    expect(await channel.send(outgoingMessage(), destination, unending)).toEqual({
      state: 'retry',
      reason: 'the address is in a private network',
    });
  });
});

const noPoint = { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) };

test.each([
  '',
  '{}',
  'null',
  '{"endpoint":"https://fcm.googleapis.com/a"}',
  JSON.stringify({ endpoint: 'https://fcm.googleapis.com/a', keys: noPoint }),
])('the destination %j is rejected', async (destination) => {
  const { channel } = await pushing();
  expect((await channel.send(outgoingMessage(), destination, unending)).state).toBe('gone');
});
