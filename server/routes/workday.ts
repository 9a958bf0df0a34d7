import { workdayContract } from '../../src/api/workday/contract.ts';
import { dayAfter } from '../../src/domain/vocabulary/days.ts';
import { labDay } from '../../src/domain/vocabulary/lab-day.ts';
import { mostCounted } from '../db/orders/count-orders.ts';
import { countLow } from '../db/stockroom/count-low.ts';
import { countDue } from '../db/workday/count-due.ts';
import { longestHere } from '../db/workday/longest-here.ts';
import { resource } from '../http/guards/resource.ts';
import { route } from '../http/guards/route.ts';
import { respond } from '../http/respond.ts';

/** What the lab has at hand today. */
export const workday = resource().get(
  '/',
  route(workdayContract.workday.GET, {
    summary: 'What is due tomorrow, how long orders have waited, and what is low; for the lab',
    access: 'lab',
    answers: { 200: 'Counting stops at `most`.' },
  }),
  async (c) => {
    const { database } = c.var.services;
    const [dueTomorrow, longest, low] = await Promise.all([
      countDue(database, dayAfter(labDay(Date.now()))),
      longestHere(database),
      countLow(database),
    ]);
    return respond(c, {
      dueTomorrow,
      most: mostCounted,
      longest: Object.fromEntries(
        longest.map(({ state, since, id, account }) => [
          state,
          { since: since.toISOString(), id, account },
        ]),
      ),
      low,
    });
  },
);
