import { orders } from '../../i18n/orders/orders.ts';
import { Text } from '../base/Text.tsx';

/** An order's page before the order comes: its surfaces where they will stand. */
export function OrderSkeleton() {
  return (
    <>
      <p className="visually-hidden" role="status">
        <Text of={orders.texts.loading} />
      </p>
      <div className="order" aria-hidden="true">
        <div className="surface order-part order-head" />
        <div className="surface order-part order-prescription" />
        <div className="surface order-part" />
        <div className="surface order-part" />
      </div>
    </>
  );
}
