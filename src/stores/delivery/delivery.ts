import { atom } from 'nanostores';
import { deliveryPaths } from '../../api/delivery/paths.ts';
import type { Delivery, DeliverySummary } from '../../domain/delivery/delivery.ts';
import { keepFresh } from '../shell/keep-fresh.ts';
import { type ReadState, readOwn } from '../shell/read-own.ts';
import { onOtherPerson } from '../shell/session.ts';

/** The open delivery; null until there is something to show. */
export const $delivery = atom<Delivery | null>(null);

/** The latest deliveries; null until there is an answer. */
export const $deliveries = atom<readonly DeliverySummary[] | null>(null);

/** Progress or result of reading what the page shows. */
export const $deliveryReading = atom<ReadState>('reading');

onOtherPerson(() => forget());

function forget(): void {
  $delivery.set(null);
  $deliveries.set(null);
  $deliveryReading.set('reading');
}

/** The id is part of the address, so it can be anything. */
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Id of the delivery requested last; empty for the list. A response to an earlier request is stale. */
let asked = '';

// Numbers of the reads: the answer to an earlier one may arrive last.
let [asking, answered] = [0, 0];

/** Shows a delivery as it is after a change. A read requested before it is stale. */
export function showDelivery(delivery: Delivery): void {
  asking += 1;
  answered = asking;
  $delivery.set(delivery);
}

/** Reads a delivery. Offline, one already shown stays. */
export async function openDelivery(id: string, account?: string): Promise<void> {
  asked = id;
  if (!uuid.test(id) || (account && !uuid.test(account))) {
    $deliveryReading.set('notFound');
    return;
  }
  asking += 1;
  const turn = asking;
  const own = await readOwn(deliveryPaths.one(id, account));
  if (own.kind === 'outdated' || asked !== id || turn < answered) return;
  answered = turn;
  if (own.kind === 'read') $delivery.set(own.value);
  // A colleague has dissolved it.
  else if (own.problem === 'notFound') $delivery.set(null);
  $deliveryReading.set(own.kind === 'read' ? 'done' : own.problem);
}

export async function readDeliveries(): Promise<void> {
  asked = '';
  const own = await readOwn(deliveryPaths.all);
  if (own.kind === 'outdated' || asked !== '') return;
  if (own.kind === 'read') $deliveries.set(own.value.deliveries);
  $deliveryReading.set(own.kind === 'read' ? 'done' : own.problem);
}

/** Interval of reading an unshipped delivery again, ms, since packing it changes none of its orders. */
const readEveryMs = 10_000;

/** Keeps a delivery up to date while its page is open. */
export function followDelivery(id: string, account?: string): () => void {
  if ($delivery.get()?.id !== id) $delivery.set(null);
  const holds = (order: string) => $delivery.get()?.lines.some((line) => line.order.id === order);
  const stop = keepFresh(
    () => void openDelivery(id, account),
    (change) => holds(change.order.id) === true,
  );
  const timer = setInterval(() => {
    const isOpen = $delivery.get()?.shippedAt === null;
    if (isOpen && document.visibilityState === 'visible') void openDelivery(id, account);
  }, readEveryMs);
  return () => {
    clearInterval(timer);
    stop();
    forget();
  };
}

/** Keeps the list up to date while its page is open. */
export function followDeliveries(): () => void {
  const stop = keepFresh(
    () => void readDeliveries(),
    ({ event }) => event === 'ship' || event === 'deliver' || event === 'write',
  );
  return () => {
    stop();
    forget();
  };
}
