import type { Refusal } from '../../../api/refusal.ts';
import { orderNumber } from '../../../domain/order/order-number.ts';
import { maySend, orderIdOf, type Preorder } from '../../../domain/order/preorder.ts';
import { outbox as messages } from '../../../i18n/device/outbox.ts';
import type { Message } from '../../../i18n/language/message.ts';
import { deviceNames } from '../../../panel/storage-keys.ts';
import { $receivedChanges, noteAct } from '../../shell/changes.ts';
import { $signedIn } from '../../shell/session.ts';
import { toast } from '../../shell/toasts.ts';
import { moveOrderPhotos } from '../photos/order-photos.ts';
import { newId } from '../records/new-id.ts';
import { currentOwner } from '../records/owner.ts';
import {
  $records,
  announceRecords,
  changeQueued,
  removeRecord,
  rereadRecords,
} from '../records/preorder-records.ts';
import { $fates, $sending, watchedHere } from '../records/sending.ts';
import { askOwner } from './ask-owner.ts';
import { followLastQueued } from './follow-sent.ts';
import { followWaiting } from './follow-waiting.ts';
import { noteFailure, sinceFailure } from './last-failure.ts';
import { removePlacedAfterAll } from './placed-after-all.ts';
import { stopWaiting } from './post-as-owner.ts';
import { askWithdrawal, postOrder } from './post-order.ts';
import { sendOrderPhotos } from './send-photos.ts';
import { tabMutex } from './tab-mutex.ts';

// Its texts are in the same chunk as the outbox, which is fetched when the first order is typed.
followLastQueued();
followWaiting();

/** `skipped`: go on with the other orders. */
type SendStep = 'done' | 'later' | 'skipped';

function say(kind: 'success' | 'danger' | 'info', text: Message, preorder: Preorder): void {
  if (watchedHere.has(preorder.id)) return;
  toast({ kind, text, places: { number: orderNumber(orderIdOf(preorder)) } });
}

function sayItArrived(preorder: Preorder): void {
  say('success', messages.texts[preorder.corrects ? 'corrected' : 'sent'], preorder);
}

async function send(preorder: Preorder): Promise<SendStep> {
  const { id } = preorder;
  const before = await changeQueued(id, (queued) =>
    queued.isWithdrawn ? queued : { ...queued, isTried: true },
  );
  if (!before || before.isWithdrawn) return 'done';
  const answer = await postOrder(preorder);
  if (!answer) return 'later';
  if (answer.kind === 'done') {
    if ((await sendOrderPhotos(preorder)) === 'later') return 'later';
    await removeRecord(id, { id, fate: 'sent' });
    sayItArrived(preorder);
  } else if (answer.code === 'withdrawn' && !before.isInFile) {
    await renew(preorder);
  } else {
    await takeBack(preorder, answer);
  }
  return 'done';
}

/** Refusals after which the lab accepts nothing more under the id. */
const isUsedUp = (code: string) => code === 'keyReused' || code === 'withdrawn';

/**
 * Makes a refused order editable again, under a new id if the old one is used up. An order in a
 * file whose deletion another device asked for is not automatically sent under a new id: that
 * device may have sent it so already.
 */
async function takeBack(preorder: Preorder, { code, issues }: Refusal): Promise<void> {
  const { id } = preorder;
  // If it keeps its id, an earlier or repeated request may still arrive and be placed.
  const ownId = isUsedUp(code) ? { id: newId(), isInFile: false, isTried: false } : { id };
  const refused = { ...ownId, state: 'refused', issues, refusal: code } as const;
  // An order being deleted must still be withdrawn: an earlier request for it could yet be placed.
  const before = await changeQueued(id, (queued) => {
    if (queued.isWithdrawn) return isUsedUp(code) ? null : queued;
    return { ...queued, ...refused };
  });
  if (before?.isWithdrawn) {
    if (isUsedUp(code)) await announceRecords({ id, fate: 'deleted' });
    return;
  }
  if (ownId.id !== id) await moveOrderPhotos(id, ownId.id);
  await announceRecords({ id, fate: 'refused' });
  say('danger', messages.texts[preorder.corrects ? 'notCorrected' : 'refused'], preorder);
}

