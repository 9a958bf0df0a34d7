import { type Answer, callApi } from '../api/client.ts';
import type { Refusal } from '../api/contract.ts';
import { paths } from '../api/paths.ts';
import type { Order } from '../domain/order.ts';
import { orderNumber } from '../domain/order-number.ts';
import { maySend, type Preorder } from '../domain/preorder.ts';
import type { Message } from '../i18n/message.ts';
import { outbox as messages } from '../i18n/messages/outbox.ts';
import { currentOwner } from './device-owner.ts';
import { followLastQueued } from './follow-sent.ts';
import { newId } from './new-id.ts';
import {
  $records,
  changed,
  changeQueued,
  loadRecords,
  putRecord,
  removeRecord,
} from './preorder-records.ts';
import { $sending } from './sending.ts';
import { $apiReachable, $signedIn, askSession, refreshSession } from './session.ts';
import { toast } from './toasts.ts';

// Its sentences come with what sends, which is fetched when the first order is typed.
followLastQueued();

/** Answers that say "later", not "no". */
const passing = new Set([408, 425, 429]);

type Outcome = 'done' | 'later';

/** Asks the lab in the order's own name; null when it cannot be asked now, or only by somebody else. */
async function ask(
  preorder: Preorder,
  path: string,
  call: { method?: 'POST'; body?: unknown; key?: string } = {},
): Promise<Exclude<Answer<Order>, { kind: 'offline' }> | null> {
  const answer = await callApi<Order>(path, { ...call, actingAs: preorder.owner ?? undefined });
  $apiReachable.set(answer.kind !== 'offline');
  if (answer.kind === 'offline') return null;
  if (answer.kind === 'answer') return answer;
  const { status, refusal } = answer;
  if (status === 401) $signedIn.set(null);
  // Somebody else has signed in under this tab: the order stays queued for its owner.
  if (refusal.code === 'otherSession') await refreshSession();
  const isLater = status === 401 || refusal.code === 'otherSession';
  return isLater || status >= 500 || passing.has(status) ? null : answer;
}

function say(kind: 'success' | 'danger', text: Message, { id }: Preorder): void {
  toast({ kind, text, places: { number: orderNumber(id) } });
}

async function send(preorder: Preorder): Promise<Outcome> {
  const { id, request: body } = preorder;
  const before = await changeQueued(id, (queued) =>
    queued.isWithdrawn ? queued : { ...queued, isTried: true },
  );
  if (!before || before.isWithdrawn) return 'done';
  const answer = await ask(preorder, paths.orders, { method: 'POST', body, key: id });
  if (!answer) return 'later';
  if (answer.kind === 'answer') {
    await removeRecord(id, { id, fate: 'sent' });
    say('success', messages.texts.sent, preorder);
  } else {
    await takeBack(preorder, answer.refusal);
    say('danger', messages.texts.refused, preorder);
  }
  return 'done';
}

/** What was refused can be edited again; where the lab has another order under its id, under one of its own. */
async function takeBack(preorder: Preorder, { code, issues }: Refusal): Promise<void> {
  const { id } = preorder;
  const isUsed = code === 'keyReused';
  const refused = { ...preorder, state: 'refused', issues, refusal: code, isTried: false } as const;
  if (isUsed) await removeRecord(id);
  await putRecord({ ...refused, id: isUsed ? newId() : id }, { id, fate: 'refused' });
}

/** Deletes what is to be deleted, unless the lab has it already: asked after, for an answer may have been lost. */
async function withdraw(preorder: Preorder): Promise<Outcome> {
  const { id } = preorder;
  const answer = await ask(preorder, paths.order(id));
  if (!answer || (answer.kind === 'refused' && answer.status !== 404)) return 'later';
  // While the lab was asked, it may have been kept after all.
  const before = await changeQueued(id, (queued) => (queued.isWithdrawn ? null : queued));
  const fate = answer.kind === 'answer' ? 'sent' : 'deleted';
  if (before?.isWithdrawn) await changed({ id, fate });
  return 'done';
}

/** Sends what waits, one after the other; stops at the first that must wait longer. */
async function sendAll(): Promise<'empty' | 'waiting'> {
  await loadRecords();
  for (;;) {
    const next = $records.get()?.findLast((preorder) => maySend(preorder, currentOwner()));
    if (!next) return 'empty';
    $sending.set(next.id);
    const act = next.isWithdrawn ? withdraw : send;
    const outcome = await act(next).finally(() => $sending.set(null));
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
