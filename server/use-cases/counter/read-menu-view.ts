import type { LabCounts } from '../../../src/api/lab/contract.ts';
import {
  standingViews,
  standingViewsOf,
  usualMenuView,
} from '../../../src/domain/counter/queue-view.ts';
import type { Viewer } from '../../db/counter/views.ts';
import { countMatching } from '../../db/order-list/count-matching.ts';
import { mostCounted } from '../../db/orders/count-orders.ts';
import type { Database } from '../../db/pool/database.ts';
import { filterOf } from '../orders/filter-of.ts';
import { readSaved } from './read-queue-views.ts';

/** A view with its count; the default view if there is none with this id. `now` in ms since 1970. */
export async function readMenuView(
  database: Database,
  { viewer, id = usualMenuView }: { viewer: Viewer; id: string | undefined },
  now: number,
): Promise<LabCounts['view']> {
  const standing = standingViewsOf.lab.find((name) => name === id);
  const own = standing
    ? undefined
    : (await readSaved(database, viewer, 'lab')).find((view) => view.id === id);
  const name = standing ?? usualMenuView;
  const view = own ?? { id: name, name: null, filter: standingViews[name] };
  const filter = filterOf(view.filter, now);
  const count = await countMatching(database, 'lab', { filter, most: mostCounted });
  return { ...view, count };
}
