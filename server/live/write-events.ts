import type { Moment, NewChange } from '../db/changes/new-changes.ts';
import { changeAnswer } from '../use-cases/orders/change-answer.ts';
import { writePosition } from './position.ts';

/** A change that updates the screen but does not count as news for the bell and the envelope. */
const quietEvent = 'quiet';

const written = new WeakMap<NewChange, string>();

/** A change as JSON, written once for all streams. */
function jsonOf(change: NewChange): string {
  const json = written.get(change) ?? JSON.stringify(changeAnswer(change));
  written.set(change, json);
  return json;
}

/** What a client has read before the changes and after them, and how many of them it already has. */
interface Span {
  from: Moment;
  until: Moment;
  before?: number | undefined;
}

/**
 * Changes as server-sent events. The last event's id says that everything has been read; the ids before it count how
 * many changes have.
 */
export function writeEvents(
  changes: readonly NewChange[],
  { from, until, before = 0 }: Span,
  isQuiet: (change: NewChange) => boolean,
): string {
  const events = changes.map((change, index) => {
    const isLast = index === changes.length - 1;
    const part = { next: until.snapshot, count: before + index + 1 };
    const id = writePosition(isLast ? { seen: until } : { seen: from, part });
    const name = isQuiet(change) ? `event: ${quietEvent}\n` : '';
    return `id: ${id}\n${name}data: ${jsonOf(change)}\n\n`;
  });
  return events.join('');
}
