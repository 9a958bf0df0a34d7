import { computed } from 'nanostores';
import type { Preorder } from '../../domain/order/preorder.ts';
import { sumPreorders } from '../../domain/order/preorder-totals.ts';
import { canBeSent, shownTotal, type WaitFacts, waitOf } from '../../domain/order/preorder-wait.ts';
import { $isLabFull } from '../device/outbox/lab-room.ts';
import { $preorders } from '../device/preorders.ts';
import { currentOwner } from '../device/records/owner.ts';
import { $sending } from '../device/records/sending.ts';
import { createSelection } from '../lists/selection.ts';
import { $apiReachable, $signedIn } from '../shell/session.ts';
import { $checks } from './checks.ts';

const $ids = computed($preorders, (preorders) => (preorders ?? []).map(({ id }) => id));

export const preorderSelection = createSelection($ids);

/** The selected pre-orders by id. */
export const { $selected, toggle, selectTo, selectOnly, deselect } = preorderSelection;

export const clearSelection = preorderSelection.clear;

export const $selectedPreorders = computed([$selected, $preorders], (selected, preorders) =>
  (preorders ?? []).filter(({ id }) => selected[id]),
);

/** What each pre-order waits for, by id. */
export const $waits = computed(
  [$preorders, $checks, $sending, $apiReachable, $isLabFull, $signedIn],
  (preorders, checks, sending, isReachable, isLabFull) => {
    const session = currentOwner();
    const factsOf = ({ id }: Preorder): WaitFacts => ({
      session,
      isReachable,
      isLabFull,
      isSending: sending === id,
      check: checks[id],
    });
    return new Map(preorders?.map((each) => [each.id, waitOf(each, factsOf(each))]));
  },
);

/** Pre-orders that can be sent from the list. The user may have to confirm a price first. */
export const $sendable = computed([$preorders, $waits, $checks], (preorders, waits, checks) =>
  (preorders ?? []).filter(
    ({ id }) => checks[id]?.kind === 'ready' && canBeSent(waits.get(id) ?? null),
  ),
);

export function selectSendable(): void {
  selectOnly($sendable.get().map(({ id }) => id));
}

export function selectAll(): void {
  selectOnly($ids.get());
}

const sumOf = (preorders: readonly Preorder[], checks: ReturnType<typeof $checks.get>) =>
  sumPreorders(preorders.map((each) => shownTotal(each, checks[each.id])));

/** Number and total of all pre-orders, at today's prices as far as known. */
export const $allSum = computed([$preorders, $checks], (preorders, checks) =>
  sumOf(preorders ?? [], checks),
);

/** Number and total of the selected pre-orders. */
export const $selectedSum = computed([$selectedPreorders, $checks], sumOf);
