import * as z from 'zod/mini';

/** Events that can be requested for a submitted order. */
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
 * Events of an order. `hold`: the server holds it, for one of the reasons in `reasons.hold`. `correct`: the shop
 * replaced the order's content, which takes a separate request with the whole content.
 */
export const eventName = z.enum(['submit', 'hold', 'correct', ...askedEventName.options]);
export type EventName = z.infer<typeof eventName>;

/** Who acts on an order: its account, the lab, or the server automatically. */
export const side = z.enum(['shop', 'lab', 'system']);
export type Side = z.infer<typeof side>;
