import { atom } from 'nanostores';
import type { DashboardAnswer } from '../../api/dashboard/contract.ts';
import { dashboardPath } from '../../api/dashboard/paths.ts';
import { withoutNames } from '../../domain/order/without-names.ts';
import { storageKeys } from '../../panel/storage-keys.ts';
import { persistentJson } from '../browser-support/persistent-json.ts';
import { $acts } from '../shell/changes.ts';
import { coalesce } from '../shell/coalesce.ts';
import { keepFresh } from '../shell/keep-fresh.ts';
import { type OwnAnswer, type ReadState, readOwn } from '../shell/read-own.ts';
import { $signedIn, onOtherPerson } from '../shell/session.ts';

/** All that the dashboard shows. */
export type DashboardContent = DashboardAnswer;

/** The dashboard as it was read, and when (ms since 1970). */
type ReadDashboard = { at: number; answer: DashboardContent };

type KeptDashboard = ReadDashboard & { user: string };

/** Whether it has the parts that the screen counts on. */
function isDashboard({ user, answer }: KeptDashboard): boolean {
  const { latest, notices, months } = answer;
  return typeof user === 'string' && [latest, notices, months.fa, months.en].every(Array.isArray);
}

/**
 * Stored on the device without what can name a patient, so that the next visit shows it
 * immediately. It is not checked against the schema, which every visit would have to download; a
 * changed format gets a new key.
 */
const $kept = persistentJson<KeptDashboard | null>(storageKeys.dashboard, null, (kept) =>
  isDashboard(kept as KeptDashboard) ? (kept as KeptDashboard) : null,
);

const userId = () => $signedIn.get()?.user.id;

function ownKept(): ReadDashboard | null {
  const kept = $kept.get();
  return kept && kept.user === userId() ? kept : null;
}

/** The user's dashboard as last read, at first by an earlier visit; null until the first answer. */
export const $dashboard = atom(ownKept());

/** Progress or result of reading the dashboard. */
export const $dashboardReading = atom<ReadState>('reading');

onOtherPerson((signedIn) => {
  $dashboard.set(ownKept());
  $dashboardReading.set(signedIn ? 'reading' : 'signedOut');
});

function show(own: OwnAnswer<DashboardAnswer>): void {
  if (own.kind === 'outdated') return;
  $dashboardReading.set(own.kind === 'read' ? 'done' : own.problem);
  if (own.kind === 'unread') return;
  const { value } = own;
  const at = Date.now();
  const latest = value.latest.map(withoutNames);
  $dashboard.set({ at, answer: value });
  $kept.set({ user: userId() ?? '', at, answer: { ...value, latest } });
}

/** Reads the dashboard. */
export const readDashboard = coalesce(async () => {
  $dashboardReading.set('reading');
  show(await readOwn(dashboardPath));
});

/** Keeps the dashboard up to date while the screen is open. */
export function followDashboard(): () => void {
  const forgetActs = $acts.listen(() => void readDashboard());
  const stop = keepFresh(
    () => void readDashboard(),
    () => true,
  );
  return () => {
    stop();
    forgetActs();
  };
}
