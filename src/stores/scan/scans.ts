import { atom, computed } from 'nanostores';
import { idEndOfDelivery } from '../../domain/delivery/read-delivery-number.ts';
import { type StationState, stationStates } from '../../domain/lifecycle/scan.ts';
import { deliveryNumber, orderNumber } from '../../domain/order/order-number.ts';
import { idEndOfNumber } from '../../domain/order/read-order-number.ts';
import { storageKeys } from '../../panel/storage-keys.ts';
import { persistentAtom } from '../browser-support/persistent.ts';
import { persistentJson } from '../browser-support/persistent-json.ts';
import { newId } from '../device/records/new-id.ts';
import { $signedIn } from '../shell/session.ts';
import type { Scan, ScannedOrder, ScanResult } from './scan.ts';

/** Maximum number of scans to keep. Waiting scans are kept beyond that. */
const shown = 20;

/** A second scan of the same ticket within this time is accidental, ms. */
const slip = 5_000;

/** Whether a record was written by this version of the panel. */
const isScan = (kept: unknown): kept is Scan =>
  typeof kept === 'object' && kept !== null && 'result' in kept && 'user' in kept;

/** Newest first. Stored on the device, so that a reload loses no waiting scan. */
const $kept = persistentJson<readonly Scan[]>(storageKeys.scans, [], (kept) =>
  Array.isArray(kept) ? kept.filter(isScan) : null,
);

/** The state this station moves orders to; null for the next one. */
export const $station = persistentAtom<StationState | null>(storageKeys.scanStation, null, {
  encode: (state) => state ?? '',
  decode: (kept) => stationStates.find((state) => state === kept) ?? null,
});

/** Number of the ticket if the last scan was an accidental second one; otherwise null. */
export const $again = atom<string | null>(null);

/** The user's own scans, newest first. */
export const $scans = computed([$kept, $signedIn], (scans, signedIn) =>
  scans.filter(({ user }) => user === signedIn?.user.id),
);

/** Key of the latest result. It changes with every new scan and every new answer. */
export const $latestResult = computed([$scans, $again], ([latest], again) =>
  again ? `${latest?.id} again` : `${latest?.id} ${latest?.result.kind}`,
);

const isWaiting = ({ result }: Scan) => result.kind === 'waiting';

export const $waitingScans = computed($scans, (scans) => scans.filter(isWaiting));

/** The scan to send next. */
export function firstWaiting(): Scan | undefined {
  return $waitingScans.get().at(-1);
}

/** If the clock was set back, the last scan may lie in the future. */
function isSlip(number: string, at: number): boolean {
  const [last] = $scans.get();
  return last !== undefined && last.number === number && Math.abs(at - last.at) < slip;
}

/**
 * The number of an order or delivery in its written form, regardless of the keyboard layout the
 * scanner typed it in.
 */
function writtenNumber(text: string): string | null {
  const [order, delivery] = [idEndOfNumber(text), idEndOfDelivery(text)];
  if (order !== null) return orderNumber(order);
  return delivery === null ? null : deliveryNumber(delivery);
}

/** Adds a scan to the queue, unless the same ticket was scanned a moment ago. */
export function addScan(text: string, now = Date.now()): void {
  const user = $signedIn.get()?.user.id;
  const number = writtenNumber(text) ?? text.trim();
  if (!user || number === '') return;
  const again = isSlip(number, now);
  $again.set(again ? number : null);
  if (again) return;
  const isNumber = writtenNumber(text) !== null;
  const result: ScanResult = isNumber ? { kind: 'waiting' } : { kind: 'notFound' };
  const scan = { id: newId(now), number, station: $station.get(), user, at: now, result };
  $kept.set([scan, ...$kept.get().filter((each, index) => index < shown - 1 || isWaiting(each))]);
}

/** Stores the result of a scan and the order found. */
export function settleScan(id: string, result: ScanResult, order?: ScannedOrder): void {
  const settled = { result, ...(order && { order }) };
  $kept.set($kept.get().map((scan) => (scan.id === id ? { ...scan, ...settled } : scan)));
}
