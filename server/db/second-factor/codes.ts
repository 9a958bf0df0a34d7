import { stepOfCode } from '../../auth/second-factor/code-app.ts';
import { recoveryCodeHash } from '../../auth/second-factor/recovery-codes.ts';
import type { Person } from '../accounts/muted-topics.ts';
import type { Transaction } from '../schema/transaction.ts';

/** Whether the code is currently valid for the app and unused. Uses it up. */
export async function useAppCode(
  transaction: Transaction,
  { account, user }: Person,
  code: string,
): Promise<boolean> {
  const app = await transaction
    .selectFrom('codeApps')
    .select('secret')
    .where((eb) => eb.and({ accountId: account, userId: user }))
    .executeTakeFirst();
  const step = app && stepOfCode(app.secret, code);
  if (step === undefined) return false;
  const { numUpdatedRows } = await transaction
    .updateTable('codeApps')
    .set({ lastStep: step })
    .where((eb) => eb.and({ accountId: account, userId: user }))
    .where('lastStep', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whether it is one of the user's recovery codes. Uses it up. */
export async function useRecoveryCode(
  transaction: Transaction,
  { account, user }: Person,
  code: string,
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('recoveryCodes')
    .where((eb) => eb.and({ accountId: account, userId: user, codeHash: recoveryCodeHash(code) }))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The secret of an app, and the step of the last code used. */
export interface CodeApp {
  secret: Buffer;
  lastStep: number;
}

/** Stores the secret of a user's app, replacing an earlier one. */
export async function setApp(
  transaction: Transaction,
  { account, user }: Person,
  { secret, lastStep }: CodeApp,
): Promise<void> {
  const app = { secret, lastStep, createdAt: new Date() };
  await transaction
    .insertInto('codeApps')
    .values({ accountId: account, userId: user, ...app })
    .onConflict((conflict) => conflict.columns(['accountId', 'userId']).doUpdateSet(app))
    .execute();
}

/** Replaces a user's recovery codes. An empty list deletes them. */
export async function setRecoveryCodes(
  transaction: Transaction,
  { account, user }: Person,
  codes: readonly string[],
): Promise<void> {
  await transaction
    .deleteFrom('recoveryCodes')
    .where((eb) => eb.and({ accountId: account, userId: user }))
    .execute();
  if (codes.length === 0) return;
  const of = { accountId: account, userId: user };
  await transaction
    .insertInto('recoveryCodes')
    .values(codes.map((code) => ({ ...of, codeHash: recoveryCodeHash(code) })))
    .execute();
}
