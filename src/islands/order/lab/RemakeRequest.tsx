import type { OrderEvent } from '../../../domain/lifecycle/order-event.ts';
import type { Order } from '../../../domain/order/order.ts';
import { usualReason } from '../../../i18n/order/event-reasons.ts';
import { eventFacts } from '../../../i18n/order/event-words.ts';
import { say } from '../../../ui/base/say.tsx';
import { Fact } from '../../../ui/facts/Fact.tsx';
import { RemakeFacts } from '../acting/RemakeFacts.tsx';

/** Which lenses the shop asks to be remade, with which values, and why. */
export function RemakeRequest({ order, request }: { order: Order; request: OrderEvent }) {
  const reason = usualReason(request);
  return (
    <>
      {request.remaking && <RemakeFacts order={order} event={request} />}
      {reason && (
        <dl className="event-facts">
          <Fact name={eventFacts.texts.reason}>{say(reason)}</Fact>
        </dl>
      )}
      {request.message !== '' && (
        <p dir="auto" className="typed">
          {request.message}
        </p>
      )}
    </>
  );
}
