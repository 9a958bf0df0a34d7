import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { botChannel } from '../../../../server/channels/bot.ts';
import { linkedChats, readLinkedChats } from '../../../../server/channels/linked-chats.ts';
import { type Behaviour, fakeProvider } from '../../../support/fake-provider.ts';
import { outgoingMessage, unending } from '../../../support/outgoing-message.ts';

const token = '123456:AbC-d_e';
const chat = '987654321';

/** A fake bot server. */
async function bot(...behaviours: Behaviour[]) {
  const { asked, origin } = await fakeProvider(...behaviours);
  const settings = { address: origin, token, userName: 'lab_bot' };
  const channel = botChannel('telegram', settings);
  const send = (message = outgoingMessage(), to = chat, signal = unending) =>
    channel.send(message, to, signal);
  return { asked, settings, send };
}

const refusing = (code: number, description: string, more = {}) => ({
  status: code,
  said: { ok: false, error_code: code, description, ...more },
});

test('a message has a button that opens the order', async () => {
  const { asked, send } = await bot({ said: { ok: true, result: { message_id: 42 } } });
  const message = outgoingMessage();
  expect(await send(message)).toEqual({ state: 'sent', reference: '42' });
  expect(asked[0]?.path).toBe(`/bot${token}/sendMessage`);
  expect(JSON.parse(asked[0]?.body.toString() ?? '')).toEqual({
    chat_id: 987654321,
    text: `${message.title}\n${message.body}`,
    reply_markup: { inline_keyboard: [[{ text: 'باز کردن در پنل', url: message.link }]] },
  });
});

test.each<[Behaviour, object]>([
  [refusing(403, 'Forbidden: bot was blocked by the user'), { state: 'gone' }],
  [refusing(400, 'Bad Request: chat not found'), { state: 'gone' }],
  [refusing(400, 'Bad Request: message text is empty'), { state: 'refused' }],
  [
    refusing(429, 'Too Many Requests', { parameters: { retry_after: 13 } }),
    { state: 'retry', afterSeconds: 13 },
  ],
  [refusing(401, 'Unauthorized'), { state: 'retry', reason: 'status 401 Unauthorized' }],
  [refusing(404, 'Not Found'), { state: 'retry' }],
  [refusing(500, 'Internal'), { state: 'retry', reason: 'status 500' }],
  [{ status: 524 }, { state: 'retry', mayHaveArrived: true }],
  [{ said: '<html>filtered</html>' }, { state: 'retry' }],
  ['lose', { state: 'retry', mayHaveArrived: true }],
])('after %j the outcome is %j', async (behaviour, outcome) => {
  const { asked, send } = await bot(behaviour);
  const got = await send();
  expect(got).toMatchObject(outcome);
  expect(JSON.stringify(got)).not.toContain('AbC');
  expect(asked).toHaveLength(1);
});

test('if the server cannot be reached, the message certainly did not arrive', async () => {
  const channel = botChannel('telegram', {
    address: 'http://127.0.0.1:1',
    token,
    userName: 'lab_bot',
  });
  expect(await channel.send(outgoingMessage(), chat, unending)).toEqual({
    state: 'retry',
    reason: 'ECONNREFUSED',
  });
});

test.each(['silent', 'reset'] as const)(
  'if encryption never begins (%s), the message did not arrive either',
  async (behaviour) => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => behaviour === 'reset' && socket.resetAndDestroy());
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => {
      server.close();
    });
    const { port } = server.address() as AddressInfo;
    const channel = botChannel('telegram', {
      address: `https://127.0.0.1:${port}`,
      token,
      userName: 'lab_bot',
    });
    const signal = AbortSignal.timeout(behaviour === 'silent' ? 200 : 5_000);
    expect(await channel.send(outgoingMessage(), chat, signal)).toEqual({
      state: 'retry',
      reason: behaviour === 'silent' ? 'given up' : 'ECONNRESET',
    });
  },
);

test('a hanging server is abandoned when the outbox gives up', async () => {
  const { send } = await bot('hang');
  const outcome = await send(outgoingMessage(), chat, AbortSignal.timeout(100));
  expect(outcome).toEqual({ state: 'retry', reason: 'given up', mayHaveArrived: true });
});

