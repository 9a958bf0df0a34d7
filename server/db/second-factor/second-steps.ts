import { sql } from 'kysely';
import type { SessionKey } from '../../auth/session-token.ts';
import type { Database } from '../pool/database.ts';
import { inScope } from '../pool/scope.ts';

/** Time to find the telephone. */
export const secondStepSeconds = 5 * 60;
/** Wrong answers to one right password. */
const mostTries = 5;
/** Second steps of a user that may be open: those of several devices, and no table full of them. */
const mostOpen = 10;

const isOver = sql<boolean>`made_at < now() - make_interval(secs => ${secondStepSeconds})`;

/** Awaits the second step of a user whose password was right; `passwordHash` is the one it was checked with. */
export async function openSecondStep(
  database: Database,
  { account, tokenHash }: SessionKey,
  { user, passwordHash }: { user: string; passwordHash: string },
  challenge: Buffer,
): Promise<void> {
  const values = { user_id: user, password_hash: passwordHash, challenge };
  await inScope(database, { account }, async (transaction) => {
    const latest = sql`(
      select token_hash from second_steps where account_id = ${account} and user_id = ${user}
      order by made_at desc limit ${mostOpen - 1})`;
    await transaction
      .deleteFrom('second_steps')
      .where('account_id', '=', account)
      .where('user_id', '=', user)
      .where(sql<boolean>`(${isOver} or token_hash not in ${latest})`)
      .execute();
    await transaction
      .insertInto('second_steps')
      .values({ account_id: account, token_hash: tokenHash, ...values })
      .execute();
  });
}

/** Who is to take the second step, and the challenge that a passkey signs. */
export interface SecondStepTaken {
  user: string;
  username: string;
  challenge: Buffer;
}

/**
 * Counts a try of a second step. Undefined if there is none: it was done, is over, had its tries, or the account was
 * suspended or the password changed since.
 */
export async function trySecondStep(
  database: Database,
  { account, tokenHash }: SessionKey,
): Promise<SecondStepTaken | undefined> {
  const { rows } = await inScope(database, { account }, (transaction) =>
    sql<SecondStepTaken>`
      update second_steps step set tries = tries + 1
      from users person join accounts account on account.account_id = person.account_id
      where step.account_id = ${account} and step.token_hash = ${tokenHash}
        and step.tries < ${mostTries} and not (${isOver})
        and person.account_id = step.account_id and person.id = step.user_id
        and person.password_hash = step.password_hash
        and person.deactivated_at is null and account.suspended_at is null
      returning step.user_id as "user", person.username, step.challenge`.execute(transaction),
  );
  return rows[0];
}

/** Ends a second step; false if it has ended already. */
export async function endSecondStep(
  database: Database,
  { account, tokenHash }: SessionKey,
): Promise<boolean> {
  const { numDeletedRows } = await inScope(database, { account }, (transaction) =>
    transaction
      .deleteFrom('second_steps')
      .where('account_id', '=', account)
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst(),
  );
  return numDeletedRows > 0n;
}
