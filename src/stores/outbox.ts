import { callApi } from '../api/client.ts';
import { paths } from '../api/paths.ts';
import type { Order } from '../domain/order.ts';
import { orderNumber } from '../domain/order-number.ts';
import { maySend, type Preorder } from '../domain/preorder.ts';
import { outbox as messages } from '../i18n/messages/outbox.ts';
import { currentOwner } from './device-owner.ts';
import { $records, loadRecords, putRecord, removeRecord } from './preorder-records.ts';
import { $sending } from './sending.ts';
import { $apiReachable, $signedIn, askSession, refreshSession } from './session.ts';
import { toast } from './toasts.ts';

/** Answers that say "later", not "no". */
const passing = new Set([408, 425, 429]);

type Outcome = 'sent' | 'refused' | 'later';

async function send(preorder: Preorder): Promise<Outcome> {
  const answer = await callApi<Order>(paths.orders, {
    method: 'POST',
    body: preorder.request,
    key: preorder.id,
    actingAs: preorder.owner ?? undefined,
  });
  $apiReachable.set(answer.kind !== 'offline');
  if (answer.kind === 'offline') return 'later';
  if (answer.kind === 'answer') {
    await removeRecord(preorder.id);
    toast({
      kind: 'success',
      text: messages.texts.sent,
      places: { number: orderNumber(preorder.id) },
    });
    return 'sent';
  }
  const { code, issues } = answer.refusal;
  if (answer.status === 401) $signedIn.set(null);
  // Somebody else has signed in under this tab: the order stays queued for its owner.
  if (code === 'otherSession') {
    await refreshSession();
    return 'later';
  }
  if (answer.status === 401 || answer.status >= 500 || passing.has(answer.status)) return 'later';
  await putRecord({ ...preorder, state: 'refused', issues, refusal: code });
  toast({
    kind: 'danger',
    text: messages.texts.refused,
    places: { number: orderNumber(preorder.id) },
  });
  return 'refused';
}

/** Sends what waits, one after the other; stops at the first that must wait longer. */
async function sendAll(): Promise<'empty' | 'waiting'> {
  await loadRecords();
  for (;;) {
    const next = $records.get()?.findLast((preorder) => maySend(preorder, currentOwner()));
    if (!next) return 'empty';
    $sending.set(next.id);
    const outcome = await send(next).finally(() => $sending.set(null));
    if (outcome === 'later') return 'waiting';
  }
}

const firstPause = 4_000;
const longestPause = 300_000;
let pause = firstPause;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Waits longer after each vain try, and never in step with other devices on the same line. */
function tryAgainLater(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void flushOutbox(), pause * (0.5 + Math.random()));
  pause = Math.min(pause * 2, longestPause);
}

async function flush(): Promise<void> {
  // Something waits, so somebody was signed in here: the device may only have forgotten who.
  if ($signedIn.get() === null) await askSession();
  const result = await sendAll();
  if (result === 'waiting' && $signedIn.get() !== null) tryAgainLater();
  else pause = firstPause;
}

let turnAwaited = false;

/** Tabs take turns, or each would post everything. */
async function takeTurn(): Promise<void> {
  turnAwaited = false;
  await flush();
}

/** Sends what is queued. */
export async function flushOutbox(): Promise<void> {
  if (turnAwaited) return;
  turnAwaited = true;
  if (navigator.locks) await navigator.locks.request('adasi-outbox', takeTurn);
  else await takeTurn();
}
