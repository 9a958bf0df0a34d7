import type { ComponentType, ReactNode } from 'react';
import type { TypedDetails } from '../../../domain/lifecycle/nothing-typed.ts';
import type {
  AskedEvent,
  EventDetails,
  OrderEvent,
} from '../../../domain/lifecycle/order-event.ts';
import type { Step } from '../../../domain/lifecycle/order-status.ts';
import type { Transition } from '../../../domain/lifecycle/transition.ts';
import type { Order } from '../../../domain/order/order.ts';
import type { Issue } from '../../../domain/vocabulary/issue.ts';
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

/** What a side reads in addition to what the table asks for, with issues at the paths of the fields. */
export type EventReading = { details: Partial<EventDetails>; issues: Issue[] };

/** Issues at the paths of the fields. */
export type Check = (order: Order, details: EventDetails) => Issue[];

/** Says why an event was refused; undefined where the usual words do. */
export type Refusal = (event: AskedEvent['event'], issues: readonly Issue[]) => Message | undefined;

export type EventFormProps = {
  order: Order;
  side: 'shop' | 'lab';
  event: AskedEvent['event'];
  submit: Message;
  SideFields?: ComponentType<SideFieldsProps> | undefined;
  /** What this side checks of an event in addition to the table, at the paths of the fields. */
  check?: Check | undefined;
  /** What this side reads of its own fields. */
  read?: ((order: Order, typed: TypedDetails, transition: Transition) => EventReading) | undefined;
  /** Says what is wrong with a field of this side; undefined for other fields. */
  words?: ((issue: Issue) => Message | undefined) | undefined;
  /** What the server’s refusal means; left out where it needs no words of this side. */
  refusal?: Refusal | undefined;
  /** The step that the event takes back. */
  step?: Step | undefined;
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
  'order' | 'side' | 'SideFields' | 'check' | 'read' | 'words' | 'refusal' | 'step' | 'onSettled'
> & {
  transition: Transition;
  title: Message;
  /** Selector of what holds the dialog; the order's page where none is given. */
  within?: string;
  onClose: () => void;
};
