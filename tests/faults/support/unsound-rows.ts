import pg from 'pg';
import { demoAccounts } from '../../../server/sample/accounts.ts';
import { sampleStock } from '../../../server/sample/stock.ts';
import { cataloguePath } from '../../../src/api/catalogue/paths.ts';
import { lensCatalogue } from '../../../src/domain/catalogue/lens.ts';
import { checkRx, warningsOf } from '../../../src/domain/rx/rules/rx-check.ts';
import { rxOrder } from '../../../src/domain/rx/rx-order.ts';
import { countPieces } from '../../../src/domain/shelf/shelf-lines.ts';
import { stockOrder } from '../../../src/domain/stock/stock.ts';
import { signInAt } from '../../server/support/real-server.ts';

/** Reads all orders directly from the database and returns what violates the rules. */
export async function findUnsound(origin: string, sockets: string): Promise<string[]> {
  const cookie = await signInAt(origin, 'shop');
  const answer = await fetch(origin + cataloguePath, { headers: { Cookie: cookie } });
  const catalogue = lensCatalogue.parse(await answer.json());
  const client = new pg.Client({ host: sockets, user: 'postgres', database: 'adasi' });
  await client.connect();
  try {
    const { rows } = await client.query(
      "select account_id, id, kind, content, pieces from orders where kind <> 'withdrawn'",
    );
    const unsound = rows.flatMap(({ id, kind, content, pieces }) => {
      if (kind === 'stock') return unsoundStock(id, content, pieces);
      const order = rxOrder.safeParse(content);
      if (!order.success) return [`${id} is no prescription`];
      const issues = [
        ...checkRx(order.data, catalogue),
        ...warningsOf(order.data, catalogue).pending,
      ];
      const plus = [order.data.right, order.data.left].some((eye) => (eye?.cylinder ?? 0) > 0);
      return issues.length > 0 || plus ? [`${id} is unsound: ${JSON.stringify(issues)}`] : [];
    });
    const known = new Set(demoAccounts.map(({ accountId }) => accountId));
    const strange = rows.filter(({ account_id }) => !known.has(account_id));
    return [
      ...unsound,
      ...strange.map(({ id }) => `${id} is nobody’s`),
      ...(await missing(client)),
    ];
  } finally {
    await client.end();
  }
}

function unsoundStock(id: string, content: unknown, pieces: number): string[] {
  const order = stockOrder.safeParse(content);
  if (!order.success) return [`${id} is no stock order`];
  return countPieces(order.data.lines) === pieces ? [] : [`${id} counts its pieces wrongly`];
}

/** Pieces taken from stock without an order, or ordered but not taken. */
async function missing(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query(`select
    (select sum(on_hand)::int from shelf join stock_cells using (item)) as "onHand",
    (select coalesce(sum(pieces), 0)::int from orders
      where kind = 'stock' and state not in ('cancelled', 'rejected')) as ordered,
    (select count(*)::int from orders o where kind <> 'withdrawn' and not exists (
      select from order_events e where (e.account_id, e.order_id) = (o.account_id, o.id))) as eventless`);
  const { onHand, ordered, eventless } = rows[0];
  const shelved = sampleStock.flatMap(({ cells }) => cells).reduce((sum, cell) => sum + cell[3], 0);
  const faults = eventless > 0 ? [`${eventless} orders without their first event`] : [];
  const difference = shelved - onHand - ordered;
  return difference === 0
    ? faults
    : [...faults, `${difference} pieces are on no order and no shelf`];
}
