import { randomUUID } from 'node:crypto';
import { uuidv7 } from 'uuidv7';
import { newMachineSecret } from '../../../server/auth/machine-secret.ts';
import { newToken } from '../../../server/auth/session-token.ts';
import { createSession } from '../../../server/db/accounts/sessions.ts';
import { createAccount } from '../../../server/db/accounts/users.ts';
import { makeMachineKey, revokeMachineKey } from '../../../server/db/hand-off/machine-keys.ts';
import { demoAccounts } from '../../../server/sample/accounts.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { someSeller } from '../../fixtures/parties.ts';
import type { FreshApp, RequestOptions } from '../support/fresh-app.ts';
import { orderRequest } from '../support/order-request.ts';
import { type Asker, type Owner, type Shop, scopesOf, shops, type Target } from './asking.ts';

type Credentials = Pick<RequestOptions, 'cookie' | 'machine'>;

/** Accounts with orders whose texts, notes and photos can be distinguished in any response. */
export interface World {
  cookieOf(asker: Asker): Promise<string | undefined>;
  /** The cookie of a new session, or the key, that an asker sends. */
  credentialsOf(asker: Asker): Promise<Credentials>;
  /** Credentials for several requests, until sessions are forgotten. */
  keptCredentialsOf(asker: Asker): Promise<Credentials>;
  /** Call this after a request that may have ended sessions. */
  forgetSessions(): void;
  targetOf(owner: Owner): Target;
}

/** A text in all data of a shop, which no other account may read. */
export const markOf = (shop: Shop) => `mark of ${shop};`;

/** A text in each internal note, which only the lab may read. */
export const noteMark = 'internal note;';

/** The picture of a product. */
export const pictureHash = '0'.repeat(32);

const suspended = { accountId: uuidv7(), userId: uuidv7() };
const userOf = (name: string) => ({ accountId: identityOf(name).accountId, userId: uuidv7() });

function identityOf(username: string): { accountId: string; userId: string } {
  if (username === 'suspended') return suspended;
  if (username === 'staff' || username === 'deactivated' || username === 'enrolling') {
    return others[username];
  }
  const found = demoAccounts.find((demo) => demo.username === username);
  if (!found) throw new Error(`no ${username}`);
  return found;
}

/** Users of the first shop and of the lab other than their owners. */
const others = { staff: userOf('shop'), deactivated: userOf('shop'), enrolling: userOf('lab') };

/** Fills a fresh app with orders of each shop, accepted and delivered, a note and a photo of each, and a suspended account. */
export async function populate(fresh: FreshApp): Promise<World> {
  await addSuspended(fresh);
  for (const [username, { accountId, userId }] of Object.entries(others)) {
    await addStaff(fresh, { account: accountId, user: userId, username });
  }
  const deactivate = 'update users set deactivated_at = now() where id = $1';
  await fresh.asSuperuser(deactivate, [others.deactivated.userId]);
  await addPasskey(fresh, identityOf('lab'));
  await addPicture(fresh);
  const machines = await addMachines(fresh);
  const cookieOf = async (asker: Asker) => {
    if (asker === 'anonymous' || machines.has(asker)) return undefined;
    const { accountId, userId } = identityOf(asker === 'ended' ? 'shop' : asker);
    const { cookie, key } = newToken(accountId);
    if (asker !== 'ended') await createSession(fresh.database, key, userId);
    return `adasi=${cookie}`;
  };
  const targets = new Map<Owner, Target>();
  for (const shop of shops) {
    targets.set(shop, await addOrders(fresh, shop, (await cookieOf(shop)) ?? ''));
  }
  const targetOf = (owner: Owner) =>
    targets.get(owner) ??
    (owner === 'missing' ? madeOf(owner, randomUUID) : madeOf(owner, () => 'x'));
  const credentialsOf = async (asker: Asker) => {
    return { cookie: await cookieOf(asker), machine: machines.get(asker) };
  };
  const kept = new Map<Asker, Promise<Credentials>>();
  const keptCredentialsOf = (asker: Asker) => {
    const credentials = kept.get(asker) ?? credentialsOf(asker);
    kept.set(asker, credentials);
    return credentials;
  };
  const forgetSessions = () => kept.clear();
  return { cookieOf, credentialsOf, keptCredentialsOf, forgetSessions, targetOf };
}

