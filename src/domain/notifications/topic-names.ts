import * as z from 'zod/mini';

/** Kinds of news about orders. */
export const topic = z.enum([
  'questions',
  'quotes',
  'stopped',
  'accepted',
  'progress',
  'shipped',
  'remakes',
  'messages',
  'newOrders',
  'answers',
  'agreements',
  'cancellations',
  'remakeRequests',
  'deliveries',
  'colleagues',
]);
export type Topic = z.infer<typeof topic>;
