import type { Delivery } from '../../domain/delivery/delivery.ts';
import { delivery as words } from '../../i18n/delivery/delivery.ts';
import { orders } from '../../i18n/orders/orders.ts';
import { Fact } from '../facts/Fact.tsx';
import { Day } from '../orders/Day.tsx';
import { Instant } from '../orders/Instant.tsx';

const { texts } = words;

type FactsProps = {
  delivery: Pick<Delivery, 'account' | 'carrier' | 'tracking' | 'day' | 'shippedAt'>;
  showsAccount: boolean;
};

/** Carrier, account and dates of a delivery. */
export function DeliveryFacts({ delivery, showsAccount }: FactsProps) {
  const { account, carrier, tracking, day, shippedAt } = delivery;
  return (
    <dl className="facts">
      {showsAccount && (
        <Fact name={orders.texts.account}>
          <bdi>{account.name}</bdi>
        </Fact>
      )}
      <Fact name={texts.day}>
        <Day day={day} />
      </Fact>
      <Fact name={texts.carrier}>
        <bdi>{carrier || '—'}</bdi>
      </Fact>
      <Fact name={texts.tracking}>
        <bdi>{tracking || '—'}</bdi>
      </Fact>
      {shippedAt && (
        <Fact name={texts.shippedAt}>
          <Instant at={shippedAt} />
        </Fact>
      )}
    </dl>
  );
}
