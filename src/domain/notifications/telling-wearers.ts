import * as z from 'zod/mini';
import type { OrderState } from '../lifecycle/order-state.ts';
import type { Outcome } from './outcome.ts';

/**
 * Whether the wearer of an order may be notified that it is ready. `first` and `again`: yes, but `again` requires
 * confirmation. `told`: already notified within the last day. `tooOften`: too many failed attempts within a day.
 */
export const telling = z.enum([
  'first',
  'again',
  'told',
  'stopped',
  'notThere',
  'noNumber',
  'tooOften',
]);
export type Telling = z.infer<typeof telling>;

const dayMs = 86_400_000;

/** Most attempts within a day, whatever their outcome. */
const mostTries = 5;

/** Whether the shop has the order; before that, nobody can fetch it. */
export const isAtShop = (state: OrderState): boolean => state === 'delivered';

/** Whether a mobile number can still be useful. */
export const mayHaveWearer = (state: OrderState): boolean =>
  state !== 'rejected' && state !== 'cancelled';

/** A message to a wearer; its outcome is null while it waits. */
export interface WearerTold {
  at: Date;
  outcome: Outcome | null;
}

const mayHaveArrived = ({ outcome }: WearerTold) =>
  outcome === null || outcome === 'sent' || outcome === 'unknown';

/** What is known about an order and its wearer. `told` lists the earlier messages about it. */
export interface WearerStanding {
  state: OrderState;
  hasNumber: boolean;
  isStopped: boolean;
  told: readonly WearerTold[];
}

export function tellingOf(
  { state, hasNumber, isStopped, told }: WearerStanding,
  now: Date,
): Telling {
  const isNew = ({ at }: WearerTold) => now.getTime() - at.getTime() < dayMs;
  const arrived = told.filter(mayHaveArrived);
  if (!isAtShop(state)) return 'notThere';
  if (arrived.some(isNew)) return 'told';
  if (!hasNumber) return 'noNumber';
  if (isStopped) return 'stopped';
  if (told.filter(isNew).length >= mostTries) return 'tooOften';
  return arrived.length > 0 ? 'again' : 'first';
}
