import type { PathOf } from '../exchange.ts';
import type { counterContract } from './contract.ts';

type Of<Name extends keyof typeof counterContract> = PathOf<(typeof counterContract)[Name]>;

/** Paths of the views of the list of orders, and of what is done to many of them. */
export const counterPaths = {
  all: '/api/counter',
  views: '/api/counter/views' as Of<'views'>,
  view: (id: string) => `/api/counter/views/${id}` as Of<'view'>,
  /** POST asks for a move of many orders; the move's id is the idempotency key. */
  moves: '/api/counter/moves' as Of<'moves'>,
  move: (id: string) => `/api/counter/moves/${id}` as Of<'move'>,
  /** POST takes back what a move did; the id of the undoing is the idempotency key. */
  undo: (id: string) => `/api/counter/moves/${id}/undo` as Of<'undo'>,
  /** How many orders pass a filter of the list. */
  matching: '/api/counter/matching' as Of<'matching'>,
} as const;
