import { never, type Timed } from '../linearise.ts';
import type { Operation, Seen } from '../operation.ts';
import type { Cause, Caused } from './take-caused.ts';

/**
 * Something that happened to an order at one instant between two times: a call that changes it, a call about something
 * else that changes it too, or an answer that shows it (null if the answer shows that it does not exist).
 */
export type Moment = Timed &
  (
    | { is: 'call'; operation: Operation }
    | { is: 'caused'; operation: Operation; cause: Cause }
    | { is: 'sight'; operation: Operation | null; seen: Seen | null }
  );

const isChange = ({ call: { does } }: Operation): boolean =>
  ['place', 'act', 'correct', 'withdraw'].includes(does);

/** The order as the answer shows it; undefined if the answer says nothing about it. */
function sightOf({ answer, call }: Operation): Seen | null | undefined {
  if (answer.is === 'seen') return answer.seen;
  // A repeated request is answered with the first answer.
  if (answer.is === 'done' && call.does !== 'place') return answer.seen;
  const isMissing = answer.is === 'refused' && answer.code === 'notFound';
  return isMissing && call.does === 'read' ? null : undefined;
}

const timesOf = ({ asked, answered }: Operation) => ({ asked, answered: answered ?? never });

/** The moment in which an answer showed an order. */
export const sightAt = (operation: Operation, seen: Seen | null): Moment => {
  return { ...timesOf(operation), is: 'sight', operation, seen };
};

/** The moment in which a call about something else changed an order. */
export const causedAt = ({ operation, cause }: Caused): Moment => {
  return { ...timesOf(operation), is: 'caused', operation, cause };
};

/** The moments of an operation on one order. */
export function momentsOf(operation: Operation): Moment[] {
  const seen = sightOf(operation);
  return [
    ...(isChange(operation) ? [{ ...timesOf(operation), is: 'call', operation } as const] : []),
    ...(seen === undefined ? [] : [sightAt(operation, seen)]),
  ];
}

/** The final state of the order, after everything else. */
export const lastMoment = (seen: Seen | null): Moment => {
  const times = { asked: Number.MAX_SAFE_INTEGER - 1, answered: Number.MAX_SAFE_INTEGER };
  return { ...times, is: 'sight', operation: null, seen };
};
