import { sql } from 'kysely';
import type { SessionKey } from '../../auth/session-token.ts';
import type { Database } from '../pool/database.ts';
import { inScope } from '../pool/scope.ts';
import type { Transaction } from '../schema/transaction.ts';

interface Owner {
  account: string;
  user: string;
}

/**
 * How many of a user's devices stay known: more than a person uses, and few enough that their combined tries are
 * harmless.
 */
export const mostDevices = 8;

const bondOf = ({ account, user }: Owner) =>
  sql<Buffer>`device_bond(${account}::uuid, ${user}::uuid)`;

/** Whether a user has signed in on a device with the current password and factors. */
export async function isKnownDevice(
  transaction: Transaction,
  owner: Owner,
  device: string,
): Promise<boolean> {
  const found = await transaction
    .selectFrom('knownDevices')
    .select('device')
    .where((eb) =>
      eb.and({ accountId: owner.account, userId: owner.user, device, bond: bondOf(owner) }),
    )
    .executeTakeFirst();
  return found !== undefined;
}

/** The known device on which a session was opened; undefined if it is no longer known. */
export async function deviceOfSession(
  database: Database,
  owner: Owner,
  { account, tokenHash }: SessionKey,
): Promise<string | undefined> {
  const found = await inScope(database, { account }, (transaction) =>
    transaction
      .selectFrom('knownDevices as known')
      .innerJoin('sessions as session', (join) =>
        join
          .onRef('session.accountId', '=', 'known.accountId')
          .onRef('session.userId', '=', 'known.userId')
          .onRef('session.device', '=', 'known.device'),
      )
      .select('known.device')
      .where((eb) =>
        eb.and({
          'session.accountId': account,
          'session.tokenHash': tokenHash,
          'known.bond': bondOf(owner),
        }),
      )
      .executeTakeFirst(),
  );
  return found?.device;
}

/** Remembers a device on which a user has signed in. Beyond the limit, forgets those with the oldest sign-ins. */
export async function keepDevice(
  transaction: Transaction,
  owner: Owner,
  device: string,
): Promise<void> {
  const { account, user } = owner;
  const known = { bond: bondOf(owner), signedInAt: sql<Date>`clock_timestamp()` };
  await transaction
    .insertInto('knownDevices')
    .values({ accountId: account, userId: user, device, ...known })
    .onConflict((conflict) =>
      conflict.columns(['accountId', 'userId', 'device']).doUpdateSet(known),
    )
    .execute();
  const latest = sql`(
    select device from known_devices where account_id = ${account} and user_id = ${user}
    order by signed_in_at desc, device limit ${mostDevices})`;
  await ofUser(transaction, owner).where(sql<boolean>`device not in ${latest}`).execute();
}

/** Forgets a user's devices except the one of a session, which stays known under the current password and factors. */
export async function forgetOtherDevices(
  transaction: Transaction,
  owner: Owner,
  { tokenHash }: SessionKey,
): Promise<void> {
  const own = sql<string>`(
    select device from sessions where account_id = ${owner.account} and token_hash = ${tokenHash})`;
  await ofUser(transaction, owner).where(sql<boolean>`device is distinct from ${own}`).execute();
  await transaction
    .updateTable('knownDevices')
    .set({ bond: bondOf(owner) })
    .where((eb) => eb.and({ accountId: owner.account, userId: owner.user }))
    .execute();
}

/** Forgets a device on which a user has no more sessions. */
export async function forgetUnusedDevice(
  transaction: Transaction,
  owner: Owner,
  device: string,
): Promise<void> {
  await ofUser(transaction, owner)
    .where('device', '=', device)
    .where(
      sql<boolean>`not exists (select from sessions
        where account_id = ${owner.account} and user_id = ${owner.user} and device = ${device})`,
    )
    .execute();
}

const ofUser = (transaction: Transaction, { account, user }: Owner) =>
  transaction
    .deleteFrom('knownDevices')
    .where((eb) => eb.and({ accountId: account, userId: user }));
