import { type ComponentType, useEffect, useState } from 'react';
import type { OrderSummary } from '../../domain/order/order.ts';
import counterSheet from '../../styles/counter.scss?url';
import { OrdersSkeleton, OrdersTable } from '../../ui/order-list/OrdersTable.tsx';
import { lateSheet } from '../base/late-sheet.ts';

type CounterProps = { orders: readonly OrderSummary[]; today: string };

/** The list as the lab works with it; only the lab's browser fetches it. Where it does not load, the plain list serves. */
export function LateCounter(props: CounterProps) {
  const [view, setView] = useState<{ Counter: ComponentType<CounterProps> } | 'failed' | null>(
    null,
  );
  useEffect(() => {
    let isOver = false;
    Promise.all([import('./Counter.tsx'), lateSheet(counterSheet)]).then(
      ([{ Counter }]) => !isOver && setView({ Counter }),
      () => !isOver && setView('failed'),
    );
    return () => {
      isOver = true;
    };
  }, []);
  if (view === null) return <OrdersSkeleton />;
  return view === 'failed' ? <OrdersTable {...props} showsAccount /> : <view.Counter {...props} />;
}
