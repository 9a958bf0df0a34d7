import * as z from 'zod/mini';

/** What can be asked to happen to an order after it was submitted. */
export const askedEventName = z.enum([
  'accept',
  'quote',
  'agree',
  'reject',
  'start',
  'inspect',
  'redo',
  'break',
  'pass',
  'ship',
  'deliver',
  'ask',
  'answer',
  'resume',
  'cancel',
  'askRemake',
  'grantRemake',
  'refuseRemake',
  'write',
  'revert',
]);

/**
 * What can happen to an order. `hold`: the server holds it, for one of the reasons of `reasons.hold`. `correct`: the shop
 * ordered something else in its place, which is asked for with the whole content.
 */
export const eventName = z.enum(['submit', 'hold', 'correct', ...askedEventName.options]);
export type EventName = z.infer<typeof eventName>;

/** Who acts on an order: the account it belongs to, the lab, or the server automatically. */
export const side = z.enum(['shop', 'lab', 'system']);
export type Side = z.infer<typeof side>;
