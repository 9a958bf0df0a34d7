import { type SentPhase, sentPhase } from '../../../domain/order/sent-order.ts';
import { describeSentOrder } from '../../../i18n/device/describe-sent-order.ts';
import { isInMemory } from '../../browser-support/problems.ts';
import { $isOffline } from '../../shell/offline.ts';
import { $signedIn } from '../../shell/session.ts';
import { currentOwner } from '../records/owner.ts';
import { $records } from '../records/preorder-records.ts';
import { $fates, $lastCorrected, $lastQueued, $sending, $sentOrder } from '../records/sending.ts';
import { $isLabFull } from './lab-room.ts';

function phaseNow(id: string): SentPhase | null {
  const record = $records.get()?.find((preorder) => preorder.id === id);
  return sentPhase({
    isQueued: record?.state === 'queued' && !record.isWithdrawn,
    isInMemory: isInMemory(),
    isSignedIn: currentOwner() !== null,
    isLabFull: $isLabFull.get(),
    isOnline: !$isOffline.get(),
    isSending: $sending.get() === id,
    fate: $fates.get()[id],
  });
}

/** Keeps `$sentOrder` up to date with the order queued last. */
export function followLastQueued(): void {
  const update = () => {
    const id = $lastQueued.get();
    const phase = id && phaseNow(id);
    const corrected = $lastCorrected.get();
    $sentOrder.set(phase ? describeSentOrder(corrected ?? id, phase, corrected !== null) : null);
  };
  for (const store of [$lastQueued, $records, $sending, $fates, $signedIn, $isLabFull, $isOffline])
    store.listen(update);
  update();
}
