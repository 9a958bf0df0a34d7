import type { OpenCharges } from '../../../src/api/invoices/contract.ts';
import { sumsOf, totalOf } from '../../../src/domain/invoices/compose-lines.ts';
import type { InvoiceSubject } from '../../../src/domain/invoices/invoice.ts';
import { invoiceLimits } from '../../../src/domain/invoices/invoice-limits.ts';
import { chargedOrders } from '../../db/invoices/charged-orders.ts';
import { buyerIn, sellerIn } from '../../db/invoices/parties.ts';
import type { Database } from '../../db/pool/database.ts';
import { inScope } from '../../db/pool/scope.ts';

/** What an invoice issued now would contain; undefined for an unknown account. */
export function openCharges(
  database: Database,
  account: string,
  subject: InvoiceSubject,
): Promise<OpenCharges | undefined> {
  return inScope(database, 'lab', async (transaction) => {
    const known = await buyerIn(transaction, account);
    if (!known) return undefined;
    const most = invoiceLimits.orders;
    const charged = await chargedOrders(transaction, { account, subject, most });
    const { tax, total } = totalOf(charged.map(sumsOf));
    return {
      account: { id: account, name: known.name },
      ...{ orders: charged.length, tax, total },
      hasSeller: (await sellerIn(transaction)) !== null,
      hasBuyer: known.buyer !== null,
    };
  });
}
