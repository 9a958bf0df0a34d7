import type { Database } from '../pool/database.ts';
import { inScope } from '../pool/scope.ts';

/** The messages about an invoice of an account, oldest first, with their addresses while these are there. */
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
      // They are of no event, by which an index finds them.
      .where('message.eventId', 'is', null)
      .where('message.invoiceId', '=', invoice)
      .orderBy('message.at')
      .orderBy('message.id')
      .execute(),
  );
}
