import type * as z from 'zod/mini';
import type { Delivery, deliveryContent } from '../domain/delivery/delivery.ts';
import type { ApiPath, Change } from './api-path.ts';
import type { DeliveriesAnswer, ReceiptRequest } from './delivery-contract.ts';

/** Paths of deliveries; apart from the other paths, which every page loads. */
const deliveries = '/api/deliveries';
const of = (account?: string) => (account ? `?account=${account}` : '');

type Saved = Change<z.input<typeof deliveryContent>, Delivery>;
type One = ApiPath<{ GET: Delivery; PUT: Saved; DELETE: Change<undefined, DeliveriesAnswer> }>;

export const deliveryPaths = {
  all: deliveries as ApiPath<{ GET: DeliveriesAnswer }>,
  one: (id: string, account?: string) => `${deliveries}/${id}${of(account)}` as One,
  ship: (id: string, account?: string) =>
    `${deliveries}/${id}/ship${of(account)}` as ApiPath<{ POST: Change<undefined, Delivery> }>,
  receipt: (id: string) =>
    `${deliveries}/${id}/receipt` as ApiPath<{ POST: Change<ReceiptRequest, Delivery> }>,
} as const;
