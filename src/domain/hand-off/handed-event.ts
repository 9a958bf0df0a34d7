import * as z from 'zod/mini';

/** Events that can be sent to the lab's own software: those by which others decide what is made. */
export const handedEvent = z.enum([
  'submit',
  'correct',
  'agree',
  'accept',
  'reject',
  'ask',
  'answer',
  'resume',
  'cancel',
  'revert',
]);
export type HandedEvent = z.infer<typeof handedEvent>;

/** Events sent by default: what is to be made, and what interrupts or ends the making. */
export const makingEvents = ['accept', 'ask', 'answer', 'resume', 'cancel', 'revert'] as const;

/** Events of which the order can be handed over as a file to make lenses by. */
export const orderingEvents = ['submit', 'accept'] as const;

/** Whether an order can be handed over as a file at this event. */
export const isOrdering = (event: HandedEvent): boolean =>
  orderingEvents.some((each) => each === event);
