import { watchesPath } from '../../../../src/api/watches/paths.ts';
import type { AskedRoutes } from '../asking.ts';

/** The items whose arrival a shop wants to hear about. */
export const watchAskings: AskedRoutes = {
  'PUT /api/watches': {
    access: 'shop',
    askings: [
      {
        asking: 'to be notified when a power arrives',
        request: () => ({
          path: watchesPath,
          method: 'PUT',
          body: { item: 'hmc-156 650 -200 0', isWatched: true },
        }),
      },
    ],
  },
};
