import type { ReactNode } from 'react';
import type { Delivery } from '../../domain/delivery/delivery.ts';
import { Late } from '../base/Late.tsx';
import { late } from '../base/late-code.ts';

const desk = late(async () => (await import('./LabDelivery.tsx')).LabDelivery);
const frame = 'surface order-part order-desk';

type LabProps = { delivery: Delivery; children: ReactNode };

/**
 * The lab's actions on a delivery, whose code is not sent to shops, and below them the content that
 * would shift if it appeared first.
 */
export function LateLabDelivery({ delivery, children }: LabProps) {
  const waiting = <section className={frame} />;
  return <Late of={desk} given={{ delivery }} waiting={waiting} after={children} frame={frame} />;
}
