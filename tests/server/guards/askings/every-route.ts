import type { AskedRoutes } from '../asking.ts';
import { accessoryAskings } from './accessories.ts';
import { accountAskings } from './accounts.ts';
import { auditAskings } from './audit.ts';
import { counterAskings } from './counter.ts';
import { deliveryAskings } from './deliveries.ts';
import { findAskings } from './find.ts';
import { firstStepAskings } from './first-steps.ts';
import { frameListAskings } from './frame-list.ts';
import { handOffAskings } from './hand-off.ts';
import { invoiceAskings } from './invoices.ts';
import { labPageAskings } from './lab-page.ts';
import { ledgerAskings } from './ledger.ts';
import { orderPartAskings } from './order-parts.ts';
import { orderAskings } from './orders.ts';
import { panelAskings } from './panel.ts';
import { peopleAskings } from './people.ts';
import { plainReads } from './plain-reads.ts';
import { reportAskings } from './reports.ts';
import { revisionAskings } from './revisions.ts';
import { secondFactorAskings } from './second-factor.ts';
import { sessionAskings } from './session.ts';
import { stockroomAskings } from './stockroom.ts';
import { watchAskings } from './watches.ts';
import { workdayAskings } from './workday.ts';

/** The requests to each route of the API, in this order. Withdrawing uses up ids, so orders come last. */
export const everyRoute: AskedRoutes = {
  ...plainReads,
  ...sessionAskings,
  ...secondFactorAskings,
  ...accessoryAskings,
  ...frameListAskings,
  ...stockroomAskings,
  ...watchAskings,
  ...panelAskings,
  ...accountAskings,
  ...peopleAskings,
  ...firstStepAskings,
  ...auditAskings,
  ...reportAskings,
  ...workdayAskings,
  ...labPageAskings,
  ...handOffAskings,
  ...ledgerAskings,
  ...invoiceAskings,
  ...deliveryAskings,
  ...counterAskings,
  ...revisionAskings,
  ...findAskings,
  ...orderPartAskings,
  ...orderAskings,
};
