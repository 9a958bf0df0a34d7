import type { ComponentType, ReactNode } from 'react';
import type { TypedDetails } from '../../../domain/lifecycle/empty-details.ts';
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

/** What the desk reports after an action. */
export type Notice =
  | { kind: 'done'; event: AskedEvent['event'] }
  | { kind: 'overtaken'; news: readonly OrderEvent[]; isTextKept: boolean }
  | { kind: 'problem'; why: Message; retry: () => void };

export type SideFieldsProps = {
  order: Order;
  transition: Transition;
  form: TypedForm<TypedDetails>;
};

/** Details that a side reads from its own fields, with issues at the fields' paths. */
export type EventReading = { details: Partial<EventDetails>; issues: Issue[] };

/** Returns issues at the fields' paths. */
export type Check = (order: Order, details: EventDetails) => Issue[];

/** Words why an event was refused; undefined for the default message. */
export type Refusal = (event: AskedEvent['event'], issues: readonly Issue[]) => Message | undefined;

export type EventFormProps = {
  order: Order;
  side: 'shop' | 'lab';
  event: AskedEvent['event'];
  submit: Message;
  SideFields?: ComponentType<SideFieldsProps> | undefined;
  /** Checks that this side adds to those of the transition. */
  check?: Check | undefined;
  /** Reads the fields that only this side has. */
  read?: ((order: Order, typed: TypedDetails, transition: Transition) => EventReading) | undefined;
  /** Words an issue of a field that only this side has; undefined for other fields. */
  words?: ((issue: Issue) => Message | undefined) | undefined;
  /** Words the server's refusal, if this side needs its own message. */
  refusal?: Refusal | undefined;
  /** The step that the event reverts. */
  step?: Step | undefined;
  /** Focuses the first field. */
  takesFocus?: boolean;
  /** Submits on mount, because the user pressed the button before the form had loaded. */
  isSubmitted?: boolean;
  /** Shown beside the submit button. */
  children?: ReactNode;
  onSettled: (notice: Notice) => void;
};

export type EventDialogProps = Pick<
  EventFormProps,
  'order' | 'side' | 'SideFields' | 'check' | 'read' | 'words' | 'refusal' | 'step' | 'onSettled'
> & {
  transition: Transition;
  title: Message;
  /** Selector of the element that contains the dialog; the order's page by default. */
  within?: string;
  onClose: () => void;
};
