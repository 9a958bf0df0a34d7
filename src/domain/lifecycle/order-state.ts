import * as z from 'zod/mini';

/**
 * Where an order stands. `quoted`: the lab named a price, and the shop has to agree. `onHold`: the lab has a question for
 * the shop; not the same as rejected. `remake`: the shop asked for a remake, and the lab has to decide.
 */
export const orderState = z.enum([
  'submitted',
  'quoted',
  'accepted',
  'inProduction',
  'qualityControl',
  'ready',
  'shipped',
  'delivered',
  'onHold',
  'rejected',
  'cancelled',
  'remake',
]);
export type OrderState = z.infer<typeof orderState>;
