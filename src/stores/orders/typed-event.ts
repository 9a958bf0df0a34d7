import { emptyDetails, type TypedDetails } from '../../domain/lifecycle/empty-details.ts';
import type { AskedEvent, OrderEvent } from '../../domain/lifecycle/order-event.ts';
import { $signedIn } from '../shell/session.ts';

/** What the typed text is for: an event, or an internal note of the lab. */
type Written = AskedEvent['event'] | 'note';
/** `sentAs`: the id of a request with exactly this text that is still unanswered. */
type Typed = TypedDetails & { sentAs?: string };
type Kept = Record<string, Typed>;

/** Begins like the keys of `stores/leaving/held-typed`, so that a sign-out deletes it. */
const keptAs = 'typedEvents';

const nameOf = (order: string, event: Written) => `${$signedIn.get()?.user.id} ${order} ${event}`;

function readKept(): Kept {
  try {
    return JSON.parse(sessionStorage.getItem(keptAs) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

function keep(kept: Kept): void {
  try {
    sessionStorage.setItem(keptAs, JSON.stringify(kept));
  } catch {
    // Without storage, the text exists only in its field.
  }
}

/** The unsent text and photos of an event. */
export function typedFor(order: string, event: Written): Typed {
  return { ...emptyDetails, ...readKept()[nameOf(order, event)] };
}

/** The unsent text and photos of an event. Forgets those that did arrive although the response was lost. */
export function unsentFor(
  { id, events }: { id: string; events: readonly Pick<OrderEvent, 'id'>[] },
  event: Written,
): TypedDetails {
  const { sentAs, ...typed } = typedFor(id, event);
  if (!events.some((each) => each.id === sentAs)) return typed;
  forgetTyped(id, event);
  return emptyDetails;
}

/** Saves typed details until they are sent or the tab is closed. */
export function keepTyped(order: string, event: Written, typed: Typed): void {
  keep({ ...readKept(), [nameOf(order, event)]: typed });
}

export function forgetTyped(order: string, event: Written): void {
  const { [nameOf(order, event)]: _sent, ...others } = readKept();
  keep(others);
}

/**
 * Moves the text of an event that is no longer possible to the order's next message, which always is. Returns
 * whether there was any text. The photos stay until the event is possible again.
 */
export function moveToMessage(order: string, event: Written): boolean {
  const { message, photos } = typedFor(order, event);
  if (photos.length > 0) keepTyped(order, event, { ...emptyDetails, photos });
  else forgetTyped(order, event);
  if (message.trim() === '') return false;
  const waiting = typedFor(order, 'write').message;
  const both = waiting.includes(message) ? waiting : [waiting, message].filter(Boolean).join('\n');
  keepTyped(order, 'write', { ...emptyDetails, message: both });
  return true;
}
