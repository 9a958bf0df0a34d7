import type { DigestChannel, DigestTime } from '../../../src/domain/notifications/digest.ts';
import { digestAfter } from '../../../src/domain/notifications/digest.ts';
import type { Reader } from '../../../src/domain/notifications/topics.ts';
import type { Person } from '../accounts/muted-topics.ts';
import { recordOwn } from '../accounts/record-own.ts';
import type { Database } from '../pool/database.ts';
import { inScope } from '../pool/scope.ts';
import type { Transaction } from '../schema/transaction.ts';

/** A summary that a user has chosen to receive. */
export interface ChosenDigest extends DigestTime {
  channel: DigestChannel;
}

const chosenBy = (transaction: Transaction, { account, user }: Person) =>
  transaction
    .selectFrom('digests')
    .select(['channel', 'weekday', 'hour'])
    .where((eb) => eb.and({ accountId: account, userId: user }));

/** The summaries that a user has chosen. */
export function readDigests(database: Database, person: Person): Promise<ChosenDigest[]> {
  return inScope(database, { account: person.account }, (transaction) =>
    chosenBy(transaction, person).orderBy('channel').execute(),
  );
}

/** A user's choice of a summary, or without a time, its removal. */
interface DigestChoice {
  channel: DigestChannel;
  side: Reader;
  time: DigestTime | null;
}

/** Stores when a user wants a summary through a channel. `now` in ms since 1970. */
export async function setDigest(
  database: Database,
  person: Person,
  { channel, side, time }: DigestChoice,
  now: number,
): Promise<void> {
  const { account, user } = person;
  await inScope(database, { account }, async (transaction) => {
    const before = await chosenBy(transaction, person)
      .where('channel', '=', channel)
      .executeTakeFirst();
    if (before?.weekday === time?.weekday && before?.hour === time?.hour) return;
    if (time) {
      const chosen = { ...time, side, nextAt: new Date(digestAfter(now, time)) };
      await transaction
        .insertInto('digests')
        .values({ accountId: account, userId: user, channel, ...chosen })
        .onConflict((conflict) =>
          conflict.columns(['accountId', 'userId', 'channel']).doUpdateSet(chosen),
        )
        .execute();
    } else {
      await transaction
        .deleteFrom('digests')
        .where((eb) => eb.and({ accountId: account, userId: user, channel }))
        .execute();
    }
    const after = { channel, ...time };
    await recordOwn(transaction, person, time ? 'user.setDigest' : 'user.endDigest', after);
  });
}
