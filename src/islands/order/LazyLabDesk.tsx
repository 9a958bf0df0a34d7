import type { ReactNode } from 'react';
import type { Order } from '../../domain/order/order.ts';
import { Lazy } from '../base/Lazy.tsx';
import { lazy } from '../base/lazy-code.ts';

const desk = lazy(async () => (await import('./lab/LabDesk.tsx')).LabDesk);
const link = lazy(async () => (await import('./lab/AccountLink.tsx')).AccountLink);
const frame = 'surface order-part order-desk';

/** Preloads the desk while the order is read. If that fails, the desk reports it when it is shown. */
export const fetchDesk = () => desk.fetch().catch(() => undefined);

/** The name of an order's account, which becomes a link once the lab's code has loaded. */
export function LazyAccountLink({ account }: Pick<Order, 'account'>) {
  const name = <bdi>{account.name}</bdi>;
  return <Lazy of={link} given={{ account }} waiting={name} instead={name} />;
}

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
