import type { ReceiptRequest } from '../../api/delivery-contract.ts';
import { deliveryPaths } from '../../api/delivery-paths.ts';
import type { Delivery } from '../../domain/delivery/delivery.ts';
import { fromJson } from '../abilities/kept-json.ts';
import { $signedIn } from '../shell/session.ts';
import { askDelivery, type DeliveryAnswer } from './ask-delivery.ts';
import { $delivery } from './delivery.ts';

/** What was ticked off and typed for a delivery, and is not sent yet. */
export type TypedReceipt = { missing: string[]; words: string };

const keptAs = (id: string) => `receipt ${$signedIn.get()?.user.id} ${id}`;

export function typedReceipt(id: string): TypedReceipt | null {
  try {
    return fromJson(sessionStorage.getItem(keptAs(id))) as TypedReceipt | null;
  } catch {
    return null;
  }
}

/** Keeps a receipt as it is filled in, until it is sent or the tab is closed. */
export function keepReceipt(id: string, typed: TypedReceipt | null): void {
  try {
    if (typed) sessionStorage.setItem(keptAs(id), JSON.stringify(typed));
    else sessionStorage.removeItem(keptAs(id));
  } catch {
    // Without storage it is only in its fields.
  }
}

/** Confirms a delivery, but for what was missing. Sent again, it changes nothing. */
export async function sendReceipt(
  { id }: Delivery,
  missing: ReceiptRequest['missing'],
): Promise<DeliveryAnswer<Delivery>> {
  const body: ReceiptRequest = { missing };
  const answer = await askDelivery<Delivery>(deliveryPaths.receipt(id), { method: 'POST', body });
  if (answer.kind !== 'done') return answer;
  keepReceipt(id, null);
  if ($delivery.get()?.id === id) $delivery.set(answer.value);
  return answer;
}
