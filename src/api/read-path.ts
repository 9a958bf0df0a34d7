import type { ApiPath, Change } from './api-path.ts';
import type { ReadAnswer, ReadRequest } from './notification-contract.ts';

/** Path of how far a user has read an order; apart from the other paths, which every page loads. */
export const orderReadPath = (id: string, account: string) =>
  `/api/orders/${id}/read?account=${account}` as ApiPath<{ PUT: Change<ReadRequest, ReadAnswer> }>;
