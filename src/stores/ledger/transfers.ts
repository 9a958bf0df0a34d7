import { withQuery } from '../../api/api-path.ts';
import { apiOrigin } from '../../api/client.ts';
import type { TransfersAnswer } from '../../api/ledger/contract.ts';
import { paymentPaths } from '../../api/ledger/payment-paths.ts';
import type { TransferDecision } from '../../domain/ledger/transfer.ts';
import { createPagedList } from '../lists/paged-list.ts';
import { changeOwn } from '../shell/change-own.ts';

export const transfersPath = (query: string, after: string | null) => {
  const asked = new URLSearchParams(query);
  if (after !== null) asked.set('after', after);
  return withQuery(paymentPaths.transfers, asked);
};

/** The reported transfers of one account, its own for a shop; in memory only. */
export const accountTransfers = createPagedList<TransfersAnswer, TransfersAnswer>({
  pathOf: ({ query, after }) => transfersPath(query, after),
  listOf: (answer) => answer,
  merge: (_known, first) => first,
  append: (known, page) => ({
    transfers: [...known.transfers, ...page.transfers],
    next: page.next,
  }),
});

/** Result of a decision. */
export type DecisionResult = 'done' | 'left' | 'failed' | 'recorded' | 'decided';

/** Sends the lab's decision about a report; retries are harmless. */
export async function decideTransfer(
  id: string,
  decision: TransferDecision,
): Promise<DecisionResult> {
  const call = { method: 'PUT', body: decision } as const;
  const changed = await changeOwn(paymentPaths.transfer(id), call);
  if (changed.kind === 'done' || changed.kind === 'left') return changed.kind;
  if (changed.kind !== 'refused' || changed.status !== 409) return 'failed';
  return changed.issues.length > 0 ? 'recorded' : 'decided';
}

/** Attributes of an image element for a receipt's picture; the lab passes the `account`. */
export function receiptSource(id: string, account: string, size: 'photo' | 'thumbnail' = 'photo') {
  const asked = Object.entries({ account, size }).filter(([, value]) => value !== '');
  return {
    src: `${apiOrigin}${paymentPaths.receipts}/${id}?${new URLSearchParams(asked)}`,
    crossOrigin: apiOrigin ? ('use-credentials' as const) : undefined,
  };
}
