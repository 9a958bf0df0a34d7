import { $sentOrder } from '../../stores/device/records/sending.ts';
import { SentNotice } from '../../ui/compose/SentNotice.tsx';
import { useLive } from '../base/use-live.ts';

/** Status of the order just sent, until the user starts the next one. */
export function SentStatus({ className }: { className: string }) {
  const order = useLive($sentOrder, null);
  return order && <SentNotice order={order} className={className} />;
}
