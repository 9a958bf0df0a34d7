import type { Database } from '../pool/database.ts';
import { inScope } from '../pool/scope.ts';

/** The messages about an account's invoice, oldest first, with their addresses if those still exist. */
export function readInvoiceMessages(
  database: Database,
  { account, invoice }: { account: string; invoice: string },
) {
  return inScope(database, { account }, (transaction) =>
    transaction
      .selectFrom('outgoingMessages as message')
      .leftJoin('destinations as place', (join) =>
        join
          .onRef('place.accountId', '=', 'message.accountId')
          .onRef('place.id', '=', 'message.destinationId'),
      )
      .select(['message.id', 'message.at', 'message.outcome', 'message.endedAt', 'place.address'])
      .where('message.accountId', '=', account)
      // They have no event. The index uses that to find them.
      .where('message.eventId', 'is', null)
      .where('message.invoiceId', '=', invoice)
      .orderBy('message.at')
      .orderBy('message.id')
      .execute(),
  );
}
