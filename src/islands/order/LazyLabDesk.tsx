import type { ReactNode } from 'react';
import type { Order } from '../../domain/order/order.ts';
import { Lazy } from '../base/Lazy.tsx';
import { lazy } from '../base/lazy-code.ts';

const desk = lazy(async () => (await import('./lab/LabDesk.tsx')).LabDesk);
const frame = 'surface order-part order-desk';

/** Asks for the desk while the order is read; where that fails, the desk says so once it is shown. */
export const fetchDesk = () => desk.fetch().catch(() => undefined);

type DeskProps = { order: Order; children: ReactNode };

/**
 * The lab's desk, whose code is not sent to shops, and below it the content that would shift if it
 * appeared before the desk.
 */
export function LazyLabDesk({ order, children }: DeskProps) {
  const given = { order, children };
  const waiting = <section className={frame} />;
  return <Lazy of={desk} given={given} waiting={waiting} instead={children} frame={frame} />;
}
