import { type Recorded, recordAudit } from '../audit/record-audit.ts';
import type { Transaction } from '../schema/transaction.ts';
import type { Person } from './muted-topics.ts';
import { endAccess } from './people.ts';

/** Who set the password: its user, through a link, or the operator. */
interface NewPassword {
  passwordHash: string;
  by: 'itself' | Extract<Recorded['by'], 'operator'>;
}

/** Stores a password that replaces a lost one: the user's sessions and link end, and no device stays known. */
export async function storePassword(
  transaction: Transaction,
  person: Person,
  { passwordHash, by }: NewPassword,
): Promise<void> {
  const { name } = await transaction
    .updateTable('users')
    .set({ passwordHash })
    .where((eb) => eb.and({ accountId: person.account, id: person.user }))
    .returning('name')
    .executeTakeFirstOrThrow();
  await endAccess(transaction, person);
  await recordAudit(transaction, {
    by: by === 'itself' ? { ...person, name } : by,
    action: 'user.setPassword',
    subject: person.user,
    subjectName: name,
  });
}
