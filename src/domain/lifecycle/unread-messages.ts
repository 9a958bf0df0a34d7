import type { OrderEvent } from './order-event.ts';

/** Whether the other side sent a message after the reader last read the order's messages. */
export function isUnread(
  { at, message, side }: Pick<OrderEvent, 'at' | 'message' | 'side'>,
  reader: 'shop' | 'lab',
  readUntil: string,
): boolean {
  return message !== '' && side === otherSide(reader) && at > readUntil;
}

/** The side whose messages a reader reads. */
export const otherSide = (reader: 'shop' | 'lab') => (reader === 'lab' ? 'shop' : 'lab');
