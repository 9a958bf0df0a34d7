import { type Answer, callApi } from '../../api/client.ts';
import type { Refusal, WithdrawalAnswer } from '../../api/contract.ts';
import { paths } from '../../api/paths.ts';
import type { Order } from '../../domain/order/order.ts';
import { orderNumber } from '../../domain/order/order-number.ts';
import { maySend, type Preorder } from '../../domain/order/preorder.ts';
import { outbox as messages } from '../../i18n/device/outbox.ts';
import type { Message } from '../../i18n/language/message.ts';
import { deviceNames } from '../../panel/storage-keys.ts';
import { $apiReachable, $signedIn, askSession, refreshSession } from '../shell/session.ts';
import { toast } from '../shell/toasts.ts';
import { followLastQueued } from './follow-sent.ts';
import { inTurn } from './in-turn.ts';
import { newId } from './new-id.ts';
import { currentOwner } from './owner.ts';
import {
  $records,
  announceRecords,
  changeQueued,
  loadRecords,
  removeRecord,
} from './preorder-records.ts';
import { $sending } from './sending.ts';

// Its sentences come with what sends, which is fetched when the first order is typed.
followLastQueued();

/** Answers that say "later", not "no". */
const passing = new Set([408, 425, 429]);

/** `skipped`: the others go on without it. */
type SendStep = 'done' | 'later' | 'skipped';

/** Posts to the lab in the order's own name; null when that cannot be done now, or only by somebody else. */
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
  // Somebody else has signed in under this tab: the order stays queued for its owner.
  if (refusal.code === 'otherSession') await refreshSession();
  const isLater = status === 401 || refusal.code === 'otherSession';
  return isLater || status >= 500 || passing.has(status) ? null : answer;
}

function say(kind: 'success' | 'danger' | 'info', text: Message, { id }: Preorder): void {
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

/** What was refused can be edited again; where the lab has another order under its id, under one of its own. */
async function takeBack(preorder: Preorder, { code, issues }: Refusal): Promise<void> {
  const { id } = preorder;
  const ownId = code === 'keyReused' ? newId() : id;
  const refused = { id: ownId, state: 'refused', issues, refusal: code, isTried: false } as const;
  // One that is to be deleted is still to be withdrawn, or what was refused now could be placed by an earlier request.
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

/** What was to be deleted and was kept after all has lost its id to the withdrawal: it goes to the lab under another. */
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
 * Deletes what is to be deleted, unless the lab has it already, for an answer may have been lost. The lab holds the id
 * back from then on: a request still on its way can no longer be placed.
 */
async function withdraw(preorder: Preorder): Promise<SendStep> {
  const { id } = preorder;
  const answer = await post<WithdrawalAnswer>(preorder, paths.withdrawal(id));
  if (!answer) return 'later';
  if (answer.kind === 'refused') return 'skipped';
  // While the lab was asked, it may have been kept after all.
  const before = await changeQueued(id, (queued) => (queued.isWithdrawn ? null : queued));
  const fate = answer.value.outcome === 'placed' ? 'sent' : 'deleted';
  if (before?.isWithdrawn) await announceRecords({ id, fate });
  return 'done';
}

/** Sends what waits, one after the other; stops at the first that must wait longer. */
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

/** Waits longer after each vain try, and never in step with other devices on the same line. */
function tryAgainLater(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void flushOutbox().catch(tryAgainLater), pause * (0.5 + Math.random()));
  pause = Math.min(pause * 2, longestPause);
}

async function flush(): Promise<void> {
  // Something waits, so somebody was signed in here: the device may only have forgotten who.
  if ($signedIn.get() === null) await askSession();
  const result = await sendAll();
  if (result === 'waiting' && $signedIn.get() !== null) tryAgainLater();
  else pause = firstPause;
}

/** Sends what is queued. Tabs take turns, or each would post everything. */
export const flushOutbox = inTurn(deviceNames.outboxLock, flush, $records);
