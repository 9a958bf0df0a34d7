import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { Delivery } from '../../domain/delivery/delivery.ts';
import { delivery as words } from '../../i18n/delivery/delivery.ts';
import { common } from '../../i18n/shell/common.ts';
import { Text } from '../../ui/base/Text.tsx';

type Late = { Desk: ComponentType<{ delivery: Delivery }> } | 'failed' | null;

type LabProps = { delivery: Delivery; children: ReactNode };

/** What the lab does with a delivery, whose code no shop is sent, and below it what would move if it came before that. */
export function LateLabDelivery({ delivery, children }: LabProps) {
  const [late, setLate] = useState<Late>(null);
  const load = () => {
    setLate(null);
    import('./LabDelivery.tsx').then(
      ({ LabDelivery }) => setLate({ Desk: LabDelivery }),
      () => setLate('failed'),
    );
  };
  useEffect(load, []);
  if (late === null) return <section className="surface order-part order-desk" />;
  if (late !== 'failed') {
    return (
      <>
        <late.Desk delivery={delivery} />
        {children}
      </>
    );
  }
  return (
    <>
      <section className="surface order-part order-desk" role="alert">
        <Text of={words.texts.notLoaded} />{' '}
        <button type="button" className="btn btn-link" onClick={load}>
          <Text of={common.again} />
        </button>
      </section>
      {children}
    </>
  );
}
