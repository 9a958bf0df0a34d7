import type { Transaction } from 'kysely';
import { stepOfCode } from '../../auth/second-factor/code-app.ts';
import { recoveryCodeHash } from '../../auth/second-factor/recovery-codes.ts';
import type { Person } from '../accounts/muted-topics.ts';
import type { Tables } from '../schema/tables.ts';

/** Whether the code is the app's now and was not used before; it is used up. */
export async function useAppCode(
  transaction: Transaction<Tables>,
  { account, user }: Person,
  code: string,
): Promise<boolean> {
  const app = await transaction
    .selectFrom('codeApps')
    .select('secret')
    .where('accountId', '=', account)
    .where('userId', '=', user)
    .executeTakeFirst();
  const step = app && stepOfCode(app.secret, code);
  if (step === undefined) return false;
  const { numUpdatedRows } = await transaction
    .updateTable('codeApps')
    .set({ lastStep: step })
    .where('accountId', '=', account)
    .where('userId', '=', user)
    .where('lastStep', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whether it is a recovery code of the user; it is used up. */
export async function useRecoveryCode(
  transaction: Transaction<Tables>,
  { account, user }: Person,
  code: string,
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('recoveryCodes')
    .where('accountId', '=', account)
    .where('userId', '=', user)
    .where('codeHash', '=', recoveryCodeHash(code))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