/** Gives a new id to an order whose deletion was undone after the lab had blocked the old id. */
async function renew(preorder: Preorder): Promise<void> {
  const { id } = preorder;
  const renewed = { id: newId(), isTried: false };
  const before = await changeQueued(id, (queued) =>
    queued.isWithdrawn ? queued : { ...queued, ...renewed },
  );
  if (!before || before.isWithdrawn) return;
  await moveOrderPhotos(id, renewed.id);
  await announceRecords({ id, renewedAs: renewed.id });
  // The number of a correction is that of the corrected order.
  if (!preorder.corrects) say('info', messages.texts.renewed, { ...preorder, ...renewed });
}

/**
 * Deletes the order, unless the lab already has it: its answer may have been lost. The lab blocks the id from then on,
 * so a request still on its way can no longer be placed.
 */
async function withdraw(preorder: Preorder): Promise<SendStep> {
  const { id } = preorder;
  const answer = await askWithdrawal(preorder);
  if (!answer) return 'later';
  // The lab cannot accept a correction of an order it does not know.
  const isUnknown = answer.kind === 'refused' && answer.code === 'notFound';
  if (answer.kind === 'refused' && !isUnknown) return 'skipped';
  // The deletion may have been undone since.
  const before = await changeQueued(id, (queued) => (queued.isWithdrawn ? null : queued));
  const isDeleted = answer.kind === 'refused' || answer.value.outcome === 'withdrawn';
  const fate = isDeleted ? 'deleted' : 'sent';
  if (before?.isWithdrawn) await announceRecords({ id, fate });
  return 'done';
}

/** Sends the queued orders one by one; stops at the first that must wait, or when another tab takes over. */
async function sendAll(lost: AbortSignal): Promise<'empty' | 'waiting'> {
  await rereadRecords();
  const skipped = new Set<string>();
  while (!lost.aborted) {
    const next = $records
      .get()
      ?.findLast((each) => maySend(each, currentOwner()) && !skipped.has(each.id));
    if (!next) return 'empty';
    $sending.set(next.id);
    const act = next.isWithdrawn ? withdraw : send;
    const outcome = await act(next).finally(() => $sending.set(null));
    if (outcome === 'later') return 'waiting';
    if (outcome === 'skipped') skipped.add(next.id);
    failures = 0;
  }
  return 'empty';
}

/** Pauses after the first failures, ms. After that the checks of `outbox-look.ts` are frequent enough. */
const quickPauses = [4_000, 8_000, 16_000];
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Tries again with jitter, so that devices do not retry in step. */
function tryAgainSoon(): void {
  const pause = quickPauses[failures];
  failures += 1;
  clearTimeout(timer);
  if (pause === undefined) return;
  const again = () => void flushOutbox(pause / 2).catch(tryAgainSoon);
  timer = setTimeout(again, pause * (0.5 + Math.random()));
}

// `outbox-look.ts` retries at once. A pending request went into a dead connection, and the first new one may come
// before the network really works: restart the quick pauses.
window.addEventListener('online', () => {
  failures = 0;
  stopWaiting();
});

/** Time since the last failure that the next attempt waits for, ms. */
let rest = Number.POSITIVE_INFINITY;

async function flush(lost: AbortSignal): Promise<void> {
  const asked = rest;
  rest = Number.POSITIVE_INFINITY;
  if (sinceFailure() < asked) return;
  if ($signedIn.get() === null) await askOwner();
  const fates = $fates.get();
  const result = await sendAll(lost);
  // The periodic looks would ask for as long as a refused order is kept.
  const arrived = result === 'empty' && asked === 0 ? await removePlacedAfterAll(fates) : [];
  arrived.forEach(sayItArrived);
  // Screens that show the account's orders read them again.
  if ($fates.get() !== fates) {
    $receivedChanges.set({ changes: [], isGap: true });
    noteAct();
  }
  if (result === 'empty') return;
  noteFailure();
  if ($signedIn.get() !== null) tryAgainSoon();
}

/** Tabs take turns, or each of them would post every order. */
const takeTurn = tabMutex(deviceNames.outboxLock, flush, $records);

/** Sends the queued orders, unless a tab has failed to within `unlessWithin` ms. */
export async function flushOutbox(unlessWithin = 0): Promise<void> {
  rest = Math.min(rest, unlessWithin);
  await takeTurn();
}
