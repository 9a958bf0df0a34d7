import type { PathOf } from '../exchange.ts';
import type { counterContract } from './contract.ts';

type Of<Name extends keyof typeof counterContract> = PathOf<(typeof counterContract)[Name]>;

/** Paths of the lab's counter. */
export const counterPaths = {
  all: '/api/counter',
  views: '/api/counter/views' as Of<'views'>,
  view: (id: string) => `/api/counter/views/${id}` as Of<'view'>,
  /** How many orders pass a filter of the list. */
  matching: '/api/counter/matching' as Of<'matching'>,
} as const;
