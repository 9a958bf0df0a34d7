import type { OrderChange } from './order-change.ts';

/** A change on which the lab asked something and waits for the shop. */
const isQuestion = ({ state }: OrderChange) => state === 'onHold';

/** The feed's two halves: what the bell tells, and what the envelope asks. */
export function splitChanges(changes: readonly OrderChange[]) {
  return {
    news: changes.filter((change) => !isQuestion(change)),
    questions: changes.filter(isQuestion),
  };
}

/** How many changes came after the reader last looked; all of them for one who never did. */
export function countUnread(changes: readonly OrderChange[], seenAt: string): number {
  return changes.filter(({ at }) => at > seenAt).length;
}
