import { useState } from 'react';
import type { TypedDetails } from '../../../domain/lifecycle/empty-details.ts';
import type { OrderEvent } from '../../../domain/lifecycle/order-event.ts';
import { transitionsNow } from '../../../domain/lifecycle/order-status.ts';
import { statusOf } from '../../../domain/lifecycle/status-of.ts';
import type { Transition } from '../../../domain/lifecycle/transition.ts';
import { transitions } from '../../../domain/lifecycle/transitions.ts';
import { readDetails } from '../../../domain/lifecycle/typed-details.ts';
import type { Order } from '../../../domain/order/order.ts';
import { pricedBefore } from '../../../domain/order/quote.ts';
import type { Issue } from '../../../domain/vocabulary/issue.ts';
import type { Message } from '../../../i18n/language/message.ts';
import { eventProblems } from '../../../i18n/order/event-fields.ts';
import { photoFaultText } from '../../../i18n/order/photo-fault-text.ts';
import { desk } from '../../../i18n/order/shop-desk.ts';
import { type ActResult, actOnOrder } from '../../../stores/orders/act-on-order.ts';
import {
  forgetTyped,
  keepTyped,
  moveToMessage,
  unsentFor,
} from '../../../stores/orders/typed-event.ts';
import { photosPrepared } from '../../../stores/photos/choose-photos.ts';
import { saidError } from '../../forms/field-errors.ts';
import { useTypedForm } from '../../forms/use-typed-form.ts';
import { useTyping } from '../../forms/use-typing.ts';
import type { EventFormProps } from './acting.ts';
import { eventFaultText } from './fields.tsx';

const { texts } = desk;

type Problem = { kind: 'text'; text: Message } | { kind: 'news'; news: readonly OrderEvent[] };

/** The event's transition, even if the order's state no longer allows it. */
function rowOf(event: string, side: string): Transition {
  const row = transitions.find((each) => each.event === event && each.by === side);
  if (!row) throw new Error(`${side} never does ${event}`);
  return row;
}

function refusalOf(issues: readonly Issue[]): Message {
  return issues.some(({ code }) => code === 'stockOut' || code === 'stockShort')
    ? eventProblems.texts.outOfStock
    : texts.refused;
}

const byPath = (issues: readonly Issue[]) =>
  Object.fromEntries(issues.map((issue) => [issue.path, issue]));

/** The state of an event's form, and the handling of its submission. */
export function useEventForm(props: EventFormProps) {
  const { order, side, event, step, check, words, refusal, onSettled } = props;
  const transition = rowOf(event, side);
  // The order as the user saw it when filling in the form. The order may change behind the form.
  const [seen, setSeen] = useState(order);
  const [problem, setProblem] = useState<Problem | null>(null);
  function read(typed: TypedDetails) {
    const usual = readDetails(transition, typed, pricedBefore(order));
    const own = props.read?.(order, typed, transition);
    const details = { ...usual.details, ...own?.details };
    return { details, issues: [...usual.issues, ...(own?.issues ?? [])] };
  }
  const form = useTypedForm<TypedDetails, Issue>({
    id: event,
    start: { ...unsentFor(order, event), ...(step && { reverts: step.id }) },
    faultsOf: (typed) => {
      const { details, issues } = read(typed);
      const all = [...(check?.(order, details) ?? []), ...issues];
      return byPath(all);
    },
    say: (issue) => words?.(issue) ?? eventFaultText(issue.code, issue.path),
  });
  useTyping(form, (typed) => keepTyped(order.id, event, typed));

  function overtaken(news: readonly OrderEvent[], now: Order): void {
    if (transitionsNow(statusOf(now), side).some((each) => each.event === event)) {
      setSeen(now);
      setProblem({ kind: 'news', news });
      return;
    }
    const isTextKept = moveToMessage(order.id, event);
    onSettled({ kind: 'overtaken', news, isTextKept });
  }

  function settle(result: ActResult): void {
    if (result.kind === 'done') {
      forgetTyped(order.id, event);
      onSettled({ kind: 'done', event });
    }
    if (result.kind === 'changed') overtaken(result.news, result.now);
    if (result.kind === 'photo') {
      form.setError('photos', saidError(photoFaultText(result.fault, result.place)));
    }
    if (result.kind === 'unknown') setProblem({ kind: 'text', text: texts[result.why] });
    if (result.kind === 'refused') {
      const atFields = result.issues.filter((issue) => words?.(issue));
      const text = refusal?.(event, result.issues) ?? refusalOf(result.issues);
      if (atFields.length > 0) form.refuse(byPath(atFields));
      else setProblem({ kind: 'text', text });
    }
  }

  async function send(): Promise<void> {
    await photosPrepared();
    if (form.getFieldState('photos').error) return;
    const typed = form.getValues();
    const result = await actOnOrder(seen, { event, ...read(typed).details });
    if (result.kind === 'unknown') keepTyped(order.id, event, { ...typed, sentAs: result.key });
    settle(result);
  }

  return { form, transition, problem, send };
}
