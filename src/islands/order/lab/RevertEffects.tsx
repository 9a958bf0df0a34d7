import { useState } from 'react';
import { undoingOf } from '../../../domain/lifecycle/history.ts';
import { type OrderStatus, totalOf } from '../../../domain/lifecycle/order-status.ts';
import type { UndoEffect } from '../../../domain/lifecycle/transition.ts';
import type { Order } from '../../../domain/order/order.ts';
import type { Issue } from '../../../domain/vocabulary/issue.ts';
import { fill, type Message } from '../../../i18n/language/message.ts';
import { takingBack, undoWords } from '../../../i18n/order/taking-back.ts';
import { orderStates } from '../../../i18n/orders/orders.ts';
import { revertibleStep } from '../../../stores/orders/revertible-step.ts';
import { say } from '../../../ui/base/say.tsx';

const { texts } = takingBack;

/** Whether an undo effect applies to this order. */
function concerns(effect: UndoEffect, order: Order, before: OrderStatus): boolean {
  if (effect === 'retakeStock' || effect === 'returnReplacement') return order.kind !== 'rx';
  if (effect === 'recharge') return before.promisedFor !== null;
  return effect !== 'uncharge' || (totalOf(before) ?? 0) > 0;
}

/** Lists what reverting the last step does to the order. */
export function RevertEffects({ order }: { order: Order }) {
  // Fixed on opening, so that the text stays the same after the step is reverted.
  const [step] = useState(() => revertibleStep(order));
  if (!step) return null;
  const { event, before } = step;
  const words = undoingOf(event)
    .filter((effect) => concerns(effect, order, before))
    .map((effect) => undoWords[effect])
    .filter((each) => each !== null);
  const lead = before.state === order.state ? texts.stays : texts.leadsTo;
  const isUnpromised = order.promisedFor !== null && before.promisedFor === null;
  return (
    <ul className="desk-news">
      <li>{say(fill(lead, { state: orderStates.texts[before.state] }))}</li>
      {isUnpromised && <li>{say(texts.noPromise)}</li>}
      {words.map((each) => (
        <li key={each[1]}>{say(each)}</li>
      ))}
      <li>{say(texts.told)}</li>
    </ul>
  );
}

/** Says why a step couldn't be reverted. */
export function revertRefusal(issues: readonly Issue[]): Message {
  const issue = issues.find(({ path }) => path === 'reverts');
  if (!issue) return texts.stockGone;
  const { delivery, fault } = issue.params ?? {};
  if (fault === 'pairTaken') return texts.pairTaken;
  return delivery ? fill(texts.inDelivery, { delivery: `${delivery}` }) : texts.unknownEntries;
}
