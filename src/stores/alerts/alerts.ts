import { atom } from 'nanostores';
import type { AlertsAnswer } from '../../api/alerts/contract.ts';
import { alertsPath } from '../../api/alerts/paths.ts';
import { keepFresh } from '../shell/keep-fresh.ts';
import { readOwn } from '../shell/read-own.ts';
import { onOtherPerson } from '../shell/session.ts';

/** What the lab's staff should deal with; null until it is read. */
export const $alerts = atom<AlertsAnswer | null>(null);

onOtherPerson(() => $alerts.set(null));

/** Reads it again; what is on screen stays when that fails. */
async function readAlerts(): Promise<void> {
  const own = await readOwn(alertsPath);
  if (own.kind === 'read') $alerts.set(own.value);
}

/** Keeps the alerts up to date on screen: orders do not affect them, but a tab may be shown again after hours. */
export const followAlerts = () =>
  keepFresh(
    () => void readAlerts(),
    () => false,
  );
