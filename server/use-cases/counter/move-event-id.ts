import { createHash } from 'node:crypto';

/**
 * The id of the event by which a move moves an order. It is always the same, so the event is added only once, however
 * often the move processes the order. A UUID of version 8 (RFC 9562).
 */
export function moveEventId(move: string, order: { account: string; id: string }): string {
  const bytes = createHash('sha256').update(`${move}/${order.account}/${order.id}`).digest();
  bytes[6] = 0x80 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  return bytes
    .subarray(0, 16)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
