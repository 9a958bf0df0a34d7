import { computed } from 'nanostores';
import { maySend, type Preorder } from '../../domain/order/preorder.ts';
import { currentOwner } from '../device/records/owner.ts';
import { $records } from '../device/records/preorder-records.ts';
import { $signedIn } from '../shell/session.ts';

export const isOwnWaiting = (each: Preorder) => maySend(each, currentOwner()) && !each.isWithdrawn;

/** Ids of this user's orders waiting to be sent. */
export const $waitingIds = computed([$records, $signedIn], (records) =>
  (records ?? []).filter(isOwnWaiting).map(({ id }) => id),
);
