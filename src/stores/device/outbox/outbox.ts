import { type Answer, callApi } from '../../../api/client.ts';
import type { Refusal, WithdrawalAnswer } from '../../../api/contract.ts';
import { paths } from '../../../api/paths.ts';
import type { Order } from '../../../domain/order/order.ts';
import { orderNumber } from '../../../domain/order/order-number.ts';
import { maySend, type Preorder } from '../../../domain/order/preorder.ts';
import { outbox as messages } from '../../../i18n/device/outbox.ts';
import type { Message } from '../../../i18n/language/message.ts';
import { deviceNames } from '../../../panel/storage-keys.ts';
import { $apiReachable, $signedIn, askSession, refreshSession } from '../../shell/session.ts';
import { toast } from '../../shell/toasts.ts';
import { newId } from '../records/new-id.ts';
import { currentOwner } from '../records/owner.ts';
import {
  $records,
  announceRecords,
  changeQueued,
  loadRecords,
  removeRecord,
} from '../records/preorder-records.ts';
import { $sending, watchedHere } from '../records/sending.ts';
import { followLastQueued } from './follow-sent.ts';
import { inTurn } from './in-turn.ts';

// Its texts travel with the outbox, which is fetched when the first order is typed.
followLastQueued();

/** Statuses that mean "try later", not "refused". */
const passing = new Set([408, 425, 429]);

/** `skipped`: go on with the other orders. */
type SendStep = 'done' | 'later' | 'skipped';

/** Posts as the order's owner; null if that is impossible now, or only for another session. */
async function post<T>(
  preorder: Preorder,
  path: string,
  call: { body?: unknown; key?: string } = {},
): Promise<Exclude<Answer<T>, { kind: 'offline' }> | null> {
  const actingAs = preorder.owner ?? undefined;
  const answer = await callApi<T>(path, { ...call, method: 'POST', actingAs });
  $apiReachable.set(answer.kind !== 'offline');
  if (answer.kind === 'offline') return null;
  if (answer.kind === 'answer') return answer;
  const { status, refusal } = answer;
  if (status === 401) $signedIn.set(null);
  // Someone else has signed in in this browser: the order stays queued for its owner.
  if (refusal.code === 'otherSession') await refreshSession();
  const isLater = status === 401 || refusal.code === 'otherSession';
  return isLater || status >= 500 || passing.has(status) ? null : answer;
}

function say(kind: 'success' | 'danger' | 'info', text: Message, { id }: Preorder): void {
  if (watchedHere.has(id)) return;
  toast({ kind, text, places: { number: orderNumber(id) } });
}

async function send(preorder: Preorder): Promise<SendStep> {
  const { id, request: body } = preorder;
  const before = await changeQueued(id, (queued) =>
    queued.isWithdrawn ? queued : { ...queued, isTried: true },
  );
  if (!before || before.isWithdrawn) return 'done';
  const answer = await post<Order>(preorder, paths.orders, { body, key: id });
  if (!answer) return 'later';
  if (answer.kind === 'answer') {
    await removeRecord(id, { id, fate: 'sent' });
    say('success', messages.texts.sent, preorder);
  } else if (answer.refusal.code === 'withdrawn') {
    await renew(preorder);
  } else {
    await takeBack(preorder, answer.refusal);
  }
  return 'done';
}

/** Makes a refused order editable again, under a new id if the lab has another order under the old one. */
async function takeBack(preorder: Preorder, { code, issues }: Refusal): Promise<void> {
  const { id } = preorder;
  const ownId = code === 'keyReused' ? newId() : id;
  const refused = { id: ownId, state: 'refused', issues, refusal: code, isTried: false } as const;
  // An order being deleted must still be withdrawn: an earlier request for it could yet be placed.
  const before = await changeQueued(id, (queued) => {
    if (queued.isWithdrawn) return code === 'keyReused' ? null : queued;
    return { ...queued, ...refused };
  });
  if (before?.isWithdrawn) {
    if (code === 'keyReused') await announceRecords({ id, fate: 'deleted' });
    return;
  }
  await announceRecords({ id, fate: 'refused' });
  say('danger', messages.texts.refused, preorder);
}

/** Gives a new id to an order whose deletion was undone after the lab had blocked the old id. */
async function renew(preorder: Preorder): Promise<void> {
  const { id } = preorder;
  const renewed = { id: newId(), isTried: false };
  const before = await changeQueued(id, (queued) =>
    queued.isWithdrawn ? queued : { ...queued, ...renewed },
  );
  if (!before || before.isWithdrawn) return;
  await announceRecords({ id, renewedAs: renewed.id });
  say('info', messages.texts.renewed, { ...preorder, ...renewed });
}

/**
 * Deletes the order, unless the lab already has it: its answer may have been lost. The lab blocks the id from then on,
 * so a request still on its way can no longer be placed.
 */
async function withdraw(preorder: Preorder): Promise<SendStep> {
  const { id } = preorder;
  const answer = await post<WithdrawalAnswer>(preorder, paths.withdrawal(id));
  if (!answer) return 'later';
  if (answer.kind === 'refused') return 'skipped';
  // The deletion may have been undone meanwhile.
  const before = await changeQueued(id, (queued) => (queued.isWithdrawn ? null : queued));
  const fate = answer.value.outcome === 'placed' ? 'sent' : 'deleted';
  if (before?.isWithdrawn) await announceRecords({ id, fate });
  return 'done';
}

/** Sends the queued orders one by one; stops at the first that has to wait. */
async function sendAll(): Promise<'empty' | 'waiting'> {
  await loadRecords();
  const skipped = new Set<string>();
  for (;;) {
    const next = $records
      .get()
      ?.findLast((each) => maySend(each, currentOwner()) && !skipped.has(each.id));
    if (!next) return 'empty';
    $sending.set(next.id);
    const act = next.isWithdrawn ? withdraw : send;
    const outcome = await act(next).finally(() => $sending.set(null));
    if (outcome === 'later') return 'waiting';
    if (outcome === 'skipped') skipped.add(next.id);
  }
}

const firstPause = 4_000;
const longestPause = 300_000;
let pause = firstPause;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Backs off exponentially, with jitter so that devices do not retry in step. */
function tryAgainLater(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void flushOutbox().catch(tryAgainLater), pause * (0.5 + Math.random()));
  pause = Math.min(pause * 2, longestPause);
}

async function flush(): Promise<void> {
  // An order is queued, so someone was signed in: the device may only have forgotten who.
  if ($signedIn.get() === null) await askSession();
  const result = await sendAll();
  if (result === 'waiting' && $signedIn.get() !== null) tryAgainLater();
  else pause = firstPause;
}

/** Sends the queued orders. Tabs take turns, or each of them would post every order. */
export const flushOutbox = inTurn(deviceNames.outboxLock, flush, $records);
