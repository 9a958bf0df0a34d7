import { type SentPhase, sentPhase } from '../../domain/order/sent-order.ts';
import { tellSentOrder } from '../../i18n/device/sent-order-told.ts';
import { $records } from './preorder-records.ts';
import { $fates, $sending } from './sending.ts';
import { $lastQueued, $sentOrder } from './sent-order.ts';

function phaseNow(id: string): SentPhase | null {
  const record = $records.get()?.find((preorder) => preorder.id === id);
  return sentPhase({
    isQueued: record?.state === 'queued' && !record.isWithdrawn,
    isSending: $sending.get() === id,
    fate: $fates.get()[id],
  });
}

/** Keeps `$sentOrder` saying where the order queued last is. */
export function followLastQueued(): void {
  const tell = () => {
    const id = $lastQueued.get();
    const phase = id && phaseNow(id);
    $sentOrder.set(phase ? tellSentOrder(id, phase) : null);
  };
  for (const store of [$lastQueued, $records, $sending, $fates]) store.listen(tell);
  tell();
}
