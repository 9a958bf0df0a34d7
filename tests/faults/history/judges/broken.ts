import type { PromiseName } from '../../../simulation/promises/promise-names.ts';
import type { Operation } from '../operation.ts';

/** A broken promise about an order, account or item. */
export interface Broken {
  promise: PromiseName;
  about: string;
  what: string;
  /** Numbers of the operations that show it. */
  operations: readonly number[];
}

function answerOf({ answer }: Operation): string {
  if (answer.is === 'refused') return `refused: ${answer.code}`;
  if (answer.is === 'done') return answer.isNew ? 'done' : 'already done';
  return answer.is === 'outcome' ? answer.outcome : answer.is;
}

/** Describes an operation: number, caller, call, answer and times. */
export function describeOperation(operation: Operation): string {
  const { number, caller, call, asked, answered } = operation;
  const event = call.does === 'act' ? ` ${call.step.event} ${call.id}` : '';
  const id = call.does === 'correct' ? ` ${call.id}` : '';
  const order = 'order' in call ? ` of ${call.order}` : '';
  const note = 'note' in call ? ` ${call.note}` : '';
  return (
    `#${number} ${caller.name}: ${call.does}${event}${id}${order}${note} → ${answerOf(operation)} ` +
    `(${asked}–${answered ?? 'no answer'})`
  );
}

/** Describes a broken promise, with its operations below. */
export function describeBroken(
  { promise, about, what, operations }: Broken,
  all: readonly Operation[],
): string {
  const lines = operations.flatMap((number) => {
    const operation = all[number - 1];
    return operation ? [`    ${describeOperation(operation)}`] : [];
  });
  return [`${promise}: ${about}: ${what}`, ...lines].join('\n');
}
