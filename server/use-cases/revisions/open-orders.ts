import { CompiledQuery, sql, type Transaction } from 'kysely';
import type { ItemChange } from '../../../src/domain/revisions/entry.ts';
import { fault } from '../../../src/domain/revisions/fault.ts';
import type { Issue } from '../../../src/domain/vocabulary/issue.ts';
import type { Tables } from '../../db/schema/tables.ts';
import { type NamedStep, type Removal, removalsOf } from './removals.ts';

/** An order in one of these states may still be made, priced or made again by the catalogue. */
const closed = ['delivered', 'cancelled', 'rejected'];

/** What the open orders name, in the words of `removals.ts`, with how many name it. */
const namedSql = `
  select name, count(distinct (account_id, id))::int as count
  from orders
  cross join lateral (
    select concat_ws(' ', 'design', content #>> '{lens,design}') as name where kind = 'rx'
    union all select concat_ws(' ', 'variant', content #>> '{lens,design}', content #>> '{lens,index}',
      content #>> '{lens,colour}') where kind = 'rx'
    union all select concat_ws(' ', 'coating', content #>> '{lens,coating}') where kind = 'rx'
    union all select concat_ws(' ', 'service', content #>> '{services,tint,colour}') where kind = 'rx'
    union all select concat_ws(' ', 'service', content #>> '{services,mirror}') where kind = 'rx'
    union all select concat_ws(' ', 'service', coat)
      from jsonb_array_elements_text(case when kind = 'rx' then content #> '{services,coats}' end) coat
    union all select concat_ws(' ', 'kind', content ->> 'job') where kind = 'rx'
    union all select 'kind balance' where kind = 'rx' and content ->> 'balance' is not null
    union all select 'kind engraving' where kind = 'rx' and content #>> '{services,engraving}' <> ''
    union all select case kind
      when 'stock' then concat_ws(' ', 'shelf', line ->> 'lens', line ->> 'diameter', line ->> 'sphere',
        line ->> 'cylinder')
      else concat_ws(' ', 'shelf', line ->> 'product', line ->> 'variant') end
      from jsonb_array_elements(case when kind in ('stock', 'accessories') then content -> 'lines' end) line
  ) named
  where kind <> 'withdrawn' and state <> all($1) and name = any($2)
  group by name`;

/**
 * Issues of what changes take away while it is needed: open orders refer to it, or pieces of it are on the shelf. With
 * `locking`, no order that needs it is placed until the transaction ends, and no order takes a piece of it off the shelf.
 */
export async function stillNeeded(
  transaction: Transaction<Tables>,
  steps: readonly NamedStep[],
  { locking }: { locking: boolean },
): Promise<Issue[]> {
  const kept = new Set(steps.flatMap(keptKind));
  const removals = steps.flatMap(removalsOf).filter(({ name }) => !kept.has(name));
  if (removals.length === 0) return [];
  if (locking && removals.some(({ shelf }) => shelf === undefined)) await holdOrders(transaction);
  const pieces = await piecesOf(transaction, removals, locking);
  const orders = await ordersOf(transaction, removals);
  return removals.flatMap(({ name, path, shelf }): Issue[] => {
    const open = orders.get(name);
    if (open) return [fault(path, 'openOrders', { count: open })];
    const left = shelf === undefined ? 0 : (pieces.get(shelf) ?? 0);
    return left > 0 ? [fault(path, 'onHand', { count: left })] : [];
  });
}

/**
 * Waits for the orders that are being placed, and lets new ones wait until the transaction ends: then they see the
 * catalogue that it leaves. Saves that take lenses away are rare and short.
 */
async function holdOrders(transaction: Transaction<Tables>): Promise<void> {
  await transaction.executeQuery(
    CompiledQuery.raw('lock table orders in share row exclusive mode'),
  );
}

/** The kind by which orders name a service that a change puts in the place of another. */
function keptKind({ change }: { change: ItemChange }): string[] {
  return change.kind === 'service' && change.value ? [`kind ${change.value.kind}`] : [];
}

async function ordersOf(
  transaction: Transaction<Tables>,
  removals: readonly Removal[],
): Promise<ReadonlyMap<string, number>> {
  const names = removals.map(({ name }) => name);
  const query = CompiledQuery.raw(namedSql, [closed, names]) as CompiledQuery<{
    name: string;
    count: number;
  }>;
  const { rows } = await transaction.executeQuery(query);
  return new Map(rows.map(({ name, count }) => [name, count]));
}

async function piecesOf(
  transaction: Transaction<Tables>,
  removals: readonly Removal[],
  locking: boolean,
): Promise<ReadonlyMap<string, number>> {
  const items = removals.flatMap(({ shelf }) => (shelf === undefined ? [] : [shelf]));
  if (items.length === 0) return new Map();
  const found = transaction
    .selectFrom('shelf')
    .select(['item', 'onHand'])
    .where(sql<boolean>`item = any(${items})`)
    .orderBy('item');
  const rows = await (locking ? found.forUpdate() : found).execute();
  return new Map(rows.map(({ item, onHand }) => [item, onHand]));
}
