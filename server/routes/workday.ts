import { workdayContract } from '../../src/api/workday/contract.ts';
import { dayAfter } from '../../src/domain/vocabulary/days.ts';
import { labDay } from '../../src/domain/vocabulary/lab-day.ts';
import { countCheques } from '../db/ledger/count-cheques.ts';
import { countTransfers } from '../db/ledger/transfers.ts';
import { mostCounted } from '../db/orders/count-orders.ts';
import { countLow } from '../db/stockroom/count-low.ts';
import { countDue } from '../db/workday/count-due.ts';
import { longestHere } from '../db/workday/longest-here.ts';
import { resource } from '../http/guards/resource.ts';
import { route } from '../http/guards/route.ts';
import { respond } from '../http/respond.ts';

/** The lab's tasks of today. */
export const workday = resource().get(
  '/',
  route(workdayContract.workday.GET, {
    summary: 'Orders due, the longest waits, low stock and pending payments; for the lab',
    access: 'lab',
    labReads: 'replica',
    answers: { 200: 'Counting stops at `most`.' },
  }),
  async (c) => {
    const { database } = c.var.services;
    const today = labDay(Date.now());
    const [dueTomorrow, longest, low, transfers, cheques] = await Promise.all([
      countDue(database, dayAfter(today)),
      longestHere(database),
      countLow(database),
      countTransfers(database, mostCounted),
      countCheques(database, today),
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
      transfers,
      chequesToday: cheques.today,
      chequesOverdue: cheques.overdue,
      low,
    });
  },
);
