import type { DeliveriesAnswer } from '../../api/delivery/contract.ts';
import { deliveryPaths } from '../../api/delivery/paths.ts';
import type { Delivery, DeliveryContent } from '../../domain/delivery/delivery.ts';
import type { TypedDelivery } from '../../domain/delivery/typed-delivery.ts';
import { heldTyped, holdTyped } from '../leaving/held-typed.ts';
import { readOwn } from '../shell/read-own.ts';
import { askDelivery, type DeliveryAnswer } from './ask-delivery.ts';
import { $delivery, openDelivery, showDelivery } from './delivery.ts';

/** What was typed last in this tab: the next delivery mostly has the same carrier. */
export function typedDelivery(): TypedDelivery {
  return { carrier: '', tracking: '', day: '', ...heldTyped<TypedDelivery>('delivery') };
}

export const keepTypedDelivery = (typed: Partial<TypedDelivery>) => holdTyped('delivery', typed);

/** Shows the delivery as the answer has it; after a refusal, as it is now at the server. */
async function settle(
  id: string,
  account: string,
  answer: DeliveryAnswer<Delivery>,
): Promise<DeliveryAnswer<Delivery>> {
  const isShown = $delivery.get()?.id === id;
  if (isShown && answer.kind === 'done') showDelivery(answer.value);
  if (isShown && answer.kind === 'refused') await openDelivery(id, account);
  return answer;
}

/** Makes a delivery under this id, or changes it. */
export async function saveDelivery(
  id: string,
  body: DeliveryContent,
): Promise<DeliveryAnswer<Delivery>> {
  const path = deliveryPaths.one(id);
  return settle(id, body.account, await askDelivery(path, { method: 'PUT', body }));
}

/** Result of a change of a delivery; `unread`: it could not be read first, so nothing was sent. */
export type DeliveryChange<T> = DeliveryAnswer<T> | { kind: 'unread' };

/** Changes a delivery from what it is now: someone else may have changed it since it was shown. */
export async function changeDelivery(
  { id, account }: Pick<Delivery, 'id' | 'account'>,
  contentOf: (now: Delivery) => Omit<DeliveryContent, 'account'>,
): Promise<DeliveryChange<Delivery>> {
  const own = await readOwn(deliveryPaths.one(id, account.id));
  if (own.kind === 'read') {
    return saveDelivery(id, { account: account.id, ...contentOf(own.value) });
  }
  if (own.kind === 'outdated' || own.problem === 'signedOut') return { kind: 'left' };
  // Someone else has dissolved it.
  if (own.problem === 'notFound') return { kind: 'refused', issues: [] };
  return own.problem === 'offline' ? { kind: 'unknown', why: 'offline' } : { kind: 'unread' };
}

/** Ships all orders of a delivery, or none. */
export async function shipDelivery({ id, account }: Delivery): Promise<DeliveryAnswer<Delivery>> {
  const path = deliveryPaths.ship(id, account.id);
  return settle(id, account.id, await askDelivery(path, { method: 'POST', body: undefined }));
}

/** Takes a delivery apart that is not shipped. */
export function dissolveDelivery({
  id,
  account,
}: Delivery): Promise<DeliveryAnswer<DeliveriesAnswer>> {
  return askDelivery(deliveryPaths.one(id, account.id), { method: 'DELETE', body: undefined });
}
