import type { OwnProfile, ProfileChange } from '../../../src/domain/profile/profile.ts';
import type { Author } from '../audit/author.ts';
import { differences } from '../audit/differences.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Database } from '../pool/database.ts';
import { inScope } from '../pool/scope.ts';
import type { Person } from './muted-topics.ts';

/** Reads the profile of a user whose session was just found. */
export function readProfile(database: Database, { account, user }: Person): Promise<OwnProfile> {
  return inScope(database, { account }, async (transaction) => {
    const row = await transaction
      .selectFrom('users')
      .innerJoin('accounts', 'accounts.accountId', 'users.accountId')
      .select(['username', 'role', 'accountRole', 'users.name', 'mobile'])
      .select(['language', 'accounts.name as accountName', 'contactName', 'phone', 'email'])
      .select(['addresses', 'mostLines', 'mostPieces', 'ordersPerMinute'])
      .where((eb) => eb.and({ 'users.accountId': account, 'users.id': user }))
      .executeTakeFirstOrThrow();
    const { username, role, accountRole, name, mobile, language, phone, email, addresses } = row;
    const limits = {
      lines: row.mostLines,
      pieces: row.mostPieces,
      ordersPerMinute: row.ordersPerMinute,
    };
    const own = { username, role, accountRole, name, mobile, language };
    const contact = { name: row.contactName, phone, email };
    const isLab = role === 'SuperAdmin';
    const of = { name: row.accountName, contact, addresses, limits: isLab ? null : limits };
    return { ...own, account: of };
  });
}

/** Changes a user's own profile. If nothing differs, nothing is written or recorded. */
export function changeProfile(
  database: Database,
  by: Author,
  change: ProfileChange,
): Promise<void> {
  const { account, user } = by;
  return inScope(database, { account }, async (transaction) => {
    const before = await transaction
      .selectFrom('users')
      .select(['name', 'mobile', 'language'])
      .where((eb) => eb.and({ accountId: account, id: user }))
      .forUpdate()
      .executeTakeFirstOrThrow();
    const [was, is] = differences<ProfileChange>(before, change);
    if (Object.keys(is).length === 0) return;
    await transaction
      .updateTable('users')
      .set(change)
      .where((eb) => eb.and({ accountId: account, id: user }))
      .execute();
    const what = { subject: user, subjectName: change.name, before: was, after: is };
    await recordAudit(transaction, { by, action: 'user.change', ...what });
  });
}
