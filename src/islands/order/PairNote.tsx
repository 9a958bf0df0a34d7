import type { Order } from '../../domain/order/order.ts';
import { pair as words } from '../../i18n/order/pair.ts';
import { OrderLink } from './OrderLink.tsx';

const { texts } = words;

type NoteProps = { pair: NonNullable<Order['pair']>; account: string | undefined };

/** Links to the order's first or second pair. */
export function PairNote({ pair: { first, second }, account }: NoteProps) {
  return (
    <section className="surface order-part order-waits">
      {first && <OrderLink words={texts.first} to={first} account={account} />}
      {second && <OrderLink words={texts.second} to={second} account={account} />}
    </section>
  );
}
