import type { ComponentType, ReactNode } from 'react';
import type { TypedDetails } from '../../../domain/lifecycle/nothing-typed.ts';
import type { AskedEvent, OrderEvent } from '../../../domain/lifecycle/order-event.ts';
import type { Transition } from '../../../domain/lifecycle/transition.ts';
import type { Order } from '../../../domain/order/order.ts';
import type { Message } from '../../../i18n/language/message.ts';
import type { TypedForm } from '../../forms/use-typed-form.ts';

/** What the desk says after a press. */
export type Notice =
  | { kind: 'done'; event: AskedEvent['event'] }
  | { kind: 'overtaken'; news: readonly OrderEvent[]; isTextKept: boolean }
  | { kind: 'problem'; why: Message; retry: () => void };

export type SideFieldsProps = {
  order: Order;
  transition: Transition;
  form: TypedForm<TypedDetails>;
};

export type EventFormProps = {
  order: Order;
  side: 'shop' | 'lab';
  event: AskedEvent['event'];
  submit: Message;
  SideFields?: ComponentType<SideFieldsProps> | undefined;
  /** Puts the focus on the first field. */
  takesFocus?: boolean;
  /** The button was pressed before the form was there. */
  isPressed?: boolean;
  /** Beside the button that sends. */
  children?: ReactNode;
  onSettled: (notice: Notice) => void;
};

export type EventDialogProps = Pick<
  EventFormProps,
  'order' | 'side' | 'SideFields' | 'onSettled'
> & {
  transition: Transition;
  title: Message;
  onClose: () => void;
};
