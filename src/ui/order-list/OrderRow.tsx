import type { ReactNode } from 'react';
import type { OrderKind, OrderSummary } from '../../domain/order/order.ts';
import { inBoth } from '../../i18n/language/in-both.ts';
import type { Message } from '../../i18n/language/message.ts';
import { orderKinds, orders } from '../../i18n/orders/orders.ts';
import { orderPath } from '../../panel/routes.ts';
import { Icon } from '../base/Icon.tsx';
import type { IconName } from '../base/icon-names.ts';
import { Money } from '../base/Money.tsx';
import { Text } from '../base/Text.tsx';
import { Instant } from '../orders/Instant.tsx';
import { OrderStateChip } from '../orders/OrderStateChip.tsx';
import { Pieces } from '../orders/Pieces.tsx';

const icons: Record<OrderKind, IconName> = { rx: 'eyeglasses', stock: 'circle' };

/** What somebody typed, in a direction of its own; named where the columns have no heads. */
function Typed({ label, children }: { label: Message; children: string }) {
  if (children === '') return null;
  return (
    <>
      <span className="cell-label">
        <Text of={label} />
      </span>
      <bdi>{children}</bdi>
    </>
  );
}

function Cell({ area, children }: { area: string; children: ReactNode }) {
  return <td className={area}>{children}</td>;
}

/** One order of the list; all of it leads to the order's page. */
export function OrderRow({ order, showsAccount }: { order: OrderSummary; showsAccount: boolean }) {
  const { texts } = orders;
  return (
    <tr className="order-row">
      <th scope="row" className="order-number">
        <a
          className="number"
          href={orderPath(order.id, showsAccount ? order.account.id : undefined)}
        >
          {order.number}
        </a>
      </th>
      <Cell area="order-what">
        <Icon name={icons[order.kind]} />
        <span className="visually-hidden">
          <Text of={orderKinds.texts[order.kind]} />
        </span>
        <Text of={inBoth((locale) => order.title[locale])} />
        {order.kind === 'stock' && (
          <>
            {' · '}
            <Pieces count={order.pieces} />
          </>
        )}
      </Cell>
      <Cell area="order-patient">
        <Typed label={texts.patient}>{order.kind === 'rx' ? order.patient : ''}</Typed>
      </Cell>
      <Cell area="order-reference">
        <Typed label={texts.reference}>{order.reference}</Typed>
      </Cell>
      {showsAccount && (
        <Cell area="order-account">
          <Typed label={texts.account}>{order.account.name}</Typed>
        </Cell>
      )}
      <Cell area="order-placed">
        <Instant at={order.placedAt} />
      </Cell>
      <Cell area="order-total">
        <Money amount={order.total} />
      </Cell>
      <Cell area="order-state">
        <OrderStateChip state={order.state} />
      </Cell>
    </tr>
  );
}
