import { uuidv7 } from 'uuidv7';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { hashLinkCode } from '../../../server/auth/link-code.ts';
import { linkChat } from '../../../server/db/notifications/link-codes.ts';
import { readChannelSettings } from '../../../server/process/config/channel-settings.ts';
import { followChats } from '../../../server/use-cases/notifications/follow-chats.ts';
import { auditPath } from '../../../src/api/audit/paths.ts';
import { destinationContract } from '../../../src/api/notifications/destination-contract.ts';
import { destinationPaths } from '../../../src/api/notifications/destination-paths.ts';
import { type Behaviour, fakeProvider } from '../../support/fake-provider.ts';
import { freshApp } from '../support/fresh-app.ts';

const bot = { BALE_TOKEN: '12:ab', BALE_BOT: 'lab_bot' };
const fresh = await freshApp({ channels: readChannelSettings(bot) });
const { request, signIn, database, asSuperuser } = fresh;
const [shop = '', shop2 = '', lab = ''] = await Promise.all(['shop', 'shop2', 'lab'].map(signIn));

beforeEach(() =>
  asSuperuser('delete from link_codes; delete from outgoing_messages; delete from destinations'),
);

const ask = (cookie: string, channel = 'bale', id = uuidv7()) =>
  request(destinationPaths.link(id), { cookie, method: 'PUT', body: { channel } });

async function codeFor(cookie: string, id = uuidv7()) {
  const answer = await ask(cookie, 'bale', id);
  return destinationContract.link.PUT.answer.parse(await answer.json());
}

async function destinationsOf(cookie: string) {
  const answer = await request(destinationPaths.destinations, { cookie });
  return destinationContract.destinations.GET.answer.parse(await answer.json()).destinations;
}

const write = (code: string, address = '55', channel: 'bale' | 'telegram' = 'bale') =>
  linkChat(database, { channel, codeHash: hashLinkCode(code), address });

test('sending the code to the bot links the chat once, however the code is typed', async () => {
  const id = uuidv7();
  const { code, address } = await codeFor(shop, id);
  expect(address).toBe(`https://ble.ir/lab_bot?start=${code}`);
  expect(await write(code.toLowerCase())).toBe(true);
  expect(await destinationsOf(shop)).toMatchObject([{ id, channel: 'bale', isThis: false }]);
  expect(await destinationsOf(shop2)).toEqual([]);
  expect(await write(code, '66')).toBe(false);
  const { rows } = await asSuperuser(
    'select destination_id, channel, topic from outgoing_messages',
  );
  expect(rows).toEqual([{ destination_id: id, channel: 'bale', topic: null }]);
});

test('a code works for its messenger, for a quarter of an hour, and until the next one', async () => {
  const { code } = await codeFor(shop);
  expect(await write(code, '55', 'telegram')).toBe(false);
  const { code: next } = await codeFor(shop);
  expect(await write(code)).toBe(false);
  await asSuperuser("update link_codes set made_at = now() - interval '16 minutes'");
  expect(await write(next)).toBe(false);
  expect(await destinationsOf(shop)).toEqual([]);
});

test('linking the same chat again replaces the earlier link, and several users can link one chat', async () => {
  const again = uuidv7();
  await write((await codeFor(shop)).code);
  await write((await codeFor(shop, again)).code);
  await write((await codeFor(lab)).code);
  expect((await destinationsOf(shop)).map(({ id }) => id)).toEqual([again]);
  expect(await destinationsOf(lab)).toHaveLength(1);
});

test('a used id links nothing, and does not block other users', async () => {
  const taken = uuidv7();
  await write((await codeFor(shop, taken)).code);
  expect((await ask(shop, 'bale', taken)).status).toBe(422);
  const otherId = uuidv7();
  const { code } = await codeFor(shop, otherId);
  await asSuperuser(`update link_codes set id = '${taken}'`);
  expect(await write(code, '66')).toBe(false);
  expect(await write((await codeFor(shop2)).code, '77')).toBe(true);
  expect((await destinationsOf(shop)).map(({ id }) => id)).toEqual([taken]);
});

test('of two processes that read a code, one links the chat', async () => {
  const { code } = await codeFor(shop);
  const linked = await Promise.all([write(code), write(code)]);
  expect(linked.filter(Boolean)).toHaveLength(1);
  expect(await destinationsOf(shop)).toHaveLength(1);
});

test('a bot that is not set up, or no messenger, gives no code', async () => {
  expect((await ask(shop, 'telegram')).status).toBe(404);
  expect((await ask(shop, 'email')).status).toBe(422);
});

test('linking is in the audit log, without code and chat', async () => {
  const { code } = await codeFor(shop);
  await write(code, '123454321');
  const text = await (await request(auditPath, { cookie: lab })).text();
  expect(text).toContain('user.addDestination');
  expect(text).not.toContain('123454321');
  expect(text).not.toContain(code);
});

test('messages to the bot are read until the server stops', async () => {
  const { code } = await codeFor(shop);
  const update = { update_id: 3, message: { text: `/start ${code}`, chat: { id: 77 } } };
  const answers: Behaviour[] = [{ said: { ok: true, result: [update] } }, 'hang'];
  const { asked, origin } = await fakeProvider(...answers);
  const end = followChats(database, 'bale', {
    address: origin,
    token: '12:ab',
    userName: 'lab_bot',
  });
  onTestFinished(end);
  await expect.poll(async () => (await destinationsOf(shop)).length).toBe(1);
  await expect.poll(() => asked.length).toBe(2);
  expect(JSON.parse(asked[1]?.body.toString() ?? '')).toMatchObject({ offset: 4 });
  await end();
});
