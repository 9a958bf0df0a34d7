import { computed, map } from 'nanostores';
import type { MoveOutcome } from '../../domain/lifecycle/move-outcome.ts';
import type { OrderState } from '../../domain/lifecycle/order-state.ts';
import type { OrderSummary } from '../../domain/order/order.ts';
import { onOtherPerson } from '../shell/session.ts';

/**
 * The result of the last move, with the requested event's id, the last event that the list knew then, the order's state
 * since, if known, and the data to name the order once it is not in the list.
 */
export type OrderResult = MoveOutcome &
  Pick<OrderSummary, 'id' | 'account' | 'number'> & {
    event: string;
    after: string | undefined;
    state: OrderState | undefined;
  };

/** Results of the last moves by the key of the order. */
export const $results = map<Record<string, OrderResult | undefined>>({});

const allResults = computed($results, (results) =>
  Object.values(results).filter((result) => result !== undefined),
);

/** Orders that were moved. */
export const $moved = computed(allResults, (results) =>
  results.filter(({ kind }) => kind === 'moved'),
);

/** Orders whose step was undone. */
export const $undone = computed(allResults, (results) =>
  results.filter(({ kind }) => kind === 'undone'),
);

const settled: readonly MoveOutcome['kind'][] = ['moved', 'undone', 'sending'];

/** Orders that were not moved, for any reason. */
export const $unmoved = computed(allResults, (results) =>
  results.filter(({ kind }) => !settled.includes(kind)),
);

/** Dismisses final results. A move without a response stays until it is sent again. */
export function keepUnknown(): void {
  const unknown = Object.entries($results.get()).filter(([, result]) => result?.kind === 'unknown');
  $results.set(Object.fromEntries(unknown));
}

export function clearResults(): void {
  $results.set({});
}

onOtherPerson(() => clearResults());
