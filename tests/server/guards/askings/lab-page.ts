import { labPagePath } from '../../../../src/api/lab-page/paths.ts';
import type { AskedRoutes } from '../asking.ts';

const empty = { phones: [], mobiles: [], email: '', whatsapp: '', telegram: '', website: '' };

/** How the lab is reached, which everyone may read. */
export const labPageAskings: AskedRoutes = {
  'PUT /api/lab-page': {
    access: 'lab',
    askings: [
      {
        asking: 'to write how the lab is reached',
        request: () => ({
          path: labPagePath,
          method: 'PUT',
          body: { ...empty, addresses: [], hours: Array(7).fill(null) },
        }),
      },
    ],
  },
};
