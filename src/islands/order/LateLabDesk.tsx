import { type ComponentType, useEffect, useState } from 'react';
import type { Order } from '../../domain/order/order.ts';
import { desk } from '../../i18n/order/shop-desk.ts';
import { Text } from '../../ui/base/Text.tsx';

type Late = { Desk: ComponentType<{ order: Order }> } | 'failed' | null;

/** The lab's desk, whose code no shop is sent. It keeps its place while it is fetched. */
export function LateLabDesk({ order }: { order: Order }) {
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
  if (late !== 'failed') return <late.Desk order={order} />;
  return (
    <section className="surface order-part order-desk" role="alert">
      <Text of={desk.texts.notLoaded} />{' '}
      <button type="button" className="btn btn-link" onClick={load}>
        <Text of={desk.texts.again} />
      </button>
    </section>
  );
}
