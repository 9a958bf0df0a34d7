import type { Order } from '../../domain/order/order.ts';
import { formatCount } from '../../i18n/language/format-number.ts';
import { fill, inBoth, type Message } from '../../i18n/language/message.ts';
import { backOrder } from '../../i18n/order/back-order.ts';
import { orderPath } from '../../panel/routes.ts';
import { say } from '../../ui/base/say.tsx';

const { texts } = backOrder;

const counted = (count: number) => inBoth((locale) => formatCount(count, locale));

type LinkProps = {
  words: Message;
  to: { id: string; number: string };
  account: string | undefined;
};

function OrderLink({ words, to, account }: LinkProps) {
  return (
    <p>
      {say(words)}{' '}
      <a className="number" href={orderPath(to.id, account)}>
        {to.number}
      </a>
    </p>
  );
}

/** That the order waits for stock, and the other part of what was ordered with it. */
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
