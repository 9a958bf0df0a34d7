import { useLayoutEffect, useState } from 'react';
import { deliveryLimits } from '../../domain/delivery/delivery-limits.ts';
import {
  type DeliveryFault,
  deliveryFaults,
  type TypedDelivery,
} from '../../domain/delivery/typed-delivery.ts';
import type { OrderState } from '../../domain/lifecycle/order-state.ts';
import type { OrderSummary } from '../../domain/order/order.ts';
import type { Issue } from '../../domain/vocabulary/issue.ts';
import { labDay } from '../../domain/vocabulary/lab-day.ts';
import { labDelivery } from '../../i18n/delivery/lab-delivery.ts';
import { countText } from '../../i18n/language/count-text.ts';
import { fill, type Message } from '../../i18n/language/message.ts';
import { orderStates } from '../../i18n/orders/orders.ts';
import { labNow } from '../../stores/browser-support/lab-now.ts';
import {
  changeDelivery,
  keepTypedDelivery,
  saveDelivery,
  typedDelivery,
} from '../../stores/delivery/lab-delivery.ts';
import { useTypedForm } from '../forms/use-typed-form.ts';
import { useTyping } from '../forms/use-typing.ts';
import type { DialogProps } from './dialog-props.ts';

const { texts } = labDelivery;

/** Message that says why an order of the delivery was refused. */
function problemOf({ path, params }: Issue, orders: readonly OrderSummary[]): Message {
  const number = orders[Number(path.replace('orders.', ''))]?.number;
  if (!number) return texts.refused;
  const { delivery, state } = params ?? {};
  if (delivery) return fill(texts.inOther, { number, delivery: String(delivery) });
  const standing = orderStates.texts[state as OrderState];
  return standing ? fill(texts.notReady, { number, state: standing }) : texts.refused;
}

function wordsOf(fault: DeliveryFault, name: string): Message {
  if (fault === 'required' || name === 'day') return texts.dayMissing;
  const limit = deliveryLimits[name as Exclude<keyof TypedDelivery, 'day'>];
  return fill(texts.tooLong, { max: countText(limit) });
}

type FormProps = DialogProps & {
  /** Orders added in the dialog. */
  added: readonly OrderSummary[];
};

/** The form of a delivery. Keeps a draft; a retry sends the same delivery. */
export function useDeliveryForm({ id, account, orders, added, label, onSaved }: FormProps) {
  const [problems, setProblems] = useState<readonly Message[]>([]);
  const known = label ?? typedDelivery();
  const form = useTypedForm<TypedDelivery, DeliveryFault>({
    id: 'delivery',
    start: {
      carrier: known.carrier,
      tracking: known.tracking,
      day: known.day || labDay(labNow().getTime()),
    },
    faultsOf: deliveryFaults,
    say: wordsOf,
  });
  const { setFocus } = form;
  useLayoutEffect(() => setFocus('carrier'), [setFocus]);
  useTyping(form, keepTypedDelivery);

  async function send(typed: TypedDelivery): Promise<void> {
    setProblems([]);
    const { day } = typed;
    const [carrier, tracking] = [typed.carrier.trim(), typed.tracking.trim()];
    let sent: readonly OrderSummary[] = [];
    const contentOf = (packed: readonly OrderSummary[]) => {
      const known = new Set(packed.map((order) => order.id));
      sent = [...packed, ...added.filter((order) => !known.has(order.id))];
      return { orders: sent.map((order) => order.id), carrier, tracking, day };
    };
    const answer = label
      ? await changeDelivery({ id, account }, ({ lines }) =>
          contentOf(lines.map(({ order }) => order)),
        )
      : await saveDelivery(id, { account: account.id, ...contentOf(orders) });
    if (answer.kind === 'done') {
      keepTypedDelivery({ carrier });
      onSaved(answer.value);
    }
    if (answer.kind === 'unread') setProblems([texts.unread]);
    if (answer.kind === 'unknown') setProblems([texts[answer.why]]);
    if (answer.kind === 'refused') {
      const why = answer.issues.map((issue) => problemOf(issue, sent));
      setProblems(why.length > 0 ? why : [texts.refused]);
    }
  }

  return { form, problems, send };
}
