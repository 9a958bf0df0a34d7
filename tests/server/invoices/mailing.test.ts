import { uuidv7 } from 'uuidv7';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { openChannels } from '../../../server/channels/open-channels.ts';
import { readChannelSettings } from '../../../server/process/config/channel-settings.ts';
import { pushKeyPair } from '../../../server/use-cases/notifications/push-key-pair.ts';
import { sendDue } from '../../../server/use-cases/notifications/send-due.ts';
import { invoicePaths } from '../../../src/api/invoices/paths.ts';
import { destinationPaths } from '../../../src/api/notifications/destination-paths.ts';
import type { Invoice } from '../../../src/domain/invoices/invoice.ts';
import { invoiceMailWords } from '../../../src/domain/notifications/invoice-mail-words.ts';
import { invoicePath } from '../../../src/panel/invoice-path.ts';
import { type MailServerManner, mailServer } from '../../support/mail-server.ts';
import { bookkeeping } from '../ledger/support/bookkeeping.ts';
import { signInColleague } from '../support/colleague.ts';
import { freshApp } from '../support/fresh-app.ts';
import { invoicing } from './support.ts';

const fresh = await freshApp();
const { database, asSuperuser, another } = fresh;
const { place, accept, someShop } = await bookkeeping(fresh, 13);

beforeEach(() => asSuperuser('delete from outgoing_messages'));

/** Confirms an address for each user of an account, called by its role: `owner@shop.example`. */
const confirm = (account: string) =>
  asSuperuser(
    `insert into destinations (account_id, id, user_id, side, channel, address, unsubscribe_token)
     select account_id, gen_random_uuid(), id, 'shop', channel, lower(account_role) || '@shop.example', 'secret'
     from users, unnest(array['email', 'sms']) as channel where account_id = $1`,
    [account],
  );
/** An account with a charged order, whose owner and staff have confirmed addresses. */
async function chargedShop() {
  const { cookie, account } = someShop();
  const staff = await signInColleague(fresh, cookie);
  await confirm(account);
  const { id } = await place(cookie);
  await accept(id);
  return { cookie, staff, account, subject: { kind: 'order', order: id } as const };
}

/** A panel with a mail server, in which the lab issues; `send` sends what is due. */
async function mailing(mailsInvoices = true, manner?: MailServerManner) {
  const { arrived, settings } = await mailServer(manner);
  const channels = { ...readChannelSettings({}), email: settings };
  const panel = another({ channels, mailsInvoices });
  const { byName, close } = await openChannels(channels, await pushKeyPair(database));
  onTestFinished(close);
  const sending = { channels: byName, panel: 'https://panel.example', api: '', delaySeconds: 60 };
  const send = (now = Date.now) => sendDue(database, 'email', { sending: { ...sending, now } });
  return { ...(await invoicing({ ...fresh, ...panel })), request: panel.request, arrived, send };
}
const messages = async () => {
  const { rows } = await asSuperuser(
    'select id, channel, invoice_id, outcome, attempts from outgoing_messages order by at, id',
  );
  return rows;
};
/** A second ago: `now()` is rounded to the millisecond. */
const passTime = () =>
  asSuperuser(
    "update outgoing_messages set due_at = now() - interval '1 second' where due_at is not null",
  );

/** The facts in a mail about an invoice. */
function wordsOf({ number, day }: Invoice, cancels?: Invoice) {
  const placeOf = (text: string) => {
    const [year = 0, nth = 0] = text.split('/').map(Number);
    return { year, number: nth };
  };
  const told = { ...placeOf(number), day, cancels: cancels ? placeOf(cancels.number) : null };
  return invoiceMailWords(told, 'fa');
}

test('an invoice and its credit note are mailed to the confirmed addresses of the account’s owners', async () => {
  const { account, subject } = await chargedShop();
  await chargedShop();
  const { issued, cancelled, arrived, send } = await mailing();
  const invoice = await issued(account, subject);
  const note = await cancelled(account, invoice.id);
  expect(await send()).toBe(2);
  expect(arrived.map(({ to }) => to)).toEqual([['owner@shop.example'], ['owner@shop.example']]);
  const mails = arrived.map(({ parts }) => [parts.get('text/plain'), parts.get('text/html')]);
  for (const [document, words] of [
    [invoice, wordsOf(invoice)],
    [note, wordsOf(note, invoice)],
  ] as const) {
    const [text, html] = mails.find(([each]) => each?.includes(words.body)) ?? [];
    expect(text).toContain(`https://panel.example${invoicePath(document.id, account)}`);
    expect(html).toContain('<html lang="fa" dir="rtl">');
    expect(html).toContain(words.title);
  }
  const said = JSON.stringify(mails);
  const { name } = invoice.account;
  for (const secret of [name, invoice.total, invoice.total.toLocaleString('fa-IR'), note.reason]) {
    expect(said).not.toContain(String(secret));
  }
  expect(await messages()).toMatchObject([
    { channel: 'email', invoice_id: invoice.id, outcome: 'sent', attempts: 1 },
    { channel: 'email', invoice_id: note.id, outcome: 'sent', attempts: 1 },
  ]);
});

test('an invoice is mailed once when its request is repeated', async () => {
  const { account, subject } = await chargedShop();
  const { issue, cancel, arrived, send } = await mailing();
  const [id, noteId] = [uuidv7(), uuidv7()];
  await Promise.all([1, 2, 3].map(() => issue(account, subject, id)));
  await Promise.all([send(), send()]);
  expect((await issue(account, subject, id)).status).toBe(200);
  expect((await issue(account, subject)).status).toBe(422);
  await Promise.all([1, 2, 3].map(() => cancel(account, id, noteId)));
  expect((await cancel(account, id)).status).toBe(409);
  await send();
  expect(arrived).toHaveLength(2);
  expect(await send()).toBe(0);
});

