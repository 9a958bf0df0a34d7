import { labPagePath } from '../../../../src/api/lab-page/paths.ts';
import { warrantyPath } from '../../../../src/api/warranty/paths.ts';
import type { AskedRoutes } from '../asking.ts';

const empty = { phones: [], mobiles: [], email: '', whatsapp: '', telegram: '', website: '' };

/** The lab's contact details, which everyone may read, and its warranty. */
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
  'PUT /api/warranty': {
    access: 'lab',
    askings: [
      {
        asking: 'to write the warranty',
        request: () => ({ path: warrantyPath, method: 'PUT', body: { base: 0, terms: [] } }),
      },
    ],
  },
};
