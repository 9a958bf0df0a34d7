import { sql } from 'kysely';
import type { CodeFault } from '../../../src/domain/notifications/typed-address.ts';
import { codeMinutes } from '../../auth/code-minutes.ts';
import { newToken } from '../../auth/session-token.ts';
import { masked } from '../../process/log/masked.ts';
import type { Person } from '../accounts/muted-topics.ts';
import type { Database } from '../pool/database.ts';
import { inScope } from '../pool/scope.ts';
import type { Transaction } from '../schema/transaction.ts';
import { addDestination } from './add-destination.ts';
import type { NewCode } from './address-codes.ts';

/** Maximum wrong codes per code. */
const mostTries = 5;

type FoundCode = Pick<NewCode, 'id' | 'side' | 'channel' | 'address'>;

/**
 * Makes the address a destination, replacing an earlier one for the same address; false if the id now belongs to
 * another one.
 */
async function addAddress(
  transaction: Transaction,
  { account, user }: Person,
  { id, side, channel, address }: FoundCode,
): Promise<boolean> {
  await transaction
    .updateTable('addressCodes')
    .set({ ended: true })
    .where((eb) => eb.and({ accountId: account, id }))
    .execute();
  await transaction
    .deleteFrom('destinations')
    .where((eb) => eb.and({ accountId: account, userId: user, channel, address }))
    .execute();
  const unsubscribeToken = channel === 'email' ? newToken(account).cookie : null;
  const added = { account, user, id, side, channel, address, unsubscribeToken };
  return addDestination(transaction, added, { address: masked(address) });
}

/** Result of entering a code. `notFound`: no code was requested under the id, or it belongs to another destination. */
type TakenCode = 'done' | 'notFound' | Exclude<CodeFault, 'notCode'>;

/** How a code had already ended; undefined while it may still be tried. */
function endOf(
  { tries, ended, isNew }: { tries: number; ended: boolean; isNew: boolean },
  isRight: boolean,
  made: 'this' | 'another' | undefined,
): TakenCode | undefined {
  if (made === 'another') return 'notFound';
  if (ended && isRight && made === 'this') return 'done';
  if (tries >= mostTries) return 'tooMany';
  return ended || !isNew ? 'over' : undefined;
}

/** Confirms an address with its code. Repeating this after success changes nothing. */
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
    const made = await madeOf(transaction, { account, user }, found);
    const end = endOf(found, isRight, made);
    if (end) return end;
    if (isRight) {
      return (await addAddress(transaction, { account, user }, found)) ? 'done' : 'notFound';
    }
    await transaction
      .updateTable('addressCodes')
      .set({ tries: found.tries + 1 })
      .where((eb) => eb.and({ accountId: account, id }))
      .execute();
    return found.tries + 1 < mostTries ? 'wrong' : 'tooMany';
  });
}

/** What a code's id belongs to: the address it confirmed, or another destination of the account. */
async function madeOf(
  transaction: Transaction,
  { account, user }: Person,
  { id, channel, address }: FoundCode,
): Promise<'this' | 'another' | undefined> {
  const there = await transaction
    .selectFrom('destinations')
    .select(['userId', 'channel', 'address'])
    .where((eb) => eb.and({ accountId: account, id }))
    .executeTakeFirst();
  if (!there) return undefined;
  const isThis = there.userId === user && there.channel === channel && there.address === address;
  return isThis ? 'this' : 'another';
}