test.each([
  ['where the lab does not wish it', false, true],
  ['without a mail server', true, false],
])('nothing is written %s', async (_, mailsInvoices, hasServer) => {
  const { account, subject } = await chargedShop();
  const email = hasServer ? (await mailServer()).settings : undefined;
  const panel = another({ channels: { ...readChannelSettings({}), email }, mailsInvoices });
  const { issued } = await invoicing({ ...fresh, ...panel });
  await issued(account, subject);
  expect(await messages()).toEqual([]);
});

test('an invoice is issued even if its mail fails, and the mail is retried under the same id', async () => {
  const { account, subject } = await chargedShop();
  const busy = await mailing(true, { toMail: '451 4.3.0 Later' });
  await busy.issued(account, subject);
  await busy.send();
  const [{ id }] = await messages();
  expect(await messages()).toMatchObject([{ outcome: null, attempts: 1 }]);
  const { arrived, send } = await mailing();
  await passTime();
  await send();
  expect(arrived.map(({ headers }) => headers.get('message-id'))).toEqual([`<${id}@lab.example>`]);
  expect(await messages()).toMatchObject([{ outcome: 'sent', attempts: 2 }]);
});

test('owners and the lab see where an invoice was mailed, and nobody else', async () => {
  const { cookie, staff, account, subject } = await chargedShop();
  const { cookie: stranger } = await chargedShop();
  const { issued, request, read, lab, send } = await mailing();
  const { id } = await issued(account, subject);
  const path = invoicePaths.one(id);
  expect((await read(cookie, path)).mails).toMatchObject([
    { to: 'o…@shop.example', outcome: null },
  ]);
  await send();
  const [{ ended_at: at }] = (await asSuperuser('select ended_at from outgoing_messages')).rows;
  const told = { to: 'o…@shop.example', outcome: 'sent', at: at.toISOString() };
  for (const reader of [cookie, lab]) {
    const { mails } = await read(reader, path);
    expect(mails).toEqual([{ id: expect.any(String), ...told }]);
  }
  expect((await request(path, { cookie: staff })).status).toBe(403);
  expect((await request(path, { cookie: stranger })).status).toBe(404);
  await asSuperuser('delete from destinations where account_id = $1', [account]);
  expect((await read(cookie, path)).mails).toMatchObject([{ to: '', outcome: 'sent' }]);
});

test('an invoice and its credit note each name their own mails', async () => {
  const { cookie, account, subject } = await chargedShop();
  const { issued, cancelled, read } = await mailing();
  const invoice = await issued(account, subject);
  const note = await cancelled(account, invoice.id);
  for (const { id } of [invoice, note]) {
    const own = (await messages()).filter((message) => message.invoice_id === id);
    const { mails } = await read(cookie, invoicePaths.one(id));
    expect(mails.map((mail: { id: string }) => mail.id)).toEqual([own[0]?.id]);
  }
});

test('no message remains of an invoice whose transaction fails', async () => {
  const { account, subject } = await chargedShop();
  const { issue } = await mailing();
  await asSuperuser('alter table invoices add constraint none check (total < 0) not valid');
  expect((await issue(account, subject)).status).toBe(500);
  await asSuperuser('alter table invoices drop constraint none');
  expect(await messages()).toEqual([]);
});

test('an invoice is not mailed to a former owner', async () => {
  const { account, subject } = await chargedShop();
  const { issued, arrived, send } = await mailing();
  await issued(account, subject);
  await asSuperuser("update users set account_role = 'Staff' where account_id = $1", [account]);
  await send();
  expect(arrived).toEqual([]);
  expect(await messages()).toMatchObject([{ outcome: 'withdrawn' }]);
});

test('an invoice waits for the end of its reader’s quiet time', async () => {
  const { account, subject } = await chargedShop();
  const { issued, arrived, send } = await mailing();
  await asSuperuser(
    `insert into quiet_times (account_id, user_id, starts_at, ends_at, days_off)
     select account_id, id, '00:00', '06:00', false from users where account_id = $1`,
    [account],
  );
  await issued(account, subject);
  await send(() => Date.parse('2031-01-04T03:00:00+03:30'));
  expect(arrived).toEqual([]);
  expect(await messages()).toMatchObject([{ outcome: null, attempts: 0 }]);
  await passTime();
  await send(() => Date.parse('2031-01-04T06:00:01+03:30'));
  expect(arrived).toHaveLength(1);
});

test('mails about invoices do not count towards the limit of test messages', async () => {
  const { cookie, account } = await chargedShop();
  const { request } = await mailing();
  await asSuperuser(
    `insert into outgoing_messages (account_id, id, user_id, destination_id, channel, invoice_id, expires_at)
     select account_id, gen_random_uuid(), user_id, id, channel, gen_random_uuid(), now() + interval '1 hour'
     from destinations, generate_series(1, 5) where account_id = $1`,
    [account],
  );
  const { rows } = await asSuperuser(
    `select place.id from destinations place join users person on person.id = place.user_id
     where place.account_id = $1 and channel = 'email' and account_role = 'Owner'`,
    [account],
  );
  const path = destinationPaths.test(rows[0].id, uuidv7());
  expect((await request(path, { cookie, method: 'PUT' })).status).toBe(200);
});
