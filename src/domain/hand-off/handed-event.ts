import * as z from 'zod/mini';

/** Events that can be sent to the lab's own software: those by which other people decide what is made. */
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

/** Events sent by default: those that start, interrupt or end production. */
export const makingEvents = ['accept', 'ask', 'answer', 'resume', 'cancel', 'revert'] as const;

/** Events at which the order can be handed over as a file for making the lenses. */
export const orderingEvents = ['submit', 'accept'] as const;

/** Whether an order can be handed over as a file at this event. */
export const isOrdering = (event: HandedEvent): boolean =>
  orderingEvents.some((each) => each === event);
