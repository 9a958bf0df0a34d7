import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { uuidv7 } from 'uuidv7';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Channel, OutgoingMessage } from '../../../server/channels/channel.ts';
import { openChannels } from '../../../server/channels/open-channels.ts';
import { clearOldCodes } from '../../../server/db/notifications/address-codes.ts';
import { inScope } from '../../../server/db/pool/scope.ts';
import { readChannelSettings } from '../../../server/process/config/channel-settings.ts';
import { log } from '../../../server/process/log/log.ts';
import { sendDue } from '../../../server/use-cases/notifications/send-due.ts';
import { auditPath } from '../../../src/api/audit/paths.ts';
import { destinationContract } from '../../../src/api/notifications/destination-contract.ts';
import { destinationPaths } from '../../../src/api/notifications/destination-paths.ts';
import { privacyPaths } from '../../../src/api/privacy/paths.ts';
import { type Behaviour, fakeProvider } from '../../support/fake-provider.ts';
import { type MailServerManner, mailServer } from '../../support/mail-server.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';
import { signInColleague } from '../support/colleague.ts';
import { accountOf } from '../support/deliveries.ts';
import { freshApp } from '../support/fresh-app.ts';
import { acting } from './support.ts';

const fresh = await freshApp({ channels: readChannelSettings({}) });
const { signIn, database, asSuperuser, another } = fresh;
const [shop = '', shop2 = '', lab = ''] = await Promise.all(['shop', 'shop2', 'lab'].map(signIn));
const mail = 'ali@shop.example';

beforeEach(() =>
  asSuperuser('delete from address_codes; delete from outgoing_messages; delete from destinations'),
);

type Request = typeof fresh.request;

/** A panel with a mail server, and the last code that came there. */
async function withMail(manner?: MailServerManner) {
  const { arrived, settings } = await mailServer(manner);
  const channels = { ...readChannelSettings({}), email: settings };
  const code = () => /\d{6}/.exec(arrived.at(-1)?.parts.get('text/html') ?? '')?.[0] ?? '';
  return { ...another({ channels }), arrived, code };
}

