import type { PathOf } from '../exchange.ts';
import type { counterContract } from './contract.ts';

type Of<Name extends keyof typeof counterContract> = PathOf<(typeof counterContract)[Name]>;

/** Paths of order-list views and of moves of many orders. */
export const counterPaths = {
  all: '/api/counter',
  views: '/api/counter/views' as Of<'views'>,
  view: (id: string) => `/api/counter/views/${id}` as Of<'view'>,
  /** POST: moves many orders; the move's id is the idempotency key. */
  moves: '/api/counter/moves' as Of<'moves'>,
  move: (id: string) => `/api/counter/moves/${id}` as Of<'move'>,
  /** POST: undoes a move; the undo's id is the idempotency key. */
  undo: (id: string) => `/api/counter/moves/${id}/undo` as Of<'undo'>,
  /** Number of orders matching a filter. */
  matching: '/api/counter/matching' as Of<'matching'>,
} as const;
