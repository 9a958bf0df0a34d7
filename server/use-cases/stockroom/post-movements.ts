import { hash } from 'node:crypto';
import { CompiledQuery, type Transaction } from 'kysely';
import {
  judgePosting,
  type Move,
  type ShelfItem,
} from '../../../src/domain/stockroom/judge-posting.ts';
import type { PostingKind } from '../../../src/domain/stockroom/movement-kind.ts';
import type { Posting, PostingLine } from '../../../src/domain/stockroom/posting.ts';
import { summariseMoves } from '../../../src/domain/stockroom/summarise-moves.ts';
import type { Issue } from '../../../src/domain/vocabulary/issue.ts';
import type { Author } from '../../db/audit/author.ts';
import { recordAudit } from '../../db/audit/record-audit.ts';
import { asRefusal, Refused } from '../../db/orders/refused.ts';
import type { Database } from '../../db/pool/database.ts';
import { retryTransaction } from '../../db/pool/retry-transaction.ts';
import { inScope } from '../../db/pool/scope.ts';
import type { Tables } from '../../db/schema/tables.ts';

/** What the lab enters. */
export interface NewPosting {
  /** The client's id for it, and the idempotency key. */
  id: string;
  by: Author;
  asked: Posting;
}

/** The result of entering it. */
export type PostingResult =
  | { kind: 'posted' | 'repeated' }
  /** Something else was entered with the same id. */
  | { kind: 'keyReused' }
  | { kind: 'refused'; issues: Issue[] };

/** In the order of the key, like orders. */
const lockSql = `
  select item, on_hand as "onHand" from shelf
  where item = any($1::text[]) order by item for no key update`;

/** Number 0 is before an item's first movement. */
const seenSql = `
  select asked.item, case when number = 0 then 0 else (
    select on_hand from stock_movements past where past.item = asked.item and past.number = asked.number
  ) end as "onHand"
  from unnest($1::text[], $2::int[]) as asked (item, number)`;

const moveSql = `
  with moved as (
    update shelf set on_hand = shelf.on_hand + asked.pieces, movements = shelf.movements + 1
    from unnest($1::text[], $2::int[], $3::int[], $4::int[]) as asked (item, pieces, counted, promised)
    where shelf.item = asked.item
    returning shelf.item, shelf.movements, asked.pieces, shelf.on_hand, asked.counted, asked.promised
  )
  insert into stock_movements (item, number, at, kind, pieces, on_hand, counted, promised, posting_id)
  select item, movements, clock_timestamp(), $5, pieces, on_hand, counted, promised, $6 from moved`;

/** Enters a posting, all of its lines or none, once however often it is asked for. */
export function postMovements(database: Database, posting: NewPosting): Promise<PostingResult> {
  return database.lockQueue
    .run(() =>
      retryTransaction(() =>
        inScope(database, 'lab', (transaction) => postOnce(transaction, posting)),
      ),
    )
    .catch(asRefusal);
}

/** The posting is inserted first, so a repeated one ends there and moves nothing twice. */
async function postOnce(
  transaction: Transaction<Tables>,
  { id, by, asked }: NewPosting,
): Promise<PostingResult> {
  const requestHash = hash('sha256', JSON.stringify(asked), 'buffer');
  const inserted = await transaction
    .insertInto('stockPostings')
    .values({
      id,
      kind: asked.kind,
      reason: asked.kind === 'correction' ? asked.reason : null,
      note: asked.note,
      byAccount: by.account,
      byUser: by.user,
      byName: by.name,
      requestHash,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted)
    return { kind: (await isSame(transaction, id, requestHash)) ? 'repeated' : 'keyReused' };
  const { moves, issues } = judgePosting(asked, await findItems(transaction, asked));
  if (issues.length > 0) throw new Refused(issues);
  await movePieces(transaction, moves, { kind: asked.kind, id });
  await recordAudit(transaction, {
    by,
    action: `stock.${asked.kind}`,
    subject: id,
    after: summariseMoves(asked, moves),
  });
  return { kind: 'posted' };
}

async function isSame(transaction: Transaction<Tables>, id: string, requestHash: Buffer) {
  const known = await transaction
    .selectFrom('stockPostings')
    .select('requestHash')
    .where('id', '=', id)
    .executeTakeFirst();
  return known?.requestHash.equals(requestHash) ?? false;
}

type Counted = { item: string; onHand: number | null };

/** Locks the items of a posting until the transaction ends. */
async function findItems(
  transaction: Transaction<Tables>,
  { kind, lines }: Posting,
): Promise<(line: PostingLine) => ShelfItem | undefined> {
  const read = async (statement: string, values: unknown[]) => {
    const query = CompiledQuery.raw(statement, values) as CompiledQuery<Counted>;
    const { rows } = await transaction.executeQuery(query);
    return new Map(rows.map(({ item, onHand }) => [item, onHand ?? undefined]));
  };
  const items = lines.map(({ item }) => item);
  const now = await read(lockSql, [items]);
  const numbers = lines.map((line) => ('seen' in line ? line.seen : 0));
  const then = kind === 'count' ? await read(seenSql, [items, numbers]) : undefined;
  return ({ item }) => {
    const onHand = now.get(item);
    return onHand === undefined ? undefined : { onHand, seenOnHand: then?.get(item) };
  };
}

async function movePieces(
  transaction: Transaction<Tables>,
  moves: readonly Move[],
  { kind, id }: { kind: PostingKind; id: string },
): Promise<void> {
  const columns = [
    moves.map(({ item }) => item),
    moves.map(({ pieces }) => pieces),
    moves.map(({ counted }) => counted),
    moves.map(({ promised }) => promised),
  ];
  await transaction.executeQuery(CompiledQuery.raw(moveSql, [...columns, kind, id]));
}
