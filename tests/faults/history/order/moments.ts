import type { Operation, Seen } from '../operation.ts';

/**
 * What happened to an order at one instant between two times: a call that changes it, or the sight of it that an answer
 * gave; null is an answer without it.
 */
export type Moment = { asked: number; answered: number } & (
  | { is: 'call'; operation: Operation }
  | { is: 'sight'; operation: Operation | null; seen: Seen | null }
);

/** When a call without an answer is over. */
export const never = Number.POSITIVE_INFINITY;

const isChange = ({ call: { does } }: Operation): boolean =>
  ['place', 'act', 'correct', 'withdraw'].includes(does);

/** The order as the answer shows it; undefined if it says nothing of it. */
function sightOf({ answer, call }: Operation): Seen | null | undefined {
  if (answer.is === 'seen') return answer.seen;
  // The answer to placing is that of the first time.
  if (answer.is === 'done' && call.does !== 'place') return answer.seen;
  const isMissing = answer.is === 'refused' && answer.code === 'notFound';
  return isMissing && call.does === 'read' ? null : undefined;
}

const timesOf = ({ asked, answered }: Operation) => ({ asked, answered: answered ?? never });

/** The sight of an order that an answer gave. */
export const sightAt = (operation: Operation, seen: Seen | null): Moment => {
  return { ...timesOf(operation), is: 'sight', operation, seen };
};

/** The moments of an operation for one order. */
export function momentsOf(operation: Operation): Moment[] {
  const seen = sightOf(operation);
  return [
    ...(isChange(operation) ? [{ ...timesOf(operation), is: 'call', operation } as const] : []),
    ...(seen === undefined ? [] : [sightAt(operation, seen)]),
  ];
}

/** The order as it was found once everything was over. */
export const lastMoment = (seen: Seen | null): Moment => {
  const times = { asked: Number.MAX_SAFE_INTEGER - 1, answered: Number.MAX_SAFE_INTEGER };
  return { ...times, is: 'sight', operation: null, seen };
};
