import { auditPath } from '../../../../src/api/audit/paths.ts';
import type { AskedRoutes } from '../asking.ts';

/** The audit log, which only the lab reads. */
export const auditAskings: AskedRoutes = {
  'GET /api/audit': {
    access: 'lab',
    askings: [
      { asking: 'the audit log', request: () => ({ path: auditPath }) },
      {
        asking: 'a search in the audit log',
        request: (_, { own }) => ({ path: `${auditPath}?text=${encodeURIComponent(own.mark)}` }),
      },
    ],
  },
};
