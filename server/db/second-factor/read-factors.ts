import type { Person } from '../accounts/muted-topics.ts';
import type { Database } from '../pool/database.ts';
import { inScope } from '../pool/scope.ts';

/** A user's second factors. */
export interface Factors {
  passkeys: {
    id: string;
    browser: string;
    system: string;
    createdAt: Date;
    usedAt: Date | null;
  }[];
  /** When the app was added; null without one. */
  appSince: Date | null;
  recoveryCodes: number;
}

export function readFactors(database: Database, { account, user }: Person): Promise<Factors> {
  return inScope(database, { account }, async (transaction) => {
    const passkeys = await transaction
      .selectFrom('passkeys')
      .select(['credential_id as id', 'browser', 'system', 'created_at as createdAt'])
      .select('used_at as usedAt')
      .where('account_id', '=', account)
      .where('user_id', '=', user)
      .orderBy('created_at')
      .execute();
    const app = await transaction
      .selectFrom('code_apps')
      .select('created_at')
      .where('account_id', '=', account)
      .where('user_id', '=', user)
      .executeTakeFirst();
    const { count } = await transaction
      .selectFrom('recovery_codes')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('account_id', '=', account)
      .where('user_id', '=', user)
      .executeTakeFirstOrThrow();
    return { passkeys, appSince: app?.created_at ?? null, recoveryCodes: Number(count) };
  });
}
