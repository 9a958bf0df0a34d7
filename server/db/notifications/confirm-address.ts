import { sql } from 'kysely';
import type { CodeFault } from '../../../src/domain/notifications/typed-address.ts';
import { newToken } from '../../auth/session-token.ts';
import { masked } from '../../process/log/masked.ts';
import type { Person } from '../accounts/muted-topics.ts';
import { recordOwn } from '../accounts/record-own.ts';
import type { Database } from '../pool/database.ts';
import { inScope } from '../pool/scope.ts';
import type { Transaction } from '../schema/transaction.ts';
import type { NewCode } from './address-codes.ts';
import { dropOldest, startTopics } from './destinations.ts';
import { codeMinutes } from './link-codes.ts';

/** Wrong codes that may be typed. */
const mostTries = 5;

type FoundCode = Pick<NewCode, 'id' | 'side' | 'channel' | 'address'>;

/** Makes the address a destination, in place of the same one from before. */
async function addAddress(
  transaction: Transaction,
  { account, user }: Person,
  { id, side, channel, address }: FoundCode,
): Promise<void> {
  await transaction
    .updateTable('addressCodes')
    .set({ ended: true })
    .where((eb) => eb.and({ accountId: account, id }))
    .execute();
  await transaction
    .deleteFrom('destinations')
    .where((eb) => eb.and({ accountId: account, userId: user, channel, address }))
    .execute();
  await dropOldest(transaction, { account, user });
  await transaction
    .insertInto('destinations')
    .values({
      accountId: account,
      id,
      userId: user,
      side,
      channel,
      address,
      unsubscribeToken: channel === 'email' ? newToken(account).cookie : null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await startTopics(transaction, { account, user, channel, side });
  const consent = { channel, address: masked(address) };
  await recordOwn(transaction, { account, user }, 'user.addDestination', consent);
}

/** How a code was taken; `notFound` where none was asked for under the id. */
type TakenCode = 'done' | 'notFound' | Exclude<CodeFault, 'notCode'>;

/** Confirms an address by its code. The same again, once it is confirmed, changes nothing. */
export function confirmAddress(
  database: Database,
  { account, user }: Person,
  { id, codeHash }: { id: string; codeHash: Buffer },
): Promise<TakenCode> {
  return inScope(database, { account }, async (transaction) => {
    const found = await transaction
      .selectFrom('addressCodes')
      .select(['id', 'side', 'channel', 'address', 'codeHash', 'tries', 'ended'])
      .select(sql<boolean>`made_at > now() - ${codeMinutes} * interval '1 minute'`.as('isNew'))
      .where((eb) => eb.and({ accountId: account, userId: user, id }))
      .forUpdate()
      .executeTakeFirst();
    if (!found) return 'notFound';
    const isRight = found.codeHash.equals(codeHash);
    if (found.ended && isRight && (await isConfirmed(transaction, { account, user }, id))) {
      return 'done';
    }
    if (found.tries >= mostTries) return 'tooMany';
    if (found.ended || !found.isNew) return 'over';
    if (isRight) {
      await addAddress(transaction, { account, user }, found);
      return 'done';
    }
    await transaction
      .updateTable('addressCodes')
      .set({ tries: found.tries + 1 })
      .where((eb) => eb.and({ accountId: account, id }))
      .execute();
    return found.tries + 1 < mostTries ? 'wrong' : 'tooMany';
  });
}

async function isConfirmed(transaction: Transaction, { account, user }: Person, id: string) {
  const found = await transaction
    .selectFrom('destinations')
    .select('id')
    .where((eb) => eb.and({ accountId: account, userId: user, id }))
    .executeTakeFirst();
  return found !== undefined;
}
