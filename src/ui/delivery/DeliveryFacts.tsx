import type { ReactNode } from 'react';
import type { Delivery } from '../../domain/delivery/delivery.ts';
import { delivery as words } from '../../i18n/delivery/delivery.ts';
import type { Message } from '../../i18n/language/message.ts';
import { orders } from '../../i18n/orders/orders.ts';
import { say } from '../base/say.tsx';
import { Day } from '../orders/Day.tsx';
import { Instant } from '../orders/Instant.tsx';

const { texts } = words;

function Said({ name, children }: { name: Message; children: ReactNode }) {
  return (
    <div className="fact">
      <dt>{say(name)}</dt>
      <dd>{children}</dd>
    </div>
  );
}

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
        <Said name={orders.texts.account}>
          <bdi>{account.name}</bdi>
        </Said>
      )}
      <Said name={texts.day}>
        <Day day={day} />
      </Said>
      <Said name={texts.carrier}>
        <bdi>{carrier || '—'}</bdi>
      </Said>
      <Said name={texts.tracking}>
        <bdi>{tracking || '—'}</bdi>
      </Said>
      {shippedAt && (
        <Said name={texts.shippedAt}>
          <Instant at={shippedAt} />
        </Said>
      )}
    </dl>
  );
}
