import type { ReceiptRequest } from '../../api/delivery/contract.ts';
import { deliveryPaths } from '../../api/delivery/paths.ts';
import type { Delivery } from '../../domain/delivery/delivery.ts';
import { heldTyped, holdTyped } from '../leaving/held-typed.ts';
import { askDelivery, type DeliveryAnswer } from './ask-delivery.ts';
import { $delivery, showDelivery } from './delivery.ts';

/** What was ticked off and typed for a delivery, and is not sent yet. */
export type TypedReceipt = { missing: string[]; words: string };

const nameOf = (id: string) => `receipt ${id}`;

export const typedReceipt = (id: string) => heldTyped<TypedReceipt>(nameOf(id));

/** Keeps a receipt as it is filled in, until it is sent. */
export const keepReceipt = (id: string, typed: TypedReceipt | null) => holdTyped(nameOf(id), typed);

/** Confirms a delivery, except for what was missing. Idempotent. */
export async function sendReceipt(
  { id }: Delivery,
  missing: ReceiptRequest['missing'],
): Promise<DeliveryAnswer<Delivery>> {
  const body: ReceiptRequest = { missing };
  const answer = await askDelivery(deliveryPaths.receipt(id), { method: 'POST', body });
  if (answer.kind !== 'done') return answer;
  keepReceipt(id, null);
  if ($delivery.get()?.id === id) showDelivery(answer.value);
  return answer;
}
