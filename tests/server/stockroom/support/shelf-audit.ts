/** Rules for the history of the shelf. Each query finds the items that break one. */
const audits: Readonly<Record<string, string>> = {
  'counts that are not the sum of the movements': `
    select item from shelf where on_hand <>
      (select coalesce(sum(pieces), 0) from stock_movements where stock_movements.item = shelf.item)`,
  'items taken off the shelf of which something is left': `
    select item from stock_movements where item not in (select item from shelf)
    group by item having sum(pieces) <> 0`,
  'numbers with a gap': `
    select item from shelf where movements <>
      (select count(*) from stock_movements where stock_movements.item = shelf.item)
    union all
    select item from stock_movements group by item having max(number) <> count(*)`,
  'counts after a movement that are not the sum so far': `
    select item from (
      select item, on_hand, sum(pieces) over (partition by item order by number) as so_far
      from stock_movements
    ) movement where on_hand <> so_far`,
  'movements earlier than the one before': `
    select item from (
      select item, at, lag(at) over (partition by item order by number) as before from stock_movements
    ) movement where at < before`,
  'pieces of orders other than what their lines say': `
    select account_id, order_id, item from (
      select account_id, id as order_id, concat_ws(' ', line ->> 'lens', line ->> 'diameter',
          line ->> 'sphere', line ->> 'cylinder', line ->> 'product', line ->> 'variant') as item,
        case when state in ('cancelled', 'rejected') then 0 else -(line ->> 'pieces')::int end as pieces
      from orders, jsonb_array_elements(content -> 'lines') line
      where kind in ('stock', 'accessories') and held_for is distinct from 'backOrder'
      union all select account_id, order_id, item, -filled from back_orders where filled > 0
    ) line
    full join (
      select account_id, order_id, item, sum(pieces) as pieces from stock_movements
      where order_id is not null and kind <> 'broken' group by 1, 2, 3
    ) movement using (account_id, order_id, item)
    -- An order that was corrected gave back all pieces of a line that it has no more.
    where coalesce(line.pieces, 0) <> coalesce(movement.pieces, 0)`,
  'pieces on hand that somebody waits for': `
    select item from back_orders join shelf using (item) where on_hand > 0 and filled < pieces`,
  'orders that wait for nothing, or for what they do not wait': `
    select id, held_for, line.order_id from (select * from orders where held_for = 'backOrder') held
    full join (
      select account_id, order_id, sum(pieces - filled) as lacking from back_orders group by 1, 2
    ) line on line.account_id = held.account_id and line.order_id = held.id
    where held.id is null or lacking is null or lacking = 0`,
  'pieces taken in place of others than the broken ones': `
    select account_id, order_id, item from (
      select event.account_id, event.order_id, -(broken ->> 'pieces')::int as pieces,
        concat_ws(' ', line ->> 'lens', line ->> 'diameter', line ->> 'sphere', line ->> 'cylinder',
          line ->> 'product', line ->> 'variant') as item
      from order_events event
      join orders on orders.account_id = event.account_id and orders.id = event.order_id and kind <> 'rx'
      cross join lateral jsonb_array_elements(event.details -> 'broken') broken
      cross join lateral (select content -> 'lines' -> (broken ->> 'part')::int as line) of_order
      where event.event = 'break' and not exists (
        select from order_events revert where revert.account_id = event.account_id
          and revert.order_id = event.order_id and revert.details ->> 'reverts' = event.id::text
      )
      union all
      select account_id, order_id, -pieces, item from stock_movements where kind = 'broken'
    ) piece
    group by 1, 2, 3 having sum(pieces) <> 0`,
};

/** The faults in the history of the shelf. */
export async function shelfFaults(ask: Ask): Promise<string[]> {
  const faults: string[] = [];
  for (const [fault, text] of Object.entries(audits)) {
    const { rows } = await ask(text);
    if (rows.length > 0) faults.push(`${fault}: ${JSON.stringify(rows.slice(0, 3))}`);
  }
  return faults;
}

type Ask = (text: string) => Promise<{ rows: unknown[] }>;
