import type { Transaction } from 'kysely';
import type { FactorKind } from '../../../src/domain/second-factor/factors.ts';
import type { Passkey } from '../../auth/second-factor/passkeys.ts';
import { newRecoveryCodes, recoveryCodeHash } from '../../auth/second-factor/recovery-codes.ts';
import type { Person } from '../../db/accounts/muted-topics.ts';
import { recordOwn } from '../../db/accounts/record-own.ts';
import type { Database } from '../../db/pool/database.ts';
import type { Tables } from '../../db/schema/tables.ts';
import { changeFactors, countFactors, deleteRecoveryCodes } from './change-factors.ts';

/** What an offer became. */
export type NewFactor =
  | { kind: 'passkey'; passkey: Passkey; rpId: string; browser: string; system: string }
  | { kind: 'app'; secret: Buffer; lastStep: number };

/** A user's first factor comes with recovery codes; a later one does not. */
export type Added = { newCodes: string[] | undefined };

/** Adds what was offered; undefined if the offer is gone, because it was taken or replaced in the meantime. */
export function addFactor(
  database: Database,
  person: Person,
  offered: Buffer,
  factor: NewFactor,
): Promise<Added | undefined> {
  return changeFactors(database, person, async (transaction) => {
    if (!(await takeOffer(transaction, person, factor.kind, offered))) return undefined;
    const isFirst = (await countFactors(transaction, person)) === 0;
    const of = { accountId: person.account, userId: person.user };
    if (factor.kind === 'passkey') await addPasskey(transaction, of, factor);
    else await setApp(transaction, of, factor);
    await recordOwn(transaction, person, 'user.addFactor', { kind: factor.kind });
    return { newCodes: isFirst ? await renewCodes(transaction, person) : undefined };
  });
}

async function takeOffer(
  transaction: Transaction<Tables>,
  { account, user }: Person,
  kind: FactorKind,
  offered: Buffer,
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('factorOffers')
    .where('accountId', '=', account)
    .where('userId', '=', user)
    .where('kind', '=', kind)
    .where('value', '=', offered)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

type OfUser = { accountId: string; userId: string };

async function addPasskey(
  transaction: Transaction<Tables>,
  of: OfUser,
  { passkey, rpId, browser, system }: Extract<NewFactor, { kind: 'passkey' }>,
): Promise<void> {
  const { id, publicKey, counter, transports } = passkey;
  const row = { ...of, credentialId: id, rpId, publicKey, counter, transports };
  await transaction
    .insertInto('passkeys')
    .values({ ...row, browser, system, usedAt: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A user has one app; another secret takes its place. */
async function setApp(
  transaction: Transaction<Tables>,
  of: OfUser,
  { secret, lastStep }: Extract<NewFactor, { kind: 'app' }>,
): Promise<void> {
  const app = { secret, lastStep, createdAt: new Date() };
  await transaction
    .insertInto('codeApps')
    .values({ ...of, ...app })
    .onConflict((conflict) => conflict.columns(['accountId', 'userId']).doUpdateSet(app))
    .execute();
}

async function renewCodes(transaction: Transaction<Tables>, person: Person): Promise<string[]> {
  const codes = newRecoveryCodes();
  const of = { accountId: person.account, userId: person.user };
  await deleteRecoveryCodes(transaction, person);
  await transaction
    .insertInto('recoveryCodes')
    .values(codes.map((code) => ({ ...of, codeHash: recoveryCodeHash(code) })))
    .execute();
  return codes;
}

/** New recovery codes in place of those before; undefined for a user without a factor. */
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
