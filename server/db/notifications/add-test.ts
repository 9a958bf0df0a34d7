import { sql } from 'kysely';
import type { Outcome } from '../../../src/domain/notifications/outcome.ts';
import { usefulSecondsOfTest } from '../../../src/domain/notifications/outside-topics.ts';
import { lockPerson } from '../accounts/lock-person.ts';
import type { Person } from '../accounts/muted-topics.ts';
import type { Database } from '../pool/database.ts';
import { inScope } from '../pool/scope.ts';

/** Maximum tests per user within this many seconds. */
const mostTests = 5;
const intervalSeconds = 600;

/** Result of adding a test: it was added, the id exists already with an outcome, or the user has to wait. */
export type AddedTest =
  | { kind: 'there'; outcome: Outcome | null }
  | { kind: 'notFound' }
  | { kind: 'tooMany'; waitSeconds: number };

/** Sends a test to one of a user's destinations, once per id. */
export function addTest(
  database: Database,
  { account, user }: Person,
  { destination, id }: { destination: string; id: string },
): Promise<AddedTest> {
  return inScope(database, { account }, async (transaction) => {
    await lockPerson(transaction, { account, user });
    const own = transaction.selectFrom('outgoingMessages').where('accountId', '=', account);
    const there = await own
      .select('outcome')
      .where((eb) => eb.and({ id, userId: user, destinationId: destination }))
      .executeTakeFirst();
    if (there) return { kind: 'there', outcome: there.outcome };
    const found = await transaction
      .selectFrom('destinations')
      .select('channel')
      .where((eb) => eb.and({ accountId: account, userId: user, id: destination }))
      .executeTakeFirst();
    if (!found) return { kind: 'notFound' };
    const { count } = await own
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('userId', '=', user)
      .where('topic', 'is', null)
      .where('digest', 'is', null)
      .where('wearer', 'is', null)
      .where('invoiceId', 'is', null)
      .where('at', '>', sql<Date>`now() - ${intervalSeconds} * interval '1 second'`)
      .executeTakeFirstOrThrow();
    if (Number(count) >= mostTests) return { kind: 'tooMany', waitSeconds: intervalSeconds };
    const made = await transaction
      .insertInto('outgoingMessages')
      .values({
        accountId: account,
        id,
        userId: user,
        destinationId: destination,
        channel: found.channel,
        expiresAt: sql<Date>`now() + ${usefulSecondsOfTest} * interval '1 second'`,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    // Another message of the account has this id.
    return made ? { kind: 'there', outcome: null } : { kind: 'notFound' };
  });
}
