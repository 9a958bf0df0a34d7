import { orderParts } from '../../i18n/orders/order-parts.ts';
import { OrderPart } from '../../ui/order/OrderParts.tsx';

/** The message that the prescription was read from, verbatim. */
export function OrderMessage({ source }: { source: string }) {
  return (
    <OrderPart title={orderParts.texts.message}>
      <p className="typed order-message" dir="auto">
        {source}
      </p>
    </OrderPart>
  );
}
