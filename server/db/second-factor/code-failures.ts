import { sql } from 'kysely';
import {
  type AttemptRecord,
  codeLimit,
  codeSumLimit,
  countAttempt,
  failuresLeft,
  secondsToWait,
} from '../../auth/attempt-limits.ts';
import type { Person } from '../accounts/muted-topics.ts';
import type { Transaction } from '../schema/transaction.ts';

/** Counters shared by several devices. No device has such an id. */
const sharedCounts = {
  /** All unknown devices. */
  unknown: '',
  /** The sum of all known ones. */
  known: '*',
} as const;

const placesOf = (device: string | undefined) =>
  device ? [sharedCounts.known, device] : [sharedCounts.unknown];

type Counts = ReadonlyMap<string, AttemptRecord>;

/**
 * Counts a typed code as wrong before it is checked, so that codes tried concurrently count too. Returns the seconds to
 * wait if none may be tried now. On a known device only that device's codes count, so that someone who knows the
 * password cannot keep its user from signing in there. The codes of all known devices are also added up; the first code
 * on a device does not wait for that sum.
 */
export async function countCode(
  transaction: Transaction,
  person: Person,
  device: string | undefined,
): Promise<number> {
  const places = placesOf(device);
  const counts = await lockCounts(transaction, person, places);
  const now = Date.now();
  const wait = Math.max(...delaying(counts, device, now).map((each) => secondsToWait(each, now)));
  if (wait > 0) return wait;
  for (const [place, before] of counts) {
    const limit = place === sharedCounts.known ? codeSumLimit : codeLimit;
    const { failures, lastAt, allowedAt } = countAttempt(before, limit, now);
    const row = { failures, lastAt: new Date(lastAt), freeAt: new Date(allowedAt) };
    await transaction
      .updateTable('codeFailures')
      .set(row)
      .where((eb) => eb.and({ accountId: person.account, userId: person.user, device: place }))
      .execute();
  }
  return 0;
}

/** After a correct code, resets the count of that device, and subtracts it from the sum. */
export async function forgetWrongCodes(
  transaction: Transaction,
  { account, user }: Person,
  device: string | undefined,
): Promise<void> {
  const forgotten = await transaction
    .deleteFrom('codeFailures')
    .where((eb) =>
      eb.and({ accountId: account, userId: user, device: device ?? sharedCounts.unknown }),
    )
    .returning('failures')
    .executeTakeFirst();
  if (!device || !forgotten) return;
  await transaction
    .updateTable('codeFailures')
    .set({ failures: sql<number>`greatest(failures - ${forgotten.failures}::int, 0)` })
    .where((eb) => eb.and({ accountId: account, userId: user, device: sharedCounts.known }))
    .execute();
}

async function lockCounts(
  transaction: Transaction,
  { account, user }: Person,
  places: readonly string[],
): Promise<Counts> {
  await transaction
    .insertInto('codeFailures')
    .values(places.map((device) => ({ accountId: account, userId: user, device })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const rows = await transaction
    .selectFrom('codeFailures')
    .select(['device', 'failures', 'lastAt', 'freeAt'])
    .where((eb) => eb.and({ accountId: account, userId: user }))
    .where('device', 'in', places)
    .orderBy('device')
    .forUpdate()
    .execute();
  return new Map(
    rows.map(({ device, failures, lastAt, freeAt }) => [
      device,
      { failures, lastAt: lastAt.getTime(), allowedAt: freeAt.getTime() },
    ]),
  );
}

function delaying(counts: Counts, device: string | undefined, now: number): AttemptRecord[] {
  const own = device && counts.get(device);
  const isFirst = own && failuresLeft(own, codeLimit, now) === 0;
  return isFirst ? [own] : [...counts.values()];
}
