import type { Order } from '../../domain/order/order.ts';
import { formatCount } from '../../i18n/language/format-number.ts';
import { fill, inBoth } from '../../i18n/language/message.ts';
import { backOrder } from '../../i18n/order/back-order.ts';
import { say } from '../../ui/base/say.tsx';
import { OrderLink } from './OrderLink.tsx';

const { texts } = backOrder;

const counted = (count: number) => inBoth((locale) => formatCount(count, locale));

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
              {say(fill(texts.setAside, { count: counted(setAside), all: counted(order.pieces) }))}
            </>
          )}
        </p>
      )}
      {rest && <OrderLink words={texts.rest} to={rest} account={account} />}
      {splitFrom && <OrderLink words={texts.splitFrom} to={splitFrom} account={account} />}
    </section>
  );
}
