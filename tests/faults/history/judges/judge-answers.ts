import type { Operation, Seen } from '../operation.ts';
import type { Broken } from './broken.ts';
import { doubledIn } from './doubled.ts';

function seenIn({ answer }: Operation): readonly Seen[] {
  if (answer.is === 'listed' || answer.is === 'noted') return answer.orders;
  return 'seen' in answer ? [answer.seen] : [];
}

/** An answer must only show the caller's own account. */
function foreign(operation: Operation): Broken[] {
  const { number, caller } = operation;
  if (caller.isLab) return [];
  return seenIn(operation)
    .filter(({ account }) => account !== caller.account)
    .map(({ order, account }) => {
      const what = `${caller.name} of ${caller.account} was shown it`;
      const about = `order ${order} of ${account}`;
      return { promise: 'Nobody sees others’ data', about, what, operations: [number] };
    });
}

/** An answer must show each order once. */
function twice(operation: Operation): Broken[] {
  const seen = seenIn(operation).map(({ account, order }) => `order ${order} of ${account}`);
  return doubledIn(seen).map((about) => {
    const what = `#${operation.number} shows it twice`;
    return { promise: 'Exactly once', about, what, operations: [operation.number] };
  });
}

/** Judges each answer separately. */
export const judgeAnswers = (operations: readonly Operation[]): Broken[] =>
  operations.flatMap((operation) => [...foreign(operation), ...twice(operation)]);
