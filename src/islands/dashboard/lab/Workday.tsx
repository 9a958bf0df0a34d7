import { useEffect } from 'react';
import type { Workday as Today } from '../../../domain/workday/workday.ts';
import { labRoutes } from '../../../i18n/lab/lab-routes.ts';
import { workday } from '../../../i18n/workday/workday.ts';
import { panelRoutes } from '../../../panel/routes.ts';
import type { DashboardContent } from '../../../stores/dashboard/dashboard.ts';
import { $month, $workday, followWorkday } from '../../../stores/workday/workday.ts';
import { say } from '../../../ui/base/say.tsx';
import { type CountLink, CountLinks } from '../../../ui/dashboard/CountLinks.tsx';
import { FigureTiles } from '../../../ui/reports/FigureTiles.tsx';
import { Stations } from '../../../ui/workday/Stations.tsx';
import { useLive } from '../../base/use-live.ts';

const { texts } = workday;

/** Counts of payments that wait for the lab, each with a link to its list. */
function paymentsOf(today: Today | null): CountLink[] {
  const { path } = labRoutes.payments;
  const cheques = `${path}?part=cheques&states=`;
  return [
    { href: path, label: texts.transfers, count: today?.transfers ?? 0 },
    { href: `${cheques}today`, label: texts.chequesToday, count: today?.chequesToday ?? 0 },
    { href: `${cheques}overdue`, label: texts.chequesOverdue, count: today?.chequesOverdue ?? 0 },
  ];
}

/** The lab's day: what is due tomorrow, low stock, payments, how long orders have waited, and the month. */
export function Workday({ known: { counts, most } }: { known: DashboardContent }) {
  useEffect(followWorkday, []);
  const today = useLive($workday, null);
  const month = useLive($month, null);
  const due = {
    href: `${panelRoutes.orders.path}?order=promise`,
    label: texts.dueTomorrow,
    count: today?.dueTomorrow ?? 0,
  };
  const low = {
    href: `${labRoutes.shelf.path}?part=low`,
    label: texts.low,
    count: today?.low ?? 0,
  };
  return (
    <div className="workday">
      <CountLinks links={[due, low, ...paymentsOf(today)]} most={most} />
      <h2>{say(texts.stations)}</h2>
      <Stations counts={counts} most={most} longest={today?.longest} />
      <header className="card-head">
        <h2>{say(texts.month)}</h2>
        <a className="card-all" href={labRoutes.reports.path}>
          {say(texts.reports)}
        </a>
      </header>
      <div className="workday-month">{month && <FigureTiles {...month} mostReasons={1} />}</div>
    </div>
  );
}
