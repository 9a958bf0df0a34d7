import { hash } from 'node:crypto';
import { judgePosting, type ShelfItem } from '../../../src/domain/stockroom/judge-posting.ts';
import type { Posting, PostingLine } from '../../../src/domain/stockroom/posting.ts';
import { summariseMoves } from '../../../src/domain/stockroom/summarise-moves.ts';
import type { Issue } from '../../../src/domain/vocabulary/issue.ts';
import type { Author } from '../../db/audit/author.ts';
import { recordAudit } from '../../db/audit/record-audit.ts';
import { asRefusal, Refused } from '../../db/orders/refused.ts';
import type { Database } from '../../db/pool/database.ts';
import { lockInScope } from '../../db/pool/lock-in-scope.ts';
import type { Transaction } from '../../db/schema/transaction.ts';
import { lockItems } from '../../db/shelf/reserve-pieces.ts';
import { insertPosting, movePieces, seenOnHand } from '../../db/stockroom/write-posting.ts';
import { fillBackOrders } from '../orders/events/fill-back-orders.ts';

/** A posting that the lab enters. */
export interface NewPosting {
  /** The client's id for the posting, and the idempotency key. */
  id: string;
  by: Author;
  asked: Posting;
}

/** The result of entering a posting. */
export type PostingResult =
  | { kind: 'posted' | 'repeated' }
  /** Something else was entered with the same id. */
  | { kind: 'keyReused' }
  | { kind: 'refused'; issues: Issue[] };

/** Enters a posting, all of its lines or none, once however often it is requested. */
export function postMovements(database: Database, posting: NewPosting): Promise<PostingResult> {
  const post = (transaction: Transaction) => postOnce(transaction, posting);
  return lockInScope(database, 'lab', post).catch(asRefusal);
}

/** The posting is inserted first, so a repeated one ends there and moves nothing twice. */
async function postOnce(
  transaction: Transaction,
  { id, by, asked }: NewPosting,
): Promise<PostingResult> {
  const requestHash = hash('sha256', JSON.stringify(asked), 'buffer');
  const inserted = await insertPosting(transaction, { id, by, asked, requestHash });
  if (inserted !== 'inserted') return { kind: inserted === 'known' ? 'repeated' : 'keyReused' };
  const { moves, issues } = judgePosting(asked, await findItems(transaction, asked));
  if (issues.length > 0) throw new Refused(issues);
  await movePieces(transaction, moves, { kind: asked.kind, id });
  await fillBackOrders(
    transaction,
    moves.filter(({ pieces }) => pieces > 0).map(({ item }) => item),
  );
  await recordAudit(transaction, {
    by,
    action: `stock.${asked.kind}`,
    subject: id,
    after: summariseMoves(asked, moves),
  });
  return { kind: 'posted' };
}

/** Locks the items of a posting until the transaction ends. */
async function findItems(
  transaction: Transaction,
  asked: Posting,
): Promise<(line: PostingLine) => ShelfItem | undefined> {
  const now = await lockItems(transaction, asked.lines);
  const then = asked.kind === 'count' ? await seenOnHand(transaction, asked) : undefined;
  return ({ item }) => {
    const onHand = now.get(item);
    return onHand === undefined ? undefined : { onHand, seenOnHand: then?.get(item) };
  };
}
