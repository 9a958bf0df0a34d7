import { workdayPath } from '../../../../src/api/workday/paths.ts';
import type { AskedRoutes } from '../asking.ts';

/** The lab's work today. */
export const workdayAskings: AskedRoutes = {
  'GET /api/workday': {
    access: 'lab',
    askings: [{ asking: 'the lab’s day', request: () => ({ path: workdayPath }) }],
  },
};
