import type { Topic } from '../../../src/domain/notifications/topic-names.ts';
import type { Database } from '../pool/database.ts';
import { inScope, queryInScope } from '../pool/scope.ts';

/** A user of an account. */
export interface Person {
  account: string;
  user: string;
}

/** Reads the topics a user has switched off. */
export async function readMuted(database: Database, { account, user }: Person): Promise<Topic[]> {
  const query = database.queries
    .selectFrom('mutedTopics')
    .select('topic')
    .where((eb) => eb.and({ accountId: account, userId: user }))
    .orderBy('topic');
  const rows = await queryInScope(database, { account }, 'muted-topics', query.compile());
  return rows.map(({ topic }) => topic as Topic);
}

/** Switches a topic off or on. */
export async function setMuted(
  database: Database,
  { account, user }: Person,
  { topic, isMuted }: { topic: Topic; isMuted: boolean },
): Promise<void> {
  await inScope(database, { account }, async (transaction) => {
    if (isMuted) {
      await transaction
        .insertInto('mutedTopics')
        .values({ accountId: account, userId: user, topic })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return;
    }
    await transaction
      .deleteFrom('mutedTopics')
      .where((eb) => eb.and({ accountId: account, userId: user, topic }))
      .execute();
  });
}
