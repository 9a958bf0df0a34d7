import type { DeliverySummary } from '../../domain/delivery/delivery.ts';
import { ordersCounted, delivery as words } from '../../i18n/delivery/delivery.ts';
import { formatCount } from '../../i18n/language/format-number.ts';
import { fill, inBoth, type Message } from '../../i18n/language/message.ts';
import { deliveryPath } from '../../panel/delivery-path.ts';
import { Icon } from '../base/Icon.tsx';
import { Text } from '../base/Text.tsx';
import { Day } from '../orders/Day.tsx';

const { texts } = words;

type RowProps = { delivery: DeliverySummary; showsAccount: boolean };

const counted = (text: Message, count: number) =>
  fill(text, { count: inBoth((locale) => formatCount(count, locale)) });

/** One delivery of the list; the whole row is a link to it. */
export function DeliveryRow({ delivery, showsAccount }: RowProps) {
  const { id, number, account, day, carrier, shippedAt, orders, unconfirmed, missing } = delivery;
  return (
    <li className="surface delivery-row">
      <a className="number" href={deliveryPath(id, showsAccount ? account.id : undefined)}>
        {number}
      </a>
      {showsAccount && <bdi>{account.name}</bdi>}
      <span>
        <Day day={day} />
        {carrier && ' · '}
        <bdi>{carrier}</bdi> · <Text of={ordersCounted(orders)} />
      </span>
      <span className="delivery-state">
        {shippedAt === null && (
          <span className="chip chip-waiting">
            <Icon name="box-seam" />
            <span>
              <Text of={texts.notShipped} />
            </span>
          </span>
        )}
        {unconfirmed > 0 && <Text of={counted(texts.unconfirmed, unconfirmed)} />}
        {missing > 0 && (
          <strong className="delivery-missing">
            <Icon name="exclamation-circle" /> <Text of={counted(texts.missingCount, missing)} />
          </strong>
        )}
      </span>
    </li>
  );
}
