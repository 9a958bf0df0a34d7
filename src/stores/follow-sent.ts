import { type SentPhase, sentPhase } from '../domain/sent-order.ts';
import { tellSentOrder } from '../i18n/sent-order-told.ts';
import { $records } from './preorder-records.ts';
import { $fates, $sending } from './sending.ts';
import { $sentOrder } from './sent-order.ts';

function phaseNow(id: string): SentPhase | null {
  const record = $records.get()?.find((preorder) => preorder.id === id);
  return sentPhase({
    isQueued: record?.state === 'queued' && !record.isWithdrawn,
    isSending: $sending.get() === id,
    fate: $fates.get()[id],
  });
}

let ends: (() => void)[] = [];

/** Keeps `$sentOrder` saying where this order is, until the next one is followed. */
export function followSent(id: string): void {
  for (const end of ends) end();
  const tell = () => {
    const phase = phaseNow(id);
    $sentOrder.set(phase && tellSentOrder(id, phase));
  };
  ends = [$records, $sending, $fates].map((store) => store.listen(tell));
  tell();
}
