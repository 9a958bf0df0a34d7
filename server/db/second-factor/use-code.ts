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
    .selectFrom('code_apps')
    .select('secret')
    .where('account_id', '=', account)
    .where('user_id', '=', user)
    .executeTakeFirst();
  const step = app && stepOfCode(app.secret, code);
  if (step === undefined) return false;
  const { numUpdatedRows } = await transaction
    .updateTable('code_apps')
    .set({ last_step: step })
    .where('account_id', '=', account)
    .where('user_id', '=', user)
    .where('last_step', '<', step)
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
    .deleteFrom('recovery_codes')
    .where('account_id', '=', account)
    .where('user_id', '=', user)
    .where('code_hash', '=', recoveryCodeHash(code))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
