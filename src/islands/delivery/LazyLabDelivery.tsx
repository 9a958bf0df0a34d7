import type { ReactNode } from 'react';
import type { Delivery } from '../../domain/delivery/delivery.ts';
import { Lazy } from '../base/Lazy.tsx';
import { lazy } from '../base/lazy-code.ts';

const desk = lazy(async () => (await import('./LabDelivery.tsx')).LabDelivery);
const frame = 'surface order-part order-desk';

type LabProps = { delivery: Delivery; children: ReactNode };

/**
 * The lab's actions for a delivery, whose code shops don't load. The content below waits for them, so that it doesn't
 * shift.
 */
export function LazyLabDelivery({ delivery, children }: LabProps) {
  const waiting = <section className={frame} />;
  return <Lazy of={desk} given={{ delivery }} waiting={waiting} after={children} frame={frame} />;
}
