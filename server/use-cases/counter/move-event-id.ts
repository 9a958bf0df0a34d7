import { derivedId } from '../../db/pool/derived-id.ts';

/**
 * The id of the event by which a move moves an order. It is always the same, so the event is added only once, however
 * often the move processes the order.
 */
export const moveEventId = (move: string, order: { account: string; id: string }): string =>
  derivedId(`${move}/${order.account}/${order.id}`);
