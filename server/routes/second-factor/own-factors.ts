import type { Context } from 'hono';
import type { FactorsAnswer } from '../../../src/api/second-factor/contract.ts';
import { readFactors } from '../../db/second-factor/read-factors.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { needsSecondFactor } from '../../http/guards/must-enrol.ts';
import { currentSession } from '../privacy/own-sessions.ts';

/** The user's second factors, and recovery codes that have just been created. */
export async function ownFactors(
  c: Context<AppEnv>,
  newCodes?: readonly string[],
): Promise<FactorsAnswer> {
  const { database, person } = currentSession(c);
  const { passkeys, appSince, recoveryCodes } = await readFactors(database, person);
  return {
    isRequired: needsSecondFactor(c.var.services.settings, c.var.signedIn.user.role),
    passkeys: passkeys.map(({ createdAt, usedAt, ...passkey }) => ({
      ...passkey,
      createdAt: createdAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
    })),
    app: appSince && { createdAt: appSince.toISOString() },
    recoveryCodes,
    ...(newCodes && { newCodes: [...newCodes] }),
  };
}
