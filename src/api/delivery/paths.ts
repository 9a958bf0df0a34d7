import type { PathOf } from '../exchange.ts';
import type { deliveryContract } from './contract.ts';

type Of<Name extends keyof typeof deliveryContract> = PathOf<(typeof deliveryContract)[Name]>;

const deliveries = '/api/deliveries';
const of = (account?: string) => (account ? `?account=${account}` : '');

/** Paths of deliveries. */
export const deliveryPaths = {
  all: deliveries as Of<'all'>,
  one: (id: string, account?: string) => `${deliveries}/${id}${of(account)}` as Of<'one'>,
  ship: (id: string, account?: string) => `${deliveries}/${id}/ship${of(account)}` as Of<'ship'>,
  receipt: (id: string) => `${deliveries}/${id}/receipt` as Of<'receipt'>,
} as const;
