import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { Order } from '../../domain/order/order.ts';
import { desk } from '../../i18n/order/shop-desk.ts';
import { Text } from '../../ui/base/Text.tsx';

type DeskProps = { order: Order; children: ReactNode };

type Late = { Desk: ComponentType<DeskProps> } | 'failed' | null;

/** The lab's desk, whose code no shop is sent, and below it what would move if it came before the desk. */
export function LateLabDesk({ order, children }: DeskProps) {
  const [late, setLate] = useState<Late>(null);
  const load = () => {
    setLate(null);
    import('./lab/LabDesk.tsx').then(
      ({ LabDesk }) => setLate({ Desk: LabDesk }),
      () => setLate('failed'),
    );
  };
  useEffect(load, []);
  if (late === null) return <section className="surface order-part order-desk" />;
  if (late !== 'failed') return <late.Desk order={order}>{children}</late.Desk>;
  return (
    <>
      <section className="surface order-part order-desk" role="alert">
        <Text of={desk.texts.notLoaded} />{' '}
        <button type="button" className="btn btn-link" onClick={load}>
          <Text of={desk.texts.again} />
        </button>
      </section>
      {children}
    </>
  );
}
