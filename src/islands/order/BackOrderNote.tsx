import type { Order } from '../../domain/order/order.ts';
import { countText } from '../../i18n/language/count-text.ts';
import { fill } from '../../i18n/language/message.ts';
import { backOrder } from '../../i18n/order/back-order.ts';
import { say } from '../../ui/base/say.tsx';
import { OrderLink } from './OrderLink.tsx';

const { texts } = backOrder;

/** Says that the order waits for stock, and links the other part of a split order. */
export function BackOrderNote({ order, isLab }: { order: Order; isLab: boolean }) {
  const { heldFor, rest, splitFrom, setAside } = order;
  const account = isLab ? order.account.id : undefined;
  return (
    <section className="surface order-part order-waits">
      {heldFor === 'backOrder' && (
        <p>
          {say(isLab ? texts.waitsAtLab : texts.waits)}
          {setAside !== undefined && 'pieces' in order && (
            <>
              {' '}
              {say(
                fill(texts.setAside, { count: countText(setAside), all: countText(order.pieces) }),
              )}
            </>
          )}
        </p>
      )}
      {rest && <OrderLink words={texts.rest} to={rest} account={account} />}
      {splitFrom && <OrderLink words={texts.splitFrom} to={splitFrom} account={account} />}
    </section>
  );
}
