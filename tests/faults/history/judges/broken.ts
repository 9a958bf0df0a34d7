import type { PromiseName } from '../../../simulation/promises/promise-names.ts';
import type { Operation } from '../operation.ts';

/** A promise that did not hold, of one order, account or item. */
export interface Broken {
  promise: PromiseName;
  about: string;
  what: string;
  /** The operations that show it, by number. */
  operations: readonly number[];
}

function answerOf({ answer }: Operation): string {
  if (answer.is === 'refused') return `refused: ${answer.code}`;
  if (answer.is === 'done') return answer.isNew ? 'done' : 'already done';
  return answer.is === 'outcome' ? answer.outcome : answer.is;
}

/** An operation in words: its number, who called, what for, the answer, and when. */
export function tellOperation(operation: Operation): string {
  const { number, caller, call, asked, answered } = operation;
  const event = call.does === 'act' ? ` ${call.step.event} ${call.id}` : '';
  const id = call.does === 'correct' ? ` ${call.id}` : '';
  const order = 'order' in call ? ` of ${call.order}` : '';
  return (
    `#${number} ${caller.name}: ${call.does}${event}${id}${order} → ${answerOf(operation)} ` +
    `(${asked}–${answered ?? 'no answer'})`
  );
}

/** A broken promise in words, with its operations below it. */
export function tellBroken(
  { promise, about, what, operations }: Broken,
  all: readonly Operation[],
): string {
  const told = operations.flatMap((number) => {
    const operation = all[number - 1];
    return operation ? [`    ${tellOperation(operation)}`] : [];
  });
  return [`${promise}: ${about}: ${what}`, ...told].join('\n');
}
