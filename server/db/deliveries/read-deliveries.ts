import { type RawBuilder, sql } from 'kysely';
import { piecesOfOrder } from '../orders/pieces-of-order.ts';
import {
  listedContent,
  listedPrice,
  type OrderScope,
  orders,
  type SummarisedOrder,
} from '../orders/read-orders.ts';
import type { Database } from '../pool/database.ts';
import { queryInScope } from '../pool/scope.ts';

/** A delivery without its orders. */
export interface StoredDelivery {
  accountId: string;
  accountName: string;
  id: string;
  carrier: string;
  tracking: string;
  day: string;
  shippedAt: Date | null;
}

/** A delivery in the list, with the number of its orders. */
export interface ListedDelivery extends StoredDelivery {
  orders: number;
  unconfirmed: number;
  missing: number;
}

/** An order of a delivery, with the columns that lists read. */
export type DeliveredOrder = SummarisedOrder & { lenses: number; missingAt: Date | null };

type Label = Pick<StoredDelivery, 'carrier' | 'tracking' | 'day' | 'shippedAt'>;

function deliveries({ queries }: Database) {
  return queries
    .selectFrom('deliveries as delivery')
    .innerJoin('accounts as account', 'account.accountId', 'delivery.accountId')
    .select(['delivery.accountId', 'delivery.id', 'delivery.carrier', 'delivery.tracking'])
    .select(['delivery.shippedAt', 'account.name as accountName'])
    .select(sql<string>`delivery.day::text`.as('day'));
}

/**
 * Reads one delivery with its orders, sorted by id, with orders sent together next to each other. Without an account,
 * the lab gets the one made first. In one statement, so that the delivery and its orders are of the same moment; it
 * finds no delivery without orders, which cannot be made.
 */
export async function findDelivery(
  database: Database,
  scope: OrderScope,
  id: string,
  account?: string,
): Promise<{ delivery: StoredDelivery; orders: DeliveredOrder[] } | undefined> {
  const whose = scope === 'lab' ? account : scope.account;
  const name = `find-delivery-${scope === 'lab' ? 'lab' : 'own'}${whose ? '-of' : ''}`;
  const query = linesOf(database, scope, { id, account: whose }).compile();
  // A row's columns are all of one kind of order, which the table's type cannot express.
  const lines = (await queryInScope(database, scope, name, query)) as (Label & DeliveredOrder)[];
  const [first] = lines;
  if (!first) return undefined;
  const { accountId, accountName, carrier, tracking, day, shippedAt } = first;
  const delivery = { accountId, accountName, id, carrier, tracking, day, shippedAt };
  return { delivery, orders: lines };
}

/** The orders of a delivery, each with the columns of the delivery itself. */
function linesOf(
  database: Database,
  scope: OrderScope,
  { id, account }: { id: string; account: string | undefined },
) {
  const madeFirst = database.queries
    .selectFrom('deliveries')
    .select('accountId')
    .where('id', '=', id)
    .orderBy('madeAt')
    .limit(1);
  return orders(database, scope)
    .innerJoin('deliveryOrders as line', (join) =>
      join.onRef('line.accountId', '=', 'order.accountId').onRef('line.orderId', '=', 'order.id'),
    )
    .innerJoin('deliveries as delivery', (join) =>
      join
        .onRef('delivery.accountId', '=', 'line.accountId')
        .onRef('delivery.id', '=', 'line.deliveryId'),
    )
    .where('delivery.id', '=', id)
    .where('delivery.accountId', '=', account ?? madeFirst)
    .select(['delivery.carrier', 'delivery.tracking', 'delivery.shippedAt'])
    .select(sql<string>`delivery.day::text`.as('day'))
    .select(listedContent.as('content'))
    .select(listedPrice.as('price'))
    .select(['line.missingAt', piecesOfOrder.as('lenses')])
    .orderBy(sql`coalesce("order".parcel, "order".id), "order".parcel_place`)
    .orderBy('order.id');
}

/** Maximum deliveries of each sort per response. */
const most = 50;

const countOrders = (isCounted: RawBuilder<unknown>) => sql<number>`(
  select count(*)::int from delivery_orders line
  join orders "order" on "order".account_id = line.account_id and "order".id = line.order_id
  where line.account_id = delivery.account_id and line.delivery_id = delivery.id and ${isCounted}
)`;

function counted(database: Database) {
  return deliveries(database)
    .select(countOrders(sql`true`).as('orders'))
    .select(
      countOrders(sql`"order".state = 'shipped' and line.missing_at is null`).as('unconfirmed'),
    )
    .select(
      countOrders(sql`"order".state = 'shipped' and line.missing_at is not null`).as('missing'),
    );
}

/** The deliveries that the lab is preparing, and the latest shipped, as many of each. */
const openAndLatest = sql<boolean>`(delivery.account_id, delivery.id) in (
  (select account_id, id from deliveries where shipped_at is null order by day, id limit ${most})
  union all
  (select account_id, id from deliveries where shipped_at is not null order by shipped_at desc, id limit ${most})
)`;

/**
 * Reads the latest shipped deliveries, newest first; for the lab, those not shipped come before them. In one statement,
 * so that a delivery that is being shipped is in the list once.
 */
export function listDeliveries(database: Database, scope: OrderScope): Promise<ListedDelivery[]> {
  const latestFirst = counted(database).orderBy('delivery.shippedAt', (by) =>
    by.desc().nullsFirst(),
  );
  if (scope !== 'lab') {
    const own = latestFirst
      .where('delivery.accountId', '=', scope.account)
      .where('delivery.shippedAt', 'is not', null)
      .orderBy('delivery.id')
      .limit(most);
    return queryInScope(database, scope, 'deliveries-own', own.compile());
  }
  const all = latestFirst
    .where(openAndLatest)
    .orderBy(sql`case when delivery.shipped_at is null then delivery.day end`)
    .orderBy('delivery.id');
  return queryInScope(database, scope, 'deliveries-lab', all.compile());
}
