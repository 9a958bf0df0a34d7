import type { QueueOutcome } from '../../../src/domain/counter/queue-move.ts';
import { type LabStep, labSteps, nextStep } from '../../../src/domain/lifecycle/next-step.ts';
import {
  canTake,
  isShopStep,
  type ShopStep,
  shopSteps,
} from '../../../src/domain/lifecycle/shop-step.ts';
import { promiseOfOrder } from '../../../src/domain/promise/order-promise.ts';
import type { MoveFact } from '../../db/counter/move-facts.ts';
import type { StoredMove } from '../../db/counter/moves.ts';
import { findOrder, type ListedOrder, type OrderScope } from '../../db/orders/read-orders.ts';
import type { Database } from '../../db/pool/database.ts';
import type { Settings } from '../../process/config/settings.ts';
import type { CatalogueCache } from '../catalogue/catalogue-cache.ts';
import { tellsWearers } from '../notifications/tells-wearers.ts';
import { type Recording, recordEvent } from '../orders/events/record-event.ts';

/** What processing a move needs. */
export interface Mover {
  database: Database;
  catalogue: CatalogueCache;
  settings: Settings;
}

/** An order's outcome, and the step it took. */
export interface Moved {
  outcome: QueueOutcome;
  step: LabStep | ShopStep | null;
}

export const outcomes: Readonly<Record<Recording['kind'], QueueOutcome>> = {
  recorded: 'moved',
  repeated: 'moved',
  changed: 'overtaken',
  notAllowed: 'stays',
  notFound: 'refused',
  refused: 'refused',
};

const asStep = (event: string): LabStep | ShopStep | null =>
  [...labSteps, ...shopSteps].find((step) => step === event) ?? null;

/** The scope of a move: the orders of the shop that requested it, or all orders for the lab. */
export const scopeOf = ({ step, accountId }: StoredMove): OrderScope =>
  isShopStep(step) ? { account: accountId } : 'lab';

/** The step that a move takes with an order; null if none. */
function stepOf({ step: asked }: StoredMove, order: ListedOrder): LabStep | ShopStep | null {
  if (isShopStep(asked)) return canTake(asked, order) ? asked : null;
  const { state, price, quotedTotal } = order;
  const step = nextStep({ state, total: price.total ?? quotedTotal });
  return asked === 'next' || asked === step ? step : null;
}

/** The promised day that the order's page would propose. */
async function promiseOf({ database, catalogue }: Mover, { id, accountId }: ListedOrder) {
  const order = await findOrder(database, 'lab', id, accountId);
  if (!order) return undefined;
  // All columns of a row belong to one kind of order, but the table's type cannot express that.
  const { content } = order as Parameters<typeof promiseOfOrder>[0];
  return promiseOfOrder({ content }, await catalogue.latest('standard', null), new Date());
}

/** Moves one order, once. An order that has changed since the move was requested is left alone. */
export async function moveOrder(
  mover: Mover,
  move: StoredMove,
  { order, own, fact }: { order: ListedOrder; own: string; fact: MoveFact },
): Promise<Moved> {
  if (fact.done) return { outcome: 'moved', step: asStep(fact.done) };
  const step = stepOf(move, order);
  if (!step) return { outcome: 'stays', step: null };
  if (fact.lastAt && fact.lastAt > move.askedAt) return { outcome: 'overtaken', step: null };
  const promisedFor = step === 'accept' ? await promiseOf(mover, order) : undefined;
  const { id, accountId: account, lastEvent } = order;
  const reason = move.reason ?? undefined;
  const { kind } = await recordEvent(mover.database, scopeOf(move), {
    id: own,
    order: { id, account },
    side: isShopStep(step) ? 'shop' : 'lab',
    by: { account: move.accountId, user: move.byUser, name: move.byName },
    asked: {
      event: step,
      message: '',
      ...(promisedFor && { promisedFor }),
      ...(reason && { reason }),
    },
    after: lastEvent ?? undefined,
    tellsWearers: tellsWearers(mover.settings),
  });
  const outcome = outcomes[kind];
  return { outcome, step: outcome === 'moved' ? step : null };
}
