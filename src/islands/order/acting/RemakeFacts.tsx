import type { OrderEvent } from '../../../domain/lifecycle/order-event.ts';
import type { Order } from '../../../domain/order/order.ts';
import { type Change, changesOf } from '../../../domain/remakes/changes.ts';
import { fill, type Message } from '../../../i18n/language/message.ts';
import { moneyText } from '../../../i18n/language/money-text.ts';
import { eyeValueWords } from '../../../i18n/order/eye-value-words.ts';
import { payers, remakes } from '../../../i18n/order/remakes.ts';
import { labelOf } from '../../../i18n/rx/names/field-label.ts';
import { say } from '../../../ui/base/say.tsx';

const { texts } = remakes;

function changeWords({ side, field, before, now }: Change): Message {
  const values = { before: eyeValueWords(field, before), now: eyeValueWords(field, now) };
  return fill(texts.changed, { eye: texts[side], field: labelOf(field), ...values });
}

type FactsProps = { order: Order; event: Pick<OrderEvent, 'remaking' | 'shopPays'> };

/** Which lenses are remade, which values change, and what the shop pays. */
export function RemakeFacts({ order: { content }, event: { remaking, shopPays } }: FactsProps) {
  const changes = remaking && content.kind === 'rx' ? changesOf(content, remaking) : [];
  return (
    <p className="event-facts">
      {remaking && <span>{say(texts[remaking.eyes])}</span>}
      {changes.map((change) => (
        <span key={`${change.side}.${change.field}`}>{say(changeWords(change))}</span>
      ))}
      {shopPays !== undefined && <span>{say(shareWords(shopPays))}</span>}
    </p>
  );
}

function shareWords(shopPays: number): Message {
  if (shopPays === 0) return payers.texts.free;
  const amount = moneyText(shopPays);
  return fill(payers.texts.pays, { amount });
}
