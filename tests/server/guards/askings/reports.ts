import { reportPath } from '../../../../src/api/reports/paths.ts';
import { reportGroups } from '../../../../src/domain/reports/report.ts';
import type { AskedRoutes } from '../asking.ts';

const period = 'from=2026-01-10&to=2027-12-20';

/** Reports on the orders of all shops, which only the lab reads. */
export const reportAskings: AskedRoutes = {
  'GET /api/reports': {
    access: 'lab',
    askings: [
      ...reportGroups.map((by) => ({
        asking: `figures by ${by}`,
        request: () => ({ path: `${reportPath}?by=${by}&${period}` }),
      })),
      {
        asking: 'figures of an account',
        request: (_, { own }) => ({
          path: `${reportPath}?by=lens&${period}&account=${own.account}`,
        }),
      },
      {
        asking: 'figures of a lens',
        request: () => ({ path: `${reportPath}?by=account&${period}&lens=rx%20pr-mehr` }),
      },
    ],
  },
};
