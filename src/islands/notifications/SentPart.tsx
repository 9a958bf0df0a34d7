import type { Order } from '../../domain/order/order.ts';
import { SentAbout } from './SentAbout.tsx';
import { TellWearer } from './TellWearer.tsx';

type SentPartProps = { order: Order; isLab: boolean; isOfWearer?: boolean };

/** What leaves the panel about an order: what was sent to people of the panel, or a message to its wearer. */
export function SentPart({ order, isLab, isOfWearer = false }: SentPartProps) {
  return isOfWearer ? <TellWearer order={order} /> : <SentAbout order={order} isLab={isLab} />;
}
