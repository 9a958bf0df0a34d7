import { findPath } from '../../../../src/api/find/paths.ts';
import type { AskedRoutes } from '../asking.ts';

/** The search field for everything. */
export const findAskings: AskedRoutes = {
  'GET /api/find': {
    access: 'signedIn',
    askings: [
      {
        asking: 'what is found by what an order holds',
        finds: 'any',
        invalid: 200,
        request: ({ mark }) => ({ path: `${findPath}?q=${encodeURIComponent(mark)}` }),
      },
      { asking: 'without a text', gets: 422, request: () => ({ path: findPath }) },
    ],
  },
};
