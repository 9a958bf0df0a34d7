import type { Order } from '../../domain/order/order.ts';
import { SentAbout } from './SentAbout.tsx';
import { TellWearer } from './TellWearer.tsx';

type SentPartProps = { order: Order; isLab: boolean; isOfWearer?: boolean };

/** Messages out of the panel about an order: those sent to users of the panel, or those to its wearer. */
export function SentPart({ order, isLab, isOfWearer = false }: SentPartProps) {
  return isOfWearer ? <TellWearer order={order} /> : <SentAbout order={order} isLab={isLab} />;
}
