import * as z from 'zod/mini';
import type { OrderState } from '../lifecycle/order-state.ts';
import type { Outcome } from './outcome.ts';

/**
 * Whether the wearer of an order may be notified that it is ready. `first` and `again`: yes, but `again` requires
 * confirmation. `told`: already notified within the last day. `tooOften`: too many failed attempts within a day.
 */
export const wearerNotice = z.enum([
  'first',
  'again',
  'told',
  'stopped',
  'notThere',
  'noNumber',
  'tooOften',
]);
export type WearerNotice = z.infer<typeof wearerNotice>;

const dayMs = 86_400_000;

/** Most attempts within a day, whatever their outcome. */
const mostTries = 5;

/** Whether the shop has the order; before that, nobody can fetch it. */
export const isAtShop = (state: OrderState): boolean => state === 'delivered';

/** Whether a mobile number can still be useful. */
export const mayHaveWearer = (state: OrderState): boolean =>
  state !== 'rejected' && state !== 'cancelled';

/** A message to a wearer; its outcome is null while it waits. */
export interface WearerMessage {
  at: Date;
  outcome: Outcome | null;
}

const mayHaveArrived = ({ outcome }: WearerMessage) =>
  outcome === null || outcome === 'sent' || outcome === 'unknown';

/** What is known about an order and its wearer. `messages` are the earlier messages about it. */
export interface WearerFacts {
  state: OrderState;
  hasNumber: boolean;
  isStopped: boolean;
  messages: readonly WearerMessage[];
}

/** Whether the wearer may be notified now, or why not. */
export function wearerNoticeOf(
  { state, hasNumber, isStopped, messages }: WearerFacts,
  now: Date,
): WearerNotice {
  const isNew = ({ at }: WearerMessage) => now.getTime() - at.getTime() < dayMs;
  const arrived = messages.filter(mayHaveArrived);
  if (!isAtShop(state)) return 'notThere';
  if (arrived.some(isNew)) return 'told';
  if (!hasNumber) return 'noNumber';
  if (isStopped) return 'stopped';
  if (messages.filter(isNew).length >= mostTries) return 'tooOften';
  return arrived.length > 0 ? 'again' : 'first';
}
