import { alertsPath } from '../../../../src/api/alerts/paths.ts';
import type { AskedRoutes } from '../asking.ts';

/** What the lab's people should see to. */
export const alertAskings: AskedRoutes = {
  'GET /api/alerts': {
    access: 'lab',
    askings: [{ asking: 'what to see to', request: () => ({ path: alertsPath }) }],
  },
};
