import type { Factor } from '../../../src/domain/second-factor/factors.ts';
import type { Person } from '../../db/accounts/muted-topics.ts';
import { recordOwn } from '../../db/accounts/record-own.ts';
import { type Recorded, recordAudit } from '../../db/audit/record-audit.ts';
import type { Database } from '../../db/pool/database.ts';
import { countFactors, deleteFactor, deleteFactors } from '../../db/second-factor/factors.ts';
import { changeFactors } from './change-factors.ts';

/** `last`: nothing was removed, because the user has to keep one factor. */
type Removal = 'removed' | 'missing' | 'last';

/** Removes one second factor of a user. */
export function removeFactor(
  database: Database,
  person: Person,
  factor: Factor,
  { keepsOne }: { keepsOne: boolean },
): Promise<Removal> {
  return changeFactors(database, person, async (transaction) => {
    if (keepsOne && (await countFactors(transaction, person)) < 2) return 'last';
    if (!(await deleteFactor(transaction, person, factor))) return 'missing';
    await recordOwn(transaction, person, 'user.removeFactor', { kind: factor.kind });
    return 'removed';
  });
}

/**
 * Removes all second factors of a user who has lost them, ends the user's sessions and forgets the devices, because
 * someone else may have them. False if the user had no second factor, or does not exist.
 */
export function removeAllFactors(
  database: Database,
  person: Person,
  by: Recorded['by'],
): Promise<boolean> {
  return changeFactors(database, person, async (transaction, user) => {
    if (!user) return false;
    await deleteFactors(transaction, person);
    if (!user.secondFactor) return false;
    const audited = { subject: person.user, subjectName: user.name };
    await recordAudit(transaction, { by, action: 'user.removeSecondFactor', ...audited });
    return true;
  });
}