test.each(['-100123', '@channel', '1;2', '', '+989123456789'])(
  'the chat %j is rejected',
  async (to) => {
    const { asked, send } = await bot({});
    expect((await send(outgoingMessage(), to)).state).toBe('gone');
    expect(asked).toEqual([]);
  },
);

describe('through Bale’s Safir, a mobile number gets a message', () => {
  async function safir(...behaviours: Behaviour[]) {
    const { asked, origin } = await fakeProvider(...behaviours);
    const channel = botChannel('bale', undefined, { address: origin, key: 'k3y', bot: 77 });
    const send = () => channel.send(outgoingMessage(), '+989123456789', unending);
    return { asked, send };
  }

  test('once, even if its answer was lost', async () => {
    const { asked, send } = await safir('lose', { said: { message_id: 'a.b' } });
    expect(await send()).toMatchObject({ state: 'retry', mayHaveArrived: true });
    expect(await send()).toEqual({ state: 'sent', reference: 'a.b' });
    const ids = asked.map(({ body }) => JSON.parse(body.toString()).request_id);
    expect(ids).toEqual([outgoingMessage().id, outgoingMessage().id]);
    expect(asked[0]?.headers['api-access-key']).toBe('k3y');
    expect(JSON.parse(asked[0]?.body.toString() ?? '')).toMatchObject({
      bot_id: 77,
      phone_number: '989123456789',
      message_data: {
        message: { reply_markup: { inline_keyboard: [[{ url: outgoingMessage().link }]] } },
      },
    });
  });

  test.each<[Behaviour, string]>([
    [{ status: 404, said: { message: 'user not found' } }, 'gone'],
    [{ status: 402, said: { message: 'no credit' } }, 'retry'],
    [{ status: 400, said: { message: 'bad' } }, 'refused'],
    [{ status: 429 }, 'retry'],
    [{ said: 'proxy' }, 'retry'],
  ])('but after %j it is %s', async (behaviour, state) => {
    expect((await (await safir(behaviour)).send()).state).toBe(state);
  });
});

describe('a chat is linked', () => {
  const written = (text: string, more = {}) => ({
    updateId: 1,
    message: { text, chat: { id: 55, type: 'private', ...more } },
  });

  test.each([
    ['/start k7Qm-2xA', 'k7Qm-2xA'],
    ['/start@adasi_bot k7Qm2xA', 'k7Qm2xA'],
    [' k7Qm2xA ', 'k7Qm2xA'],
    ['۱۲۳۴۵۶', '123456'],
  ])('by “%s”', (text, code) => {
    expect(linkedChats([written(text)])).toEqual([{ code, chatId: '55' }]);
  });

  test.each([
    [written('/start')],
    [written('سلام خوب هستید؟')],
    [written('k7Qm2xA', { type: 'group', id: -55 })],
    [{ updateId: 1 }],
  ])('not by %j', (update) => {
    expect(linkedChats([update])).toEqual([]);
  });
});

test('updates are read one after the other, and unknown ones are skipped', async () => {
  const result = [
    { update_id: 7, message: { text: '/start abcdef', chat: { id: 55, type: 'private' } } },
    { update_id: 8, message: { text: 5 } },
    { update_id: 9, poll: {} },
  ];
  const { asked, settings } = await bot({ said: { ok: true, result } }, refusing(409, 'Conflict'));
  const read = await readLinkedChats(settings, 0, unending);
  expect(read).toEqual({ chats: [{ code: 'abcdef', chatId: '55' }], next: 10 });
  await expect(readLinkedChats(settings, read.next, unending)).rejects.toThrow('status 409');
  const offsets = asked.map(({ body }) => JSON.parse(body.toString()).offset);
  expect(offsets).toEqual([0, 10]);
});

test('waiting for updates ends when the server stops', async () => {
  const { settings } = await bot('hang');
  await expect(readLinkedChats(settings, 0, AbortSignal.timeout(100))).rejects.toThrow('given up');
});
