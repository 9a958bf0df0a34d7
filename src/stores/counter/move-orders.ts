import { atom } from 'nanostores';
import type { MoveOutcome } from '../../domain/lifecycle/move-outcome.ts';
import { type LabStep, nextStep } from '../../domain/lifecycle/next-step.ts';
import type { OrderState } from '../../domain/lifecycle/order-state.ts';
import type { Order, OrderSummary } from '../../domain/order/order.ts';
import { newId } from '../device/records/new-id.ts';
import { readFilteredOrders } from '../orders/filtered-orders.ts';
import { $order, showOrder } from '../orders/order.ts';
import { $orders, $ordersAt } from '../orders/orders.ts';
import { noteAct } from '../shell/changes.ts';
import { $signedIn, onOtherPerson } from '../shell/session.ts';
import { $moved, $results, keepUnknown, type OrderResult } from './results.ts';
import { $selectedOrders, deselect, orderKey } from './selection.ts';
import { doneBy, type Move, readWorkingDays, sendMove } from './send-move.ts';
import { showInList } from './show-in-list.ts';

/** Requests at a time: a browser opens six connections to one server, and the stream of changes holds one. */
const atOnce = 4;

type Moving = { done: number; total: number };

/** Orders done and to do while orders are being moved; null otherwise. */
export const $moving = atom<Moving | null>(null);

/** Moves without an answer yet, by order key. */
const unsettled = new Map<string, Move>();

function note({ order, key: event }: Move, result: MoveOutcome, state?: OrderState): void {
  const { id, number, account, lastEvent: after } = order;
  $results.setKey(orderKey(order), { ...result, id, number, account, event, after, state });
}

type Now = { result: MoveOutcome; state?: OrderState | undefined };

function settle(move: Move, { result, state }: Now): void {
  const key = orderKey(move.order);
  if (result.kind !== 'unknown') unsettled.delete(key);
  if (result.kind === 'moved') deselect(key);
  note(move, result, state);
}

/** Shows an order as it is now, in the list and on its own. */
function show(now: Order): void {
  showInList(now);
  if ($order.get()?.id === now.id) showOrder(now);
}

/** A move without a response is resent unchanged, regardless of what the list shows by now. */
function moveOf(order: OrderSummary, step: LabStep): Move {
  const known = unsettled.get(orderKey(order));
  if (known?.step === step) return known;
  return { order, step, key: newId() };
}

/** Sends moves one by one until all are done, the connection is lost, or the user has signed out. */
async function sendAll(moves: Iterable<Move>, actor: string | undefined): Promise<void> {
  for (const move of moves) {
    const sent = await sendMove(move);
    if (sent === 'left' || $signedIn.get()?.user.id !== actor) return;
    settle(move, { result: sent.result, state: sent.now?.state });
    if (sent.now) show(sent.now);
    $moving.set(afterOne($moving.get()));
    if (sent.result.kind === 'unknown' && sent.result.why === 'offline') return;
  }
}

const afterOne = (moving: Moving | null) => moving && { ...moving, done: moving.done + 1 };

async function run(moves: readonly Move[]): Promise<void> {
  if ($moving.get() || moves.length === 0) return;
  const actor = $signedIn.get()?.user.id;
  const readAt = $ordersAt.get();
  keepUnknown();
  for (const move of moves) {
    unsettled.set(orderKey(move.order), move);
    note(move, { kind: 'sending' });
  }
  $moving.set({ done: 0, total: moves.length });
  if (moves.some(({ step }) => step === 'accept')) await readWorkingDays();
  const left = moves.values();
  await Promise.all(Array.from({ length: atOnce }, () => sendAll(left, actor)));
  // Left over when the connection was lost.
  if ($signedIn.get()?.user.id === actor) {
    for (const move of left) settle(move, { result: { kind: 'unknown', why: 'offline' } });
  }
  $moving.set(null);
  noteAct();
  // A list read during the moves may show orders as they were before.
  if ($ordersAt.get() !== readAt) void readFilteredOrders();
}

/** Moves the selected orders that can take the step; with `next`, each by its own next step. */
export function moveSelected(asked: LabStep | 'next'): Promise<void> {
  const moves = $selectedOrders.get().flatMap((order) => {
    const step = nextStep(order);
    return step && (asked === 'next' || asked === step) ? [moveOf(order, step)] : [];
  });
  return run(moves);
}

/** Advances one order to its next step, regardless of the selection. */
export function moveOne(order: OrderSummary): Promise<void> {
  const step = nextStep(order);
  return step ? run([moveOf(order, step)]) : Promise.resolve();
}

/** Undoes the steps of the orders moved last, each by a separate event. */
export function undoMoved(): Promise<void> {
  const moves = $moved.get().map(({ id, account, number, event }): Move => {
    const order = { id, account, number, lastEvent: event };
    return { order, step: 'revert', key: newId(), reverts: event };
  });
  return run(moves);
}

/** Resends moves without an answer, as the same events. */
export function retryMoves(): Promise<void> {
  return run([...unsettled.values()]);
}

onOtherPerson(() => unsettled.clear());

// The answer was lost, but the list shows that the event arrived.
$orders.listen((list) => {
  if (unsettled.size === 0 || $moving.get()) return;
  for (const order of list?.orders ?? []) {
    const move = unsettled.get(orderKey(order));
    if (move && move.key === order.lastEvent) {
      settle(move, { result: doneBy(move), state: order.state });
    }
  }
});

/**
 * Whether the list shows a later event than those that the result names, and not an earlier one. A message leaves a
 * moved order in its state.
 */
function isOutdated(result: OrderResult | undefined, { lastEvent, state }: OrderSummary): boolean {
  if (!result || lastEvent === undefined || lastEvent === result.after) return false;
  if (result.kind === 'overtaken') return !result.news.some(({ id }) => id === lastEvent);
  const isDone = result.kind === 'moved' || result.kind === 'undone';
  return isDone && lastEvent !== result.event && state !== result.state;
}

// What was done here, or what someone else did, has been undone or followed by something else.
$orders.listen((list) => {
  if ($moving.get()) return;
  for (const order of list?.orders ?? []) {
    const key = orderKey(order);
    if (isOutdated($results.get()[key], order)) $results.setKey(key, undefined);
  }
});
