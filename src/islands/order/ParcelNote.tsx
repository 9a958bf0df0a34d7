import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Order, OrderSummary } from '../../domain/order/order.ts';
import { sharedDay, sumParcel, whereabouts } from '../../domain/order/travelling.ts';
import { withCount } from '../../i18n/language/count-text.ts';
import { dayText } from '../../i18n/language/day-text.ts';
import { fill, inBoth } from '../../i18n/language/message.ts';
import { parcel as words } from '../../i18n/order/parcel.ts';
import { parcelPath } from '../../panel/parcel-path.ts';
import { orderPath } from '../../panel/routes.ts';
import { $parcel, $parcelReading, followParcel, readParcel } from '../../stores/orders/parcel.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Icon } from '../../ui/base/Icon.tsx';
import { Money } from '../../ui/base/Money.tsx';
import { say } from '../../ui/base/say.tsx';
import { Fact } from '../../ui/facts/Fact.tsx';
import { Day } from '../../ui/orders/Day.tsx';
import { OrderStateChip } from '../../ui/orders/OrderStateChip.tsx';
import { orderKinds } from '../../ui/orders/order-kinds.ts';

const { texts } = words;

type OtherProps = { order: OrderSummary; account: string | undefined };

function OtherOrder({ order, account }: OtherProps) {
  const { id, number, kind, title, promisedFor } = order;
  return (
    <li>
      <a className="number" href={orderPath(id, account)}>
        {number}
      </a>
      <span className="parcel-what">
        <Icon name={orderKinds[kind].icon} /> {say(inBoth((locale) => title[locale]))}
      </span>
      <OrderStateChip order={order} />
      {promisedFor && whereabouts(order) === 'toLeave' && (
        <small>{say(fill(texts.promised, { day: dayText(promisedFor) }))}</small>
      )}
      {whereabouts(order) === 'waits' && <small>{say(texts.waits)}</small>}
    </li>
  );
}

/** The day by which all orders are promised, and their total price. */
function Together({ group }: { group: readonly OrderSummary[] }) {
  const day = sharedDay(group);
  const { count, total, unpriced } = sumParcel(group);
  return (
    <dl className="facts">
      {day && (
        <Fact name={texts.shared}>
          <Day day={day} />
        </Fact>
      )}
      <Fact name={withCount(texts.total, count)}>
        <Money amount={unpriced === count ? null : total} />
        {unpriced > 0 && unpriced < count && <> {say(withCount(texts.unpriced, unpriced))}</>}
      </Fact>
    </dl>
  );
}

function Unread({ onRetry }: { onRetry: () => void }) {
  const reading = useStore($parcelReading);
  const isReading = reading === 'reading' || reading === 'done';
  if (isReading) return <p>{say(texts.reading)}</p>;
  return (
    <p role="alert">
      {say(texts.unread)} <Button look="link" text={texts.again} onClick={onRetry} />
    </p>
  );
}

type NoteProps = { order: Order; parcel: NonNullable<Order['parcel']>; isLab: boolean };

/** The other orders sent together with this one: their states, promised days and total price. */
export function ParcelNote({ order, parcel: { id }, isLab }: NoteProps) {
  const account = isLab ? order.account.id : undefined;
  useEffect(() => followParcel(id, account), [id, account]);
  const read = useStore($parcel);
  const group = read?.id === id ? read.orders : null;
  return (
    <section className="surface order-part order-waits order-parcel">
      <h2>{say(texts.title)}</h2>
      {group ? (
        <>
          <ul>
            {group
              .filter((each) => each.id !== order.id)
              .map((each) => (
                <OtherOrder key={each.id} order={each} account={account} />
              ))}
          </ul>
          <Together group={group} />
        </>
      ) : (
        <Unread onRetry={() => void readParcel(id, account)} />
      )}
      <a href={parcelPath(id, account)}>{say(texts.list)}</a>
    </section>
  );
}
