import { reportQuery, reportsContract } from '../../src/api/reports/contract.ts';
import { lengthOf, longestPeriod } from '../../src/domain/reports/period.ts';
import { reportGroups } from '../../src/domain/reports/report.ts';
import { resource } from '../http/guards/resource.ts';
import { route } from '../http/guards/route.ts';
import { inQuery } from '../http/query-parameters.ts';
import { readQuery } from '../http/read-query.ts';
import { refuse } from '../http/refuse.ts';
import { respond } from '../http/respond.ts';
import { readReport } from '../use-cases/reports/read-report.ts';

const day = { type: 'string', format: 'date' };
const uuid = { type: 'string', format: 'uuid' };

const parameters = [
  inQuery('from', day, 'The first day on which orders were placed, at the lab.'),
  inQuery('to', day, 'The last day, at the lab; at most ten years after the first.'),
  inQuery('by', { enum: reportGroups }, 'What the rows stand for.'),
  inQuery(
    'calendar',
    { enum: ['persian', 'gregory'], default: 'persian' },
    'The calendar of the months.',
  ),
  inQuery('account', uuid, 'Only orders of this account.'),
  inQuery('lens', { type: 'string', maxLength: 100 }, 'Only this lens, by the key of its row.'),
];

/** Figures of orders, for the lab. */
export const reports = resource().get(
  '/',
  route(reportsContract.report.GET, {
    summary: 'Figures of the orders placed in a period, by month, account or lens; for the lab',
    access: 'lab',
    labReads: 'replica',
    parameters,
    answers: { 200: 'The totals of the period, and the rows.' },
    refusals: [422],
  }),
  async (c) => {
    const asked = readQuery(c, reportQuery);
    const days = lengthOf(asked);
    if (days < 1 || days > longestPeriod) {
      return refuse(c, 'invalid', [{ path: 'to', code: 'invalid' }]);
    }
    return respond(c, await readReport(c.var.services.database, asked));
  },
);
