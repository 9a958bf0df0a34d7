import { sql } from 'kysely';
import type { AddressedName } from '../../../src/domain/notifications/channel-name.ts';
import type { Reader } from '../../../src/domain/notifications/topics.ts';
import { lockPerson } from '../accounts/lock-person.ts';
import type { Person } from '../accounts/muted-topics.ts';
import type { Database } from '../pool/database.ts';
import { inScope } from '../pool/scope.ts';
import type { Transaction } from '../schema/transaction.ts';

/** Maximum codes that a user may request, and that an address may receive, within this many seconds. */
const mostCodes = 5;
const intervalSeconds = 3_600;

const lately = sql<Date>`now() - ${intervalSeconds} * interval '1 second'`;

/** A new code. Only its hash is stored. */
export interface NewCode extends Person {
  /** Also the id of the destination that the address becomes. */
  id: string;
  side: Reader;
  channel: AddressedName;
  address: string;
  codeHash: Buffer;
}

/**
 * Result of adding a code. `there`: the same request was made before, with this result. `keyReused`: the id was used
 * for another address.
 */
export type AddedCode =
  | { kind: 'added'; language: 'fa' | 'en' }
  | { kind: 'there'; isSent: boolean }
  | { kind: 'notFound' | 'keyReused' }
  | { kind: 'tooMany'; waitSeconds: number };

/**
 * How many codes the address received recently, from any user. Approximate: it does not wait for concurrent requests.
 */
async function countSentTo(database: Database, address: string): Promise<number> {
  const { count } = await inScope(database, 'lab', (transaction) =>
    transaction
      .selectFrom('addressCodes')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('address', '=', address)
      .where('madeAt', '>', lately)
      .executeTakeFirstOrThrow(),
  );
  return Number(count);
}

async function countOf(transaction: Transaction, { account, user }: Person): Promise<number> {
  const { count } = await transaction
    .selectFrom('addressCodes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where((eb) => eb.and({ accountId: account, userId: user }))
    .where('madeAt', '>', lately)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Stores a code before it is sent. The user's earlier codes work until then. */
export async function addAddressCode(database: Database, added: NewCode): Promise<AddedCode> {
  const { account, user, ...code } = added;
  const sent = await countSentTo(database, code.address);
  return inScope(database, { account }, async (transaction) => {
    const { language } = await lockPerson(transaction, { account, user });
    const there = await transaction
      .selectFrom('addressCodes')
      .select(['userId', 'channel', 'address', 'ended'])
      .where((eb) => eb.and({ accountId: account, id: code.id }))
      .executeTakeFirst();
    if (there && there.userId !== user) return { kind: 'notFound' };
    if (there) {
      const isSame = there.channel === code.channel && there.address === code.address;
      return isSame ? { kind: 'there', isSent: !there.ended } : { kind: 'keyReused' };
    }
    if (sent >= mostCodes || (await countOf(transaction, { account, user })) >= mostCodes) {
      return { kind: 'tooMany', waitSeconds: intervalSeconds };
    }
    const made = await transaction
      .insertInto('addressCodes')
      .values({ accountId: account, userId: user, ...code })
      .onConflict((conflict) => conflict.columns(['accountId', 'id']).doNothing())
      .returning('id')
      .executeTakeFirst();
    // Someone else in the account has used the id in the meantime.
    return made ? { kind: 'added', language } : { kind: 'notFound' };
  });
}

/**
 * Ends the codes that a user had for the channel before the one just sent. Later ones stay, so that one of two sent at
 * the same time works.
 */
export async function endEarlierCodes(
  database: Database,
  { account, user }: Person,
  { id, channel }: Pick<NewCode, 'id' | 'channel'>,
): Promise<void> {
  await inScope(database, { account }, (transaction) =>
    transaction
      .updateTable('addressCodes')
      .set({ ended: true })
      .where((eb) => eb.and({ accountId: account, userId: user, channel }))
      .where('madeAt', '<', (eb) =>
        eb
          .selectFrom('addressCodes')
          .select('madeAt')
          .where((sent) => sent.and({ accountId: account, id })),
      )
      .execute(),
  );
}

/** Ends a code that could not be sent. */
export async function endAddressCode(
  database: Database,
  { account }: Person,
  id: string,
): Promise<void> {
  await inScope(database, { account }, (transaction) =>
    transaction
      .updateTable('addressCodes')
      .set({ ended: true })
      .where((eb) => eb.and({ accountId: account, id }))
      .execute(),
  );
}

/** Deletes codes that no longer work and no longer count towards a limit. */
export function clearOldCodes(database: Database, now: Date): Promise<unknown> {
  const before = new Date(now.getTime() - intervalSeconds * 1_000);
  return inScope(database, 'lab', (transaction) =>
    transaction.deleteFrom('addressCodes').where('madeAt', '<', before).execute(),
  );
}
