import type { LedgerAnswer } from '../../../src/api/ledger/contract.ts';
import type { LedgerEntry } from '../../../src/domain/ledger/ledger-entry.ts';
import { availableOf, type Standing } from '../../../src/domain/ledger/standing.ts';
import { orderNumber } from '../../../src/domain/order/order-number.ts';
import { paymentOf } from '../../db/ledger/payments.ts';
import type { StoredStanding } from '../../db/ledger/read-standing.ts';
import type { StoredEntry, StoredPeriod } from '../../db/ledger/read-statement.ts';

/** An entry as the API answers it. */
export function entryAnswer(entry: StoredEntry): LedgerEntry {
  const { id, number, kind, debit, credit, tax, reference, note } = entry;
  const payment = paymentOf(entry);
  return {
    ...{ id, number, kind, debit, credit, tax, reference, note },
    at: entry.at.toISOString(),
    net: debit + credit - tax,
    taxRate: entry.taxRate,
    balance: entry.balanceAfter,
    order: entry.orderId ? { id: entry.orderId, number: orderNumber(entry.orderId) } : null,
    reverses: reversedAnswer(entry),
    reversedBy: entry.reversedBy,
    ...(payment && { payment }),
    by: entry.byName,
  };
}

function reversedAnswer({ reverses: id, reversedNumber: number, reversedKind: kind }: StoredEntry) {
  return id !== null && number !== null && kind !== null ? { id, number, kind } : null;
}

/** The sums of a period as the API answers them. */
export function periodAnswer(period: StoredPeriod): LedgerAnswer['period'] {
  const { opening, debits, credits, tax, closing } = period;
  return { opening, debits, credits, tax, closing };
}

/** An account's standing, with the amount available for its next order. */
export function standingAnswer(stored: StoredStanding): Standing {
  return { ...stored, available: availableOf(stored) };
}
