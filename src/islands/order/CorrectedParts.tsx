import type { OrderEvent } from '../../domain/lifecycle/order-event.ts';
import type { Order } from '../../domain/order/order.ts';
import { versionsAround } from '../../domain/order/versions-around.ts';
import type { Message } from '../../i18n/language/message.ts';
import { moneyText } from '../../i18n/language/money-text.ts';
import { changedFacts } from '../../i18n/order/corrected-facts.ts';
import { correction } from '../../i18n/order/correction.ts';
import { orders } from '../../i18n/orders/orders.ts';
import { say } from '../../ui/base/say.tsx';
import { Fact } from '../../ui/facts/Fact.tsx';

const { texts } = correction;

/** An old or new value, possibly absent. Hidden words tell a screen reader which of the two it is. */
function Value({ of, called }: { of: Message | null; called: 'before' | 'after' }) {
  const value = of ? say(of) : <span>{say(texts.nothing)}</span>;
  return (
    <>
      <span className="visually-hidden">{say(texts[called])} </span>
      {called === 'before' ? <s>{value}</s> : <strong>{value}</strong>}
    </>
  );
}

/** What a correction changed: each fact before and after. */
export function CorrectedParts({ order, event }: { order: Order; event: OrderEvent }) {
  const around = versionsAround(order, event.id);
  if (!around) return null;
  const { before, after } = event.corrected ?? { before: null, after: null };
  const total = {
    section: -1,
    name: orders.texts.total,
    before: moneyText(before),
    after: moneyText(after),
  };
  const facts = [
    ...changedFacts(around.before, around.after),
    ...(before === after ? [] : [total]),
  ];
  if (facts.length === 0) return <p className="event-facts">{say(texts.other)}</p>;
  return (
    <dl className="event-facts corrected">
      {facts.map((fact) => (
        <Fact key={`${fact.section} ${fact.name[1]}`} name={fact.name}>
          <Value of={fact.before} called="before" /> <Value of={fact.after} called="after" />
        </Fact>
      ))}
    </dl>
  );
}
