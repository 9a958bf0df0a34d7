import type { OrderEvent } from './order-event.ts';

/** Whether the other side sent a message or photos since the reader last read the order's messages. */
export function isUnread(
  { at, message, side, photos }: Pick<OrderEvent, 'at' | 'message' | 'side' | 'photos'>,
  reader: 'shop' | 'lab',
  readUntil: string,
): boolean {
  return (message !== '' || photos !== undefined) && side === otherSide(reader) && at > readUntil;
}

/** The side that writes the messages a reader reads. */
export const otherSide = (reader: 'shop' | 'lab') => (reader === 'lab' ? 'shop' : 'lab');
