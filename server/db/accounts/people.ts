import { sql } from 'kysely';
import type { NewPerson, PersonChange } from '../../../src/domain/accounts/person.ts';
import type { AccountRole } from '../../../src/domain/vocabulary/account.ts';
import type { Author } from '../audit/author.ts';
import { differences } from '../audit/differences.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Database } from '../pool/database.ts';
import { inScope } from '../pool/scope.ts';
import type { Transaction } from '../schema/transaction.ts';
import { accountName } from './find-accounts.ts';
import { insertPerson } from './insert-person.ts';
import type { Person } from './muted-topics.ts';

/** A user as the account's owner sees them. */
export interface StoredPerson {
  id: string;
  name: string;
  username: string;
  accountRole: AccountRole;
  deactivatedAt: Date | null;
  hasPassword: boolean;
  secondFactor: boolean;
  linkUntil: Date | null;
}

/** All people of an account, those who may sign in first. */
export function readPeople(database: Database, account: string): Promise<StoredPerson[]> {
  return inScope(database, { account }, (transaction) =>
    transaction
      .selectFrom('users as person')
      .leftJoin('passwordLinks as link', (join) =>
        join
          .onRef('link.accountId', '=', 'person.accountId')
          .onRef('link.userId', '=', 'person.id')
          .on('link.expiresAt', '>', sql<Date>`now()`),
      )
      .select(['person.id', 'person.name', 'person.username', 'person.accountRole'])
      .select(['person.deactivatedAt', 'person.secondFactor', 'link.expiresAt as linkUntil'])
      .select(sql<boolean>`person.password_hash <> ''`.as('hasPassword'))
      .where('person.accountId', '=', account)
      .orderBy(sql`person.deactivated_at is not null`)
      .orderBy('person.createdAt')
      .orderBy('person.id')
      .execute(),
  );
}

/** What became of a request to add a person. `known`: there is one with this id, who stays as they are. */
type Adding = 'added' | 'known' | 'noAccount';

/**
 * Adds a person with the role of the account's other people; the first one of a shop is its owner.
 * Throws when the username is taken.
 */
export function addPerson(
  database: Database,
  { account, by }: { account: string; by: Author },
  added: NewPerson,
): Promise<Adding> {
  return inScope(database, { account }, async (transaction) => {
    const [other] = await lockPeople(transaction, account);
    if (!other && (await accountName(transaction, account)) === undefined) return 'noAccount';
    const person = other ? { ...added, role: other.role } : firstPerson(added);
    if (!(await insertPerson(transaction, account, person))) return 'known';
    const { id: subject, name: subjectName, role: _, ...after } = person;
    await recordAudit(transaction, { by, action: 'user.add', subject, subjectName, after });
    return 'added';
  });
}

/** An account imported by file has no people until its owner is added. */
const firstPerson = (added: NewPerson) =>
  ({ ...added, role: 'Shop', accountRole: 'Owner' }) as const;

/** Result of a request to change a person. `lastOwner`: the account's people could no longer be managed. */
type Changing = 'changed' | 'unknown' | 'lastOwner';

/** Changes a person. Deactivation signs the person out immediately, and ends their password link. */
export function changePerson(
  database: Database,
  { account, user, by }: Person & { by: Author },
  change: PersonChange,
): Promise<Changing> {
  return inScope(database, { account }, async (transaction) => {
    const people = await lockPeople(transaction, account);
    const known = people.find(({ id }) => id === user);
    if (!known) return 'unknown';
    const others = people.filter((each) => each !== known);
    if (![change, ...others.map(changeableOf)].some(isActiveOwner)) return 'lastOwner';
    const [before, after] = differences(changeableOf(known), change);
    if (Object.keys(after).length === 0) return 'changed';
    await update(transaction, { account, user }, change);
    const subjectName = change.name;
    await recordAudit(transaction, {
      by,
      action: 'user.change',
      subject: user,
      subjectName,
      before,
      after,
    });
    return 'changed';
  });
}

const changeableOf = ({
  name,
  accountRole,
  deactivatedAt,
}: Pick<StoredPerson, 'name' | 'accountRole' | 'deactivatedAt'>): PersonChange => ({
  name,
  accountRole,
  isActive: deactivatedAt === null,
});

const isActiveOwner = ({ accountRole, isActive }: PersonChange) =>
  accountRole === 'Owner' && isActive;

async function update(
  transaction: Transaction,
  { account, user }: Person,
  { name, accountRole, isActive }: PersonChange,
): Promise<void> {
  const since = isActive ? null : sql<Date>`coalesce(deactivated_at, now())`;
  await transaction
    .updateTable('users')
    .set({ name, accountRole, deactivatedAt: since })
    .where((eb) => eb.and({ accountId: account, id: user }))
    .execute();
  if (!isActive) await endAccess(transaction, { account, user });
}

/** Locked, so that if two owners step down at the same time, one stays. */
function lockPeople(transaction: Transaction, account: string) {
  return transaction
    .selectFrom('users')
    .select(['id', 'name', 'role', 'accountRole', 'deactivatedAt'])
    .where('accountId', '=', account)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Ends a user's sessions and the link by which a password could be set, and forgets the user's devices. */
export async function endAccess(
  transaction: Transaction,
  { account, user }: Person,
): Promise<void> {
  for (const table of ['sessions', 'passwordLinks', 'knownDevices'] as const) {
    await transaction
      .deleteFrom(table)
      .where((eb) => eb.and({ accountId: account, userId: user }))
      .execute();
  }
}
