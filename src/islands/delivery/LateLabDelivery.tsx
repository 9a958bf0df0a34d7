import type { ReactNode } from 'react';
import type { Delivery } from '../../domain/delivery/delivery.ts';
import { Late } from '../base/Late.tsx';
import { late } from '../base/late-code.ts';

const desk = late(async () => (await import('./LabDelivery.tsx')).LabDelivery);
const frame = 'surface order-part order-desk';

type LabProps = { delivery: Delivery; children: ReactNode };

/** What the lab does with a delivery, whose code no shop is sent, and below it what would move if it came before that. */
export function LateLabDelivery({ delivery, children }: LabProps) {
  const waiting = <section className={frame} />;
  return <Late of={desk} given={{ delivery }} waiting={waiting} after={children} frame={frame} />;
}
