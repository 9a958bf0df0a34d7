import type { AskedEvent } from '../../../src/domain/lifecycle/order-event.ts';
import { submittedStatus, totalOf } from '../../../src/domain/lifecycle/order-status.ts';
import { checkShare, usualShare } from '../../../src/domain/remakes/who-pays.ts';
import type { SignedIn } from '../../../src/domain/vocabulary/account.ts';
import type { Issue } from '../../../src/domain/vocabulary/issue.ts';
import { type Books, type KeptOrder, orderKey } from './books.ts';
import { creditRemake } from './ledger.ts';
import { addPieces, missingPieces } from './shelf.ts';

/** Places a remake of an order and credits the lab's share of it. If it returns issues, nothing was changed. */
export function placeRemake(
  books: Books,
  by: SignedIn,
  original: KeptOrder,
  { shopPays: share }: Pick<AskedEvent, 'shopPays'>,
): { id?: string; issues: Issue[] } {
  const { account, content, price, status } = original;
  const total = totalOf(status) ?? 0;
  const asked = original.events.findLast(({ event }) => event === 'askRemake');
  const shopPays = share ?? usualShare(asked?.reason, total);
  const issues = checkShare(shopPays, total);
  if (issues.length > 0) return { issues };
  const missing = missingPieces(books, content.lines);
  if (missing.length > 0) return { issues: missing };
  addPieces(books.shelf, content.lines, -1);
  const id = books.newId();
  const at = new Date(books.now()).toISOString();
  const submit = { event: 'submit', state: 'submitted', side: 'lab', message: '' } as const;
  const remake: KeptOrder = {
    ...{ id, account, content, price, digest: '', placedAt: at, remakeOf: original.id },
    status: { ...submittedStatus(price.total), isRemake: true },
    events: [
      {
        ...{ ...submit, id: books.newId(), at, by: by.user.name },
        ...(share !== undefined && { shopPays: share }),
      },
    ],
    ...{ corrections: [], correctedBy: new Map(), correctedAt: null, first: null },
  };
  books.orders.set(orderKey(account.id, id), remake);
  creditRemake(books, remake, total - shopPays);
  return { id, issues: [] };
}
