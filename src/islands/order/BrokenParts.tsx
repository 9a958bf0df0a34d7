import type { OrderEvent } from '../../domain/lifecycle/order-event.ts';
import type { Order } from '../../domain/order/order.ts';
import { countText } from '../../i18n/language/count-text.ts';
import { fill } from '../../i18n/language/message.ts';
import { allReasons, breakage } from '../../i18n/order/breakage.ts';
import { partName } from '../../i18n/order/part-name.ts';
import { say } from '../../ui/base/say.tsx';

/** Lists the broken parts and the reason. */
export function BrokenParts({ order, event }: { order: Order; event: OrderEvent }) {
  const { broken = [], reason } = event;
  return (
    <p className="event-facts">
      {reason && <span>{say(allReasons.texts[reason])}</span>}
      {broken.map(({ part, pieces }) => {
        const name = partName(order, part);
        const count = countText(pieces);
        const words = { part: name, pieces: count };
        return (
          <span key={part}>
            {say(typeof part === 'string' ? name : fill(breakage.texts.count, words))}
          </span>
        );
      })}
    </p>
  );
}
