import type { OrderChange } from './order-change.ts';

/** The lab has a question for the shop. An automatic hold by the server is not a question. */
const isQuestion = ({ state, event }: OrderChange) => state === 'onHold' && event !== 'hold';

/** Splits the feed: news for the bell, questions for the envelope. */
export function splitChanges(changes: readonly OrderChange[]) {
  return {
    news: changes.filter((change) => !isQuestion(change)),
    questions: changes.filter(isQuestion),
  };
}

/** Number of changes since the reader last looked; all of them if `seenAt` is empty. */
export function countUnread(changes: readonly Pick<OrderChange, 'at'>[], seenAt: string): number {
  return changes.filter(({ at }) => at > seenAt).length;
}
