import type { ViewsAnswer } from '../../../src/api/counter/contract.ts';
import { askedFilter } from '../../../src/api/orders/contract.ts';
import { standingViews, standingViewsOf } from '../../../src/domain/counter/queue-view.ts';
import { readViews, type StoredView, type Viewer } from '../../db/counter/views.ts';
import { countMatching } from '../../db/order-list/count-matching.ts';
import { mostCounted } from '../../db/orders/count-orders.ts';
import type { OrderScope } from '../../db/orders/read-orders.ts';
import type { Database } from '../../db/pool/database.ts';
import { filterFault, filterOf } from '../orders/filter-of.ts';

/** Saved views. Views saved by an earlier version that this one cannot read are left out. */
export async function readSaved(
  database: Database,
  viewer: Viewer,
  scope: OrderScope,
): Promise<StoredView[]> {
  const views = await readViews(database, viewer);
  return views.filter(({ filter }) => {
    const read = askedFilter.safeParse(filter).data;
    return read !== undefined && filterFault(read, scope) === undefined;
  });
}

/** The views of the list, each with its number of orders in the scope. `now` in ms since 1970. */
export async function readQueueViews(
  database: Database,
  { viewer, scope }: { viewer: Viewer; scope: OrderScope },
  now: number,
): Promise<ViewsAnswer> {
  const count = (filter: StoredView['filter']) =>
    countMatching(database, scope, { filter: filterOf(filter, now), most: mostCounted });
  const saved = await readSaved(database, viewer, scope);
  const own = saved.map(async (view) => ({ ...view, count: await count(view.filter) }));
  const standing = standingViewsOf[scope === 'lab' ? 'lab' : 'shop'].map(
    async (name) => [name, (await count(standingViews[name])) ?? mostCounted] as const,
  );
  return {
    standing: Object.fromEntries(await Promise.all(standing)),
    own: await Promise.all(own),
    most: mostCounted,
  };
}