/** A panel with a provider of text messages. */
async function withSms(...behaviours: Behaviour[]) {
  const { asked, origin } = await fakeProvider(...behaviours);
  const folder = await mkdtemp(path.join(scratchFolder(), 'sms-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const template = path.join(folder, 'sms.json');
  const request = {
    address: `${origin}/send`,
    json: { to: '{{mobile}}', title: '{{title}}' },
    answer: { path: 'status', sent: [1], retry: [2], gone: [3] },
  };
  await writeFile(template, JSON.stringify(request));
  const channels = readChannelSettings({ SMS_TEMPLATE: template });
  const said = () => JSON.parse(asked.at(-1)?.body.toString() ?? '{}');
  return { ...another({ channels }), asked, said };
}

/** A panel with Safir, with or without a bot. */
async function withSafir(env: Record<string, string>, ...behaviours: Behaviour[]) {
  const { asked, origin } = await fakeProvider(...behaviours);
  const safir = { SAFIR_KEY: 'k3y', SAFIR_BOT: '77', SAFIR_ADDRESS: origin };
  const channels = readChannelSettings({ ...env, ...safir });
  const said = () => JSON.parse(asked.at(-1)?.body.toString() ?? '{}');
  return { ...another({ channels }), asked, said, channels };
}

function askingBy(request: Request) {
  const ask = (cookie: string, address = mail, id = uuidv7(), channel = 'email') =>
    request(destinationPaths.code(id), { cookie, method: 'PUT', body: { channel, address } });
  const confirm = (cookie: string, id: string, code: string) =>
    request(destinationPaths.confirmation(id), { cookie, method: 'PUT', body: { code } });
  const faultOf = async (answer: Response) => {
    expect(answer.status).toBe(422);
    return (await answer.json()).issues[0].params.fault;
  };
  const read = async (cookie: string) => {
    const answer = await request(destinationPaths.destinations, { cookie });
    return destinationContract.destinations.GET.answer.parse(await answer.json());
  };
  return { ask, confirm, faultOf, read };
}

const wrong = (code: string) => (code === '111111' ? '222222' : '111111');

test('an address counts once its code is typed, is shown masked, and to its person alone', async () => {
  const { request, arrived, code } = await withMail();
  const { ask, confirm, faultOf, read } = askingBy(request);
  const id = uuidv7();
  expect((await ask(shop, ' Ali@Shop.Example ', id)).status).toBe(200);
  expect((await ask(shop, ' Ali@Shop.Example ', id)).status).toBe(200);
  expect(arrived.map(({ to }) => to)).toEqual([['Ali@shop.example']]);
  expect((await read(shop)).destinations).toEqual([]);
  expect(await faultOf(await confirm(shop, id, wrong(code())))).toBe('wrong');
  expect((await confirm(shop2, id, code())).status).toBe(404);
  expect((await confirm(shop, id, code())).status).toBe(200);
  expect((await confirm(shop, id, code())).status).toBe(200);
  expect((await read(shop)).destinations).toMatchObject([
    { id, channel: 'email', address: 'A…@shop.example' },
  ]);
  const own = await request(privacyPaths.data, { cookie: shop });
  expect((await own.json()).destinations).toMatchObject([{ address: 'Ali@shop.example' }]);
  expect((await read(shop)).channels).toMatchObject([{ name: 'email' }]);
  expect((await read(shop2)).destinations).toEqual([]);
});

test('consent and its withdrawal are in the audit log, with the address masked', async () => {
  const { request, code } = await withMail();
  const { ask, confirm } = askingBy(request);
  const id = uuidv7();
  await ask(shop, 'behnam@shop.example', id);
  await confirm(shop, id, code());
  await request(destinationPaths.destination(id), { cookie: shop, method: 'DELETE' });
  const text = await (await request(auditPath, { cookie: lab })).text();
  expect(text).toContain('user.addDestination');
  expect(text).toContain('user.removeDestination');
  expect(text).toContain('b…@shop.example');
  expect(text).not.toContain('behnam');
});

test('a code has five tries, a quarter of an hour, and no other one after it', async () => {
  const { request, code } = await withMail();
  const { ask, confirm, faultOf } = askingBy(request);
  const [first, second] = [uuidv7(), uuidv7()];
  await ask(shop, mail, first);
  const old = code();
  await ask(shop, mail, second);
  expect(await faultOf(await confirm(shop, first, old))).toBe('over');
  const faults: string[] = [];
  for (let tried = 0; tried < 5; tried += 1) {
    faults.push(await faultOf(await confirm(shop, second, wrong(code()))));
  }
  expect(faults).toEqual(['wrong', 'wrong', 'wrong', 'wrong', 'tooMany']);
  expect(await faultOf(await confirm(shop, second, code()))).toBe('tooMany');
  const third = uuidv7();
  await ask(shop, mail, third);
  await asSuperuser("update address_codes set made_at = now() - interval '16 minutes'");
  expect(await faultOf(await confirm(shop, third, code()))).toBe('over');
});

test('a code that arrived works until the next one is sent', async () => {
  const { request, code } = await withMail();
  const { ask, confirm, faultOf } = askingBy(request);
  const down = askingBy((await withMail({ toRecipient: '451 4.3.0 Later' })).request);
  const first = uuidv7();
  await ask(shop, mail, first);
  expect((await down.ask(shop)).status).toBe(503);
  expect(await faultOf(await confirm(shop, first, wrong(code())))).toBe('wrong');
  expect((await confirm(shop, first, code())).status).toBe(200);
});

test('an id belongs to one address only', async () => {
  const { request, arrived, code } = await withMail();
  const { ask, confirm, read } = askingBy(request);
  const id = uuidv7();
  await ask(shop, mail, id);
  const other = await ask(shop, 'reza@shop.example', id);
  expect([other.status, (await other.json()).code]).toEqual([422, 'keyReused']);
  expect(arrived).toHaveLength(1);
  await asSuperuser(
    `insert into destinations (account_id, id, user_id, side, channel, address)
     select account_id, id, user_id, side, 'bale', '55' from address_codes`,
  );
  const [audits, topics] = [await fresh.count('audit_log'), await fresh.count('channel_topics')];
  expect((await confirm(shop, id, code())).status).toBe(404);
  expect(await fresh.count('audit_log')).toBe(audits);
  expect(await fresh.count('channel_topics')).toBe(topics);
  expect((await read(shop)).destinations).toMatchObject([{ id, channel: 'bale' }]);
});

test('an id that two people of an account use at the same moment is that of one of them', async () => {
  const { request, arrived } = await withMail();
  const { ask } = askingBy(request);
  const colleague = await signInColleague(fresh, shop);
  for (let round = 1; round <= 4; round += 1) {
    const id = uuidv7();
    const answers = await Promise.all([shop, colleague].map((cookie) => ask(cookie, mail, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(arrived).toHaveLength(round);
  }
});

test('of tries at the same moment no more are counted than were made', async () => {
  const { request, code } = await withMail();
  const { ask, confirm, read } = askingBy(request);
  const id = uuidv7();
  await ask(shop, mail, id);
  await Promise.all(Array.from({ length: 8 }, () => confirm(shop, id, wrong(code()))));
  await confirm(shop, id, code());
  expect((await read(shop)).destinations).toEqual([]);
});

test('people and addresses get at most five codes in an hour', async () => {
  const { request, arrived } = await withMail();
  const { ask } = askingBy(request);
  const statuses = async (cookie: string, address: (nth: number) => string) => {
    const got: number[] = [];
    for (let nth = 0; nth < 6; nth += 1) got.push((await ask(cookie, address(nth))).status);
    return got;
  };
  expect(await statuses(shop, () => mail)).toEqual([200, 200, 200, 200, 200, 429]);
  expect((await ask(shop2)).status).toBe(429);
  expect(await statuses(shop2, (nth) => `a${nth}@shop.example`)).toEqual([
    200, 200, 200, 200, 200, 429,
  ]);
  expect(arrived).toHaveLength(10);
  await asSuperuser("update address_codes set made_at = now() - interval '61 minutes'");
  expect((await ask(shop)).status).toBe(200);
  await clearOldCodes(database, new Date());
  expect(await fresh.count('address_codes')).toBe(1);
});

test('rows of codes are of their account alone', async () => {
  const { request } = await withMail();
  await askingBy(request).ask(shop);
  const seen = await inScope(database, { account: accountOf('shop2') }, async (transaction) => {
    const read = await transaction.selectFrom('addressCodes').select('id').execute();
    const { numDeletedRows } = await transaction.deleteFrom('addressCodes').executeTakeFirst();
    return [read.length, Number(numDeletedRows)];
  });
  expect(seen).toEqual([0, 0]);
});

describe('a code that cannot be sent', () => {
  test('is said of the address, or of the provider', async () => {
    const refusing = askingBy((await withMail({ toRecipient: '550 5.1.1 No such user' })).request);
    expect(await refusing.faultOf(await refusing.ask(shop))).toBe('notTaken');
    const busy = askingBy((await withMail({ toRecipient: '451 4.3.0 Later' })).request);
    const id = uuidv7();
    expect((await busy.ask(shop, mail, id)).status).toBe(503);
    expect(await busy.faultOf(await busy.confirm(shop, id, '123456'))).toBe('over');
  });

  test('is not reported as sent when it is requested again', async () => {
    const logged = vi.spyOn(log, 'error').mockReturnValue();
    onTestFinished(() => logged.mockRestore());
    const channels = readChannelSettings({ SMS_TEMPLATE: path.join(scratchFolder(), 'no.json') });
    const { ask } = askingBy(another({ channels }).request);
    const id = uuidv7();
    expect((await ask(shop, '09123456789', id, 'sms')).status).toBe(500);
    expect((await ask(shop, '09123456789', id, 'sms')).status).toBe(503);
  });

  test('is refused for an invalid address or number, or a disabled channel', async () => {
    const { ask, faultOf } = askingBy((await withMail()).request);
    expect(await faultOf(await ask(shop, 'ali'))).toBe('notEmail');
    expect((await ask(shop, '09123456789', uuidv7(), 'sms')).status).toBe(404);
    expect((await ask(shop, '09123456789', uuidv7(), 'bale')).status).toBe(404);
    expect((await ask(shop, '55', uuidv7(), 'telegram')).status).toBe(422);
    const sms = askingBy((await withSms({ said: { status: 1 } })).request);
    expect(await sms.faultOf(await sms.ask(shop, '0912', uuidv7(), 'sms'))).toBe('notMobile');
  });
});

test('a mobile number gets its code in the title, and a lost answer is no refusal', async () => {
  const { request, asked, said } = await withSms({ said: { status: 1 } }, 'lose', {
    said: { status: 3 },
  });
  const { ask, confirm, faultOf, read } = askingBy(request);
  const [first, second] = [uuidv7(), uuidv7()];
  expect((await ask(shop, '۰۹۱۲ ۳۴۵ ۶۷۸۹', first, 'sms')).status).toBe(200);
  expect(said().to).toBe('+989123456789');
  expect((await ask(shop, '09123456789', second, 'sms')).status).toBe(200);
  const [code = ''] = /\d{6}/.exec(said().title) ?? [];
  expect((await confirm(shop, second, code)).status).toBe(200);
  expect((await read(shop)).destinations).toMatchObject([{ channel: 'sms', address: '…89' }]);
  expect(await faultOf(await ask(shop, '09123456780', uuidv7(), 'sms'))).toBe('notTaken');
  expect(asked).toHaveLength(3);
});

describe('the unsubscribe link', () => {
  async function mailTo(cookie: string) {
    const { request, code } = await withMail();
    const { ask, confirm, read } = askingBy(request);
    const { place, act } = acting({ request });
    const id = uuidv7();
    await ask(cookie, mail, id);
    await confirm(cookie, id, code());
    await act(lab, await place(cookie), 'ask', { message: 'Which?' });
    const given: OutgoingMessage[] = [];
    const channel: Channel = {
      name: 'email',
      async send(message) {
        given.push(message);
        return { state: 'sent' };
      },
    };
    const [panel, api] = ['https://panel.example', 'https://api.example'];
    const sending = { channels: new Map([['email', channel] as const]), panel, api };
    await sendDue(database, 'email', { sending: { ...sending, delaySeconds: 0 } });
    const out = given[0]?.unsubscribe?.replace(api, '') ?? '';
    return { request, out, read };
  }

  const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const bytes = new TextEncoder().encode('List-Unsubscribe=One-Click');

  test('needs no session, ends by POST alone, and once', async () => {
    const { request, out, read } = await mailTo(shop);
    expect(out).toMatch(/^\/api\/destinations\/unsubscribe\/[\w-]{36}\.[\w-]{43}$/);
    const asked = await request(out);
    expect(asked.headers.get('Content-Type')).toContain('text/html');
    expect(asked.headers.get('Referrer-Policy')).toBe('same-origin');
    expect(await asked.text()).toContain('method="post"');
    expect((await read(shop)).destinations).toHaveLength(1);
    const post = (headers: Record<string, string | undefined>) =>
      request(out, { method: 'POST', bytes, headers: { ...form, ...headers } });
    expect((await post({ Origin: 'https://evil.test' })).status).toBe(403);
    expect((await post({ Origin: undefined })).status).toBe(200);
    expect((await read(shop)).destinations).toEqual([]);
    expect((await post({})).status).toBe(200);
  });

  test('is not found by guessing, and guessing is slowed', async () => {
    const { request, out, read } = await mailTo(shop);
    const guess = (nth: number) =>
      request(`${out.slice(0, -3)}${String(nth).padStart(3, '0')}`, {
        method: 'POST',
        from: '198.51.100.7',
      });
    const statuses: number[] = [];
    for (let nth = 0; nth < 62; nth += 1) statuses.push((await guess(nth)).status);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect((await read(shop)).destinations).toHaveLength(1);
  });
});

describe('by Bale’s Safir', () => {
  const mobile = '0912 345 6789';
  const taken = { said: { message_id: 'a.b' } };

  test('a mobile number is confirmed by a code, and then notified without a chat', async () => {
    const { request, asked, said, channels } = await withSafir({}, taken, taken);
    const { ask, confirm, read } = askingBy(request);
    expect((await read(shop)).channels).toMatchObject([{ name: 'bale', ways: ['address'] }]);
    const id = uuidv7();
    expect((await ask(shop, mobile, id, 'bale')).status).toBe(200);
    expect((await ask(shop, mobile, id, 'bale')).status).toBe(200);
    expect(asked).toHaveLength(1);
    expect(said()).toMatchObject({ request_id: id, bot_id: 77, phone_number: '989123456789' });
    const [code = ''] = /\d{6}/.exec(said().message_data.message.text) ?? [];
    expect((await confirm(shop2, id, code)).status).toBe(404);
    expect((await confirm(shop, id, code)).status).toBe(200);
    expect((await read(shop)).destinations).toMatchObject([{ channel: 'bale', address: '…89' }]);
    const own = await request(privacyPaths.data, { cookie: shop });
    expect((await own.json()).destinations).toMatchObject([{ address: '+989123456789' }]);
    const test = uuidv7();
    await request(destinationPaths.test(id, test), { cookie: shop, method: 'PUT' });
    const { byName, close } = await openChannels(channels, { publicKey: '', privateKey: '' });
    onTestFinished(close);
    const sending = { channels: byName, panel: 'https://panel.example', api: '', delaySeconds: 0 };
    await sendDue(database, 'bale', { sending });
    expect(said()).toMatchObject({ request_id: test, phone_number: '989123456789' });
  });

  test('a number without a Bale account is refused at its field', async () => {
    const { request } = await withSafir({}, { status: 404, said: { message: 'user not found' } });
    const { ask, faultOf } = askingBy(request);
    expect(await faultOf(await ask(shop, mobile, uuidv7(), 'bale'))).toBe('notTaken');
    expect(await faultOf(await ask(shop, '02188776655', uuidv7(), 'bale'))).toBe('notMobile');
  });

  test('chats and numbers are both offered if there is a bot, and no numbers without one', async () => {
    const bot = { BALE_TOKEN: '12:ab', BALE_BOT: 'lab_bot' };
    const both = await withSafir(bot, taken);
    const { channels } = await askingBy(both.request).read(shop);
    expect(channels).toMatchObject([{ name: 'bale', ways: ['chat', 'address'] }]);
    const { request } = another({ channels: readChannelSettings(bot) });
    const { ask, read } = askingBy(request);
    expect((await read(shop)).channels).toMatchObject([{ name: 'bale', ways: ['chat'] }]);
    expect((await ask(shop, mobile, uuidv7(), 'bale')).status).toBe(404);
  });
});
