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

/** A user as shown to the account's owner. */
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

/** All users of an account, active ones first. */
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

/** Result of a request to add a person. `known`: the id exists already, and that person stays unchanged. */
type Adding = 'added' | 'known' | 'noAccount';

/**
 * Adds a person with the same role as the account's other people. The first person of a shop becomes its owner. Throws
 * if the username is taken.
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

/** An account imported from a file has no people until its owner is added. */
const firstPerson = (added: NewPerson) =>
  ({ ...added, role: 'Shop', accountRole: 'Owner' }) as const;

/** Result of a request to change a person. `lastOwner`: nobody would be left to manage the account's people. */
type Changing = 'changed' | 'unknown' | 'lastOwner';

/** Changes a person. Deactivating a person signs them out immediately and ends their password link. */
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

/** Locks all rows, so that if two owners step down at the same time, one remains. */
function lockPeople(transaction: Transaction, account: string) {
  return transaction
    .selectFrom('users')
    .select(['id', 'name', 'role', 'accountRole', 'deactivatedAt'])
    .where('accountId', '=', account)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Ends a user's sessions and password link, and forgets the user's devices. */
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
