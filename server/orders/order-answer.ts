import type { Bilingual } from '../../src/domain/bilingual.ts';
import type { Order, OrderSummary } from '../../src/domain/order.ts';
import { orderNumber } from '../../src/domain/order-number.ts';
import { stateOf } from '../../src/domain/order-state.ts';
import type { StoredOrder } from '../db/orders.ts';

/** An order as a row of the list. */
export function orderSummary(stored: StoredOrder): OrderSummary {
  const { content } = stored;
  return {
    id: stored.id,
    number: orderNumber(stored.id),
    account: { id: stored.account_id, name: stored.account_name },
    kind: stored.kind,
    placedAt: stored.placed_at.toISOString(),
    state: stateOf(stored.events),
    reference: content.reference,
    patient: content.patient,
    title: titleOf(stored.lens_names, content.lens.index),
    total: stored.price.total,
  };
}

/** An order with everything in it. */
export function orderAnswer(stored: StoredOrder): Order {
  const events = stored.events.map(({ id, at, state, by_name, message }) => {
    return { id, at: new Date(at).toISOString(), state, by: by_name, message };
  });
  const { content, price, lens_names: lens } = stored;
  return { ...orderSummary(stored), content, price, lens, events };
}

/** What was answered when the order was placed: as it is, less what happened since. */
export function firstAnswer(stored: StoredOrder): Order {
  return orderAnswer({ ...stored, events: stored.events.slice(0, 1) });
}

/** The longest title the contract knows. */
const longest = 80;

function titleOf({ design, coating }: Order['lens'], index: number): Bilingual {
  const words = (language: keyof Bilingual, number: string) =>
    `${design[language]} ${number} ${coating[language]}`.slice(0, longest);
  const number = (index / 100).toFixed(2);
  return { fa: words('fa', persianNumber(number)), en: words('en', number) };
}

function persianNumber(text: string): string {
  return text.replace('.', '٫').replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'.charAt(Number(digit)));
}
