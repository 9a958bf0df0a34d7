import { CompiledQuery } from 'kysely';
import type { Move } from '../../../src/domain/stockroom/judge-posting.ts';
import type { PostingKind } from '../../../src/domain/stockroom/movement-kind.ts';
import type { Posting } from '../../../src/domain/stockroom/posting.ts';
import type { Author } from '../audit/author.ts';
import type { Transaction } from '../schema/transaction.ts';

/** A posting without its lines. */
interface PostingHead {
  id: string;
  by: Author;
  asked: Posting;
  requestHash: Buffer;
}

/** Writes a posting. `known`: its id exists with the same request; `keyReused`: with a different one. */
export async function insertPosting(
  transaction: Transaction,
  { id, by, asked, requestHash }: PostingHead,
): Promise<'inserted' | 'known' | 'keyReused'> {
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
  if (inserted) return 'inserted';
  const known = await transaction
    .selectFrom('stockPostings')
    .select('requestHash')
    .where('id', '=', id)
    .executeTakeFirst();
  return known?.requestHash.equals(requestHash) ? 'known' : 'keyReused';
}

/** Number 0 stands for the time before an item's first movement. */
const seenSql = `
  select asked.item, case when number = 0 then 0 else (
    select on_hand from stock_movements past where past.item = asked.item and past.number = asked.number
  ) end as on_hand
  from unnest($1::text[], $2::int[]) as asked (item, number)`;

/** The pieces of an item on hand after the last movement seen; null if there is no such movement. */
type SeenItem = { item: string; onHand: number | null };

/** The pieces on hand after the movements that a count was based on. Items without such a movement are missing. */
export async function seenOnHand(
  transaction: Transaction,
  { lines }: Extract<Posting, { kind: 'count' }>,
): Promise<ReadonlyMap<string, number>> {
  const values = [lines.map(({ item }) => item), lines.map(({ seen }) => seen)];
  const query = CompiledQuery.raw(seenSql, values) as CompiledQuery<SeenItem>;
  const { rows } = await transaction.executeQuery(query);
  return new Map(rows.flatMap(({ item, onHand }) => (onHand === null ? [] : [[item, onHand]])));
}

const moveSql = `
  with moved as (
    update shelf set on_hand = shelf.on_hand + asked.pieces, movements = shelf.movements + 1
    from unnest($1::text[], $2::int[], $3::int[], $4::int[]) as asked (item, pieces, counted, promised)
    where shelf.item = asked.item
    returning shelf.item, shelf.movements, asked.pieces, shelf.on_hand, asked.counted, asked.promised
  )
  insert into stock_movements (item, number, at, kind, pieces, on_hand, counted, promised, posting_id)
  select item, movements, clock_timestamp(), $5, pieces, on_hand, counted, promised, $6 from moved`;

/** Adds and removes pieces. Their items must be locked. */
export async function movePieces(
  transaction: Transaction,
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