const madeOf = (owner: Owner, id: () => string): Target => {
  const ids = {
    order: id(),
    delivered: id(),
    event: id(),
    photo: id(),
    delivery: id(),
    packing: id(),
    invoice: id(),
    session: id(),
    user: id(),
    person: id(),
  };
  return { owner, account: undefined, mark: '', ...ids };
};

async function addSuspended({ database, asSuperuser }: FreshApp): Promise<void> {
  const account = { id: suspended.accountId, name: 'Closed shop' };
  const person = { id: suspended.userId, username: 'closed', name: 'Closed', passwordHash: '' };
  await createAccount(database, { account, ...person, role: 'Shop' });
  await asSuperuser('update accounts set suspended_at = now() where account_id = $1', [account.id]);
}

async function addStaff(
  { asSuperuser }: FreshApp,
  { account, user, username }: { account: string; user: string; username: string },
): Promise<void> {
  await asSuperuser(
    `with added as (
       insert into users (account_id, id, username, name, role, account_role, password_hash)
       select account_id, $2, $3, $3, role, 'Staff', password_hash from users where account_id = $1 limit 1
     )
     insert into logins (account_id, user_id, username) values ($1, $2, $3)`,
    [account, user, username],
  );
}

/** Gives a user a second factor. */
async function addPasskey(
  { asSuperuser }: FreshApp,
  { accountId, userId }: { accountId: string; userId: string },
): Promise<void> {
  await asSuperuser(
    `with made as (
       insert into passkeys (account_id, user_id, credential_id, rp_id, public_key, counter, transports, browser, system)
       values ($1, $2, 'made for the test', 'panel.test', '', 0, '{}', '', '')
     )
     update users set second_factor = true where account_id = $1 and id = $2`,
    [accountId, userId],
  );
}

/** Makes the keys of machines; the last one has ended. */
async function addMachines({ database }: FreshApp): Promise<ReadonlyMap<Asker, string>> {
  const { accountId: account, userId: user } = identityOf('lab');
  const by = { account, user, name: 'Lab' };
  const machines = new Map<Asker, string>();
  for (const name of ['reader', 'reporter', 'revoked'] as const) {
    const { secret, key } = newMachineSecret(account);
    const scopes = [scopesOf[name] ?? 'orders:read'];
    const id = uuidv7();
    await makeMachineKey(database, { id, name, scopes, by, secretHash: key.tokenHash });
    if (name === 'revoked') await revokeMachineKey(database, id, by);
    machines.set(name, secret);
  }
  return machines;
}

async function addPicture({ asSuperuser }: FreshApp): Promise<void> {
  await asSuperuser(
    `with files as (insert into accessory_picture_files values ($1, 96, 'webp', ''))
     insert into accessory_pictures (product_id, hash, width, height) values ('cloth-suede', $1, 96, 64)`,
    [pictureHash],
  );
}

async function addOrders(fresh: FreshApp, shop: Shop, cookie: string): Promise<Target> {
  const { accountId: account, userId: user } = identityOf(shop);
  const mark = markOf(shop);
  const orders = { order: uuidv7(), delivered: uuidv7(), event: randomUUID(), photo: uuidv7() };
  const ids = {
    ...orders,
    delivery: uuidv7(),
    packing: uuidv7(),
    invoice: uuidv7(),
    session: randomUUID(),
    person: uuidv7(),
    user,
  };
  await addStaff(fresh, { account, user: ids.person, username: `person of ${shop}` });
  for (const id of [ids.order, ids.delivered]) {
    const headers = { 'Idempotency-Key': id };
    const answer = await fresh.request(orderPaths.orders, { cookie, headers, body: marked(mark) });
    if (answer.status !== 201) throw new Error(`not placed: ${answer.status}`);
  }
  await actOnOrders(fresh, { account, mark, ...ids });
  await deliver(fresh, { account, mark, ...ids });
  await invoiceOrder(fresh, { account, mark, ...ids });
  await fresh.asSuperuser(
    "insert into sessions (account_id, token_hash, user_id, id) values ($1, '', $2, $3)",
    [account, user, ids.session],
  );
  return { owner: shop, account, mark, ...ids };
}

type Made = Omit<Target, 'owner' | 'account'> & { account: string };

