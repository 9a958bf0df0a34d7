import type { Broken } from './judges/broken.ts';
import { judgeAnswers } from './judges/judge-answers.ts';
import { judgeDuplicates } from './judges/judge-duplicates.ts';
import { judgeLedger } from './judges/judge-ledger.ts';
import { judgeNotes } from './judges/judge-notes.ts';
import { judgeOrder } from './judges/judge-order.ts';
import { judgeRemakes } from './judges/judge-remakes.ts';
import { judgeStock } from './judges/judge-stock.ts';
import type { History, Operation } from './operation.ts';
import { gather } from './order/gather.ts';

/** Removes orders that existed before the run from an answer. */
function without(before: ReadonlySet<string>, operation: Operation): Operation {
  const { answer } = operation;
  if (answer.is !== 'listed') return operation;
  const orders = answer.orders.filter(({ order }) => !before.has(order));
  return { ...operation, answer: { ...answer, orders } };
}

/** Judges a run by the promises. Returns the broken ones with the calls that show it. */
export function judgeHistory({ start, operations: all, truth: whole }: History): Broken[] {
  const before = new Set(start.orders);
  const operations = all.map((operation) => without(before, operation));
  const notesBefore = new Set(start.notes);
  const truth = {
    ...whole,
    orders: whole.orders.filter(({ order }) => !before.has(order)),
    notes: whole.notes.filter(({ note }) => !notesBefore.has(note)),
  };
  const history = { start, operations, truth };
  return [
    ...judgeAnswers(operations),
    ...judgeDuplicates(history),
    ...gather(history).flatMap(judgeOrder),
    ...judgeRemakes(history),
    ...judgeNotes(history),
    ...judgeLedger(history),
    ...judgeStock(history),
  ];
}
