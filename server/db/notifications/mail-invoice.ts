import { sql } from 'kysely';
import { usefulSecondsOfInvoice } from '../../../src/domain/notifications/outside-topics.ts';
import { continueAs } from '../pool/scope.ts';
import type { Transaction } from '../schema/transaction.ts';

/**
 * Queues a message about an invoice or credit note to each e-mail address that an owner of its account has confirmed.
 * Runs in the transaction that issues the document, so that each one is announced exactly once.
 */
export async function mailInvoice(
  transaction: Transaction,
  { account, invoice }: { account: string; invoice: string },
): Promise<void> {
  // The lab's scope cannot read an account's users.
  await continueAs(transaction, account);
  await transaction
    .insertInto('outgoingMessages')
    .columns(['accountId', 'id', 'userId', 'destinationId', 'channel', 'invoiceId', 'expiresAt'])
    .expression((eb) =>
      eb
        .selectFrom('destinations as place')
        .innerJoin('users as person', (join) =>
          join
            .onRef('person.accountId', '=', 'place.accountId')
            .onRef('person.id', '=', 'place.userId'),
        )
        .select([
          'place.accountId',
          sql<string>`gen_random_uuid()`.as('id'),
          'place.userId',
          'place.id as destinationId',
          'place.channel',
          sql<string>`${invoice}::uuid`.as('invoiceId'),
          sql<Date>`now() + ${usefulSecondsOfInvoice} * interval '1 second'`.as('expiresAt'),
        ])
        .where('place.accountId', '=', account)
        .where('place.channel', '=', 'email')
        .where('person.accountRole', '=', 'Owner')
        .where('person.deactivatedAt', 'is', null),
    )
    .execute();
}
