import { sql } from 'kysely';
import type { SessionKey } from '../../auth/session-token.ts';
import type { Database } from '../pool/database.ts';
import { inScope } from '../pool/scope.ts';
import type { Transaction } from '../schema/transaction.ts';

/** Enough time to find the phone. */
export const secondStepSeconds = 5 * 60;
/** Maximum wrong answers after one correct password. */
const mostTries = 5;
/**
 * How many second steps of a user may be open on one known device, or on all other devices together, so that the table
 * cannot be flooded.
 */
const mostOpen = 10;

const isOver = sql<boolean>`made_at < now() - make_interval(secs => ${secondStepSeconds})`;

/** The user whose password was correct, the hash it was checked with, and the known device, if any. */
interface StepOpener {
  user: string;
  passwordHash: string;
  device: string | undefined;
}

/**
 * Opens a second step for a user. The oldest ones are removed for it, but never those of another known device: someone
 * who knows the password cannot push out the step of its user.
 */
export async function openSecondStep(
  database: Database,
  { account, tokenHash }: SessionKey,
  { user, passwordHash, device = '' }: StepOpener,
  challenge: Buffer,
): Promise<void> {
  const values = { userId: user, passwordHash, device, challenge };
  await inScope(database, { account }, async (transaction) => {
    const latest = sql`(
      select token_hash from second_steps
      where account_id = ${account} and user_id = ${user} and device = ${device}
      order by made_at desc limit ${mostOpen - 1})`;
    await transaction
      .deleteFrom('secondSteps')
      .where((eb) => eb.and({ accountId: account, userId: user }))
      .where(sql<boolean>`(${isOver} or (device = ${device} and token_hash not in ${latest}))`)
      .execute();
    await transaction
      .insertInto('secondSteps')
      .values({ accountId: account, tokenHash, ...values })
      .execute();
  });
}

/** The user who must complete the second step, and the challenge for a passkey. */
export interface SecondStepTaken {
  account: string;
  user: string;
  username: string;
  challenge: Buffer;
}

/** Result of an attempt. `over`: there is no such step. `wait`: seconds until codes may be tried again. */
export type StepOutcome = 'right' | 'wrong' | 'over' | { wait: number };

/**
 * Tries a second step. A correct answer is used up and ends the step in one transaction, so that only the first of
 * several correct answers counts. The step is `over` if it was completed, ran out of time or attempts, or if the
 * account was suspended or the password changed since.
 */
export async function takeSecondStep(
  database: Database,
  { account, tokenHash }: SessionKey,
  judge: (
    transaction: Transaction,
    taken: SecondStepTaken,
  ) => Promise<Exclude<StepOutcome, 'over'>>,
): Promise<{ outcome: StepOutcome; taken?: SecondStepTaken }> {
  return inScope(database, { account }, async (transaction) => {
    const taken = await countTry(transaction, { account, tokenHash });
    if (!taken) return { outcome: 'over' };
    const outcome = await judge(transaction, taken);
    if (outcome === 'right') await endSecondStep(transaction, { account, tokenHash });
    return { outcome, taken };
  });
}

/** Locks the step until the transaction ends, after locking its user, in the same order as a change of factors. */
async function countTry(
  transaction: Transaction,
  { account, tokenHash }: SessionKey,
): Promise<SecondStepTaken | undefined> {
  await sql`
    select from users person join second_steps step
      on step.account_id = person.account_id and step.user_id = person.id
    where step.account_id = ${account} and step.token_hash = ${tokenHash}
    for key share of person`.execute(transaction);
  const { rows } = await sql<SecondStepTaken>`
    update second_steps step set tries = tries + 1
    from users person join accounts account on account.account_id = person.account_id
    where step.account_id = ${account} and step.token_hash = ${tokenHash}
      and step.tries < ${mostTries} and not (${isOver})
      and person.account_id = step.account_id and person.id = step.user_id
      and person.password_hash = step.password_hash
      and person.deactivated_at is null and account.suspended_at is null
    returning step.account_id as account, step.user_id as "user", person.username, step.challenge
  `.execute(transaction);
  return rows[0];
}

async function endSecondStep(
  transaction: Transaction,
  { account, tokenHash }: SessionKey,
): Promise<void> {
  await transaction
    .deleteFrom('secondSteps')
    .where((eb) => eb.and({ accountId: account, tokenHash }))
    .execute();
}
