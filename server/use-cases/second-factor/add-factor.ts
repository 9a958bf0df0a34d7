import { newRecoveryCodes } from '../../auth/second-factor/recovery-codes.ts';
import type { Person } from '../../db/accounts/muted-topics.ts';
import { recordOwn } from '../../db/accounts/record-own.ts';
import type { Database } from '../../db/pool/database.ts';
import type { Transaction } from '../../db/schema/transaction.ts';
import { type CodeApp, setApp, setRecoveryCodes } from '../../db/second-factor/codes.ts';
import { countFactors } from '../../db/second-factor/factors.ts';
import { takeOffer } from '../../db/second-factor/offers.ts';
import { addPasskey, type NewPasskey } from '../../db/second-factor/passkeys.ts';
import { changeFactors } from './change-factors.ts';

/** The factor that resulted from an offer. */
export type NewFactor = ({ kind: 'passkey' } & NewPasskey) | ({ kind: 'app' } & CodeApp);

/** A user's first factor comes with recovery codes; later ones do not. */
export type Added = { newCodes: string[] | undefined };

/** Adds an offered factor. Undefined if the offer has been used or replaced since. */
export function addFactor(
  database: Database,
  person: Person,
  offered: Buffer,
  factor: NewFactor,
): Promise<Added | undefined> {
  return changeFactors(database, person, async (transaction) => {
    if (!(await takeOffer(transaction, person, factor.kind, offered))) return undefined;
    const isFirst = (await countFactors(transaction, person)) === 0;
    if (factor.kind === 'passkey') await addPasskey(transaction, person, factor);
    else await setApp(transaction, person, factor);
    await recordOwn(transaction, person, 'user.addFactor', { kind: factor.kind });
    return { newCodes: isFirst ? await renewCodes(transaction, person) : undefined };
  });
}

async function renewCodes(transaction: Transaction, person: Person): Promise<string[]> {
  const codes = newRecoveryCodes();
  await setRecoveryCodes(transaction, person, codes);
  return codes;
}

/** Replaces the recovery codes; undefined for a user without a second factor. */
export function renewRecoveryCodes(
  database: Database,
  person: Person,
): Promise<string[] | undefined> {
  return changeFactors(database, person, async (transaction) => {
    if ((await countFactors(transaction, person)) === 0) return undefined;
    await recordOwn(transaction, person, 'user.renewCodes');
    return renewCodes(transaction, person);
  });
}
