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
  /** When the app was added; null if there is none. */
  appSince: Date | null;
  recoveryCodes: number;
}

export function readFactors(database: Database, { account, user }: Person): Promise<Factors> {
  return inScope(database, { account }, async (transaction) => {
    const passkeys = await transaction
      .selectFrom('passkeys')
      .select(['credentialId as id', 'browser', 'system', 'createdAt'])
      .select('usedAt')
      .where((eb) => eb.and({ accountId: account, userId: user }))
      .orderBy('createdAt')
      .execute();
    const app = await transaction
      .selectFrom('codeApps')
      .select('createdAt')
      .where((eb) => eb.and({ accountId: account, userId: user }))
      .executeTakeFirst();
    const { count } = await transaction
      .selectFrom('recoveryCodes')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where((eb) => eb.and({ accountId: account, userId: user }))
      .executeTakeFirstOrThrow();
    return { passkeys, appSince: app?.createdAt ?? null, recoveryCodes: Number(count) };
  });
}
