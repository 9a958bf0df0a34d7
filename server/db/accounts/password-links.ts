import { sql } from 'kysely';
import { newToken, type SessionKey } from '../../auth/session-token.ts';
import type { Author } from '../audit/author.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Database } from '../pool/database.ts';
import { inScope } from '../pool/scope.ts';
import type { Transaction } from '../schema/transaction.ts';
import type { Person } from './muted-topics.ts';
import { storePassword } from './store-password.ts';

/** How long a link works, used or not: long enough for a weekend. */
const lifetime = '72 hours';

/** A link's secret, which is only available here, and when the link ends. */
export interface MadeLink {
  token: string;
  until: Date;
}

/** Makes a link for an active user, replacing an older one; undefined if there is no such user. */
export function makeLink(
  database: Database,
  { account, user, by }: Person & { by: Author },
): Promise<MadeLink | undefined> {
  return inScope(database, { account }, async (transaction) => {
    const found = await transaction
      .selectFrom('users')
      .select('name')
      .where((eb) => eb.and({ accountId: account, id: user }))
      .where('deactivatedAt', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!found) return undefined;
    const { cookie: token, key } = newToken(account);
    const until = sql<Date>`now() + ${lifetime}::interval`;
    const link = { tokenHash: key.tokenHash, expiresAt: until };
    const { expiresAt } = await transaction
      .insertInto('passwordLinks')
      .values({ accountId: account, userId: user, ...link })
      .onConflict((conflict) => conflict.columns(['accountId', 'userId']).doUpdateSet(link))
      .returning('expiresAt')
      .executeTakeFirstOrThrow();
    await recordAudit(transaction, {
      by,
      action: 'user.makeLink',
      subject: user,
      subjectName: found.name,
      after: { until: expiresAt },
    });
    return { token, until: expiresAt };
  });
}

/** The user whose password a link sets. */
export interface LinkOwner {
  user: string;
  name: string;
  username: string;
  account: string;
}

/** The user a link belongs to; undefined if it has ended, was used or never existed. */
export function findLink(database: Database, key: SessionKey): Promise<LinkOwner | undefined> {
  return inScope(database, key, (transaction) =>
    transaction
      .selectFrom('passwordLinks as link')
      .innerJoin('users as person', (join) =>
        join
          .onRef('person.accountId', '=', 'link.accountId')
          .onRef('person.id', '=', 'link.userId'),
      )
      .innerJoin('accounts as account', 'account.accountId', 'link.accountId')
      .select(['person.id as user', 'person.name', 'person.username', 'account.name as account'])
      .where((eb) => eb.and({ 'link.accountId': key.account, 'link.tokenHash': key.tokenHash }))
      .where('link.expiresAt', '>', sql<Date>`now()`)
      .executeTakeFirst(),
  );
}

/** Uses a link: stores the password's hash and ends the user's sessions. False if the link has ended by then. */
export function spendLink(
  database: Database,
  key: SessionKey,
  passwordHash: string,
): Promise<boolean> {
  return inScope(database, key, async (transaction) => {
    const used = await transaction
      .deleteFrom('passwordLinks')
      .where((eb) => eb.and({ accountId: key.account, tokenHash: key.tokenHash }))
      .where('expiresAt', '>', sql<Date>`now()`)
      .returning('userId')
      .executeTakeFirst();
    if (!used) return false;
    const person = { account: key.account, user: used.userId };
    await storePassword(transaction, person, { passwordHash, by: 'itself' });
    return true;
  });
}

/** Ends a user's link, if there is one. */
export async function dropLink(transaction: Transaction, { account, user }: Person): Promise<void> {
  await transaction
    .deleteFrom('passwordLinks')
    .where((eb) => eb.and({ accountId: account, userId: user }))
    .execute();
}