/** Writes the lab's data straight into the tables, so that the matrix of routes does not depend on other routes. */
async function actOnOrders({ asSuperuser }: FreshApp, made: Made): Promise<void> {
  const { account, mark, order, delivered, event, photo } = made;
  const lab = [identityOf('lab').accountId, identityOf('lab').userId];
  await asSuperuser(
    `insert into order_events
       (account_id, order_id, id, event, side, state, by_account, by_user, by_name, message)
     values ($1, $2, $3, 'accept', 'lab', 'accepted', $4, $5, 'Lab', $6)`,
    [account, order, event, ...lab, mark],
  );
  await asSuperuser(
    `insert into order_photos (account_id, order_id, id, event_id, sent_hash, photo, thumbnail)
     values ($1, $2, $3, $4, '', $5, $5)`,
    [account, order, photo, event, Buffer.from(mark)],
  );
  await asSuperuser(
    `insert into order_notes (account_id, order_id, id, by_account, by_user, by_name, text)
     values ($1, $2, $3, $4, $5, 'Lab', $6)`,
    [account, order, randomUUID(), ...lab, `${noteMark} ${mark}`],
  );
  await asSuperuser(
    `insert into account_notes (account_id, id, by_account, by_user, by_name, text)
     values ($1, $2, $3, $4, 'Lab', $5)`,
    [account, randomUUID(), ...lab, `${noteMark} ${mark}`],
  );
  await asSuperuser(`update orders set state = 'delivered' where id = $1`, [delivered]);
  await asSuperuser(
    'insert into account_balances (account_id, entries, credits) values ($1, 1, 10)',
    [account],
  );
  await asSuperuser(
    `insert into ledger_entries (account_id, id, number, at, kind, debit, credit, tax, reference, note,
       by_account, by_user, by_name, debits_after, credits_after, tax_after)
     values ($1, $2, 1, now(), 'payment', 0, 10, 0, $3, '', $4, $5, 'Lab', 0, 10, 0)`,
    [account, randomUUID(), mark, ...lab],
  );
}

async function deliver({ asSuperuser }: FreshApp, made: Made): Promise<void> {
  const { account, mark, order, delivered, delivery, packing } = made;
  const lab = [identityOf('lab').accountId, identityOf('lab').userId];
  const rows = [
    [delivery, delivered, new Date()],
    [packing, order, null],
  ] as const;
  for (const [id, contained, shippedAt] of rows) {
    await asSuperuser(
      `insert into deliveries
         (account_id, id, carrier, tracking, day, by_account, by_user, by_name, shipped_at)
       values ($1, $2, $3, $3, '2030-01-02', $4, $5, 'Lab', $6)`,
      [account, id, mark, ...lab, shippedAt],
    );
    await asSuperuser(
      'insert into delivery_orders (account_id, order_id, delivery_id) values ($1, $2, $3)',
      [account, contained, id],
    );
  }
}

async function invoiceOrder({ asSuperuser }: FreshApp, made: Made): Promise<void> {
  const { account, mark, delivered, invoice } = made;
  const lab = [identityOf('lab').accountId, identityOf('lab').userId];
  const sums = { amount: 10, discount: 0, tax: 0, total: 10 };
  const line = {
    order: { id: delivered, number: mark },
    title: { fa: mark, en: mark },
    pieces: 2,
    parts: [],
  };
  const content = {
    seller: someSeller,
    buyer: { kind: 'unknown', name: mark },
    lines: [{ ...line, ...sums }],
    sums,
  };
  await asSuperuser(
    `with counted as (
       insert into invoice_numbers as year (fiscal_year, last, last_day) values (1404, 1, '2026-01-02')
       on conflict (fiscal_year) do update set last = year.last + 1 returning last
     )
     insert into invoices (account_id, id, kind, fiscal_year, number, day, by_account, by_user, by_name,
       subject, content, orders, tax, total)
     select $1, $2, 'invoice', 1404, last, '2026-01-02', $3, $4, 'Lab', $5, $6, 1, 0, 10 from counted`,
    [account, invoice, ...lab, { kind: 'order', order: delivered }, content],
  );
  await asSuperuser(
    'insert into invoice_orders (account_id, invoice_id, order_id) values ($1, $2, $3)',
    [account, invoice, delivered],
  );
}

/** An order with a shop's mark in the fields that only that shop and the lab may read. */
export function marked(mark: string) {
  const { content } = orderRequest();
  const frameDetails = { ...content.frameDetails, brand: mark };
  return { content: { ...content, frameDetails, patient: mark, reference: mark.slice(0, 20) } };
}
