import { atom, computed } from 'nanostores';
import type { MoveAnswer, MoveRequest, QueueMove } from '../../api/counter/contract.ts';
import { counterPaths } from '../../api/counter/paths.ts';
import type { AskedFilter } from '../../api/orders/contract.ts';
import type { MoveStep } from '../../domain/counter/queue-move.ts';
import type { CancelReason, ShopStep } from '../../domain/lifecycle/shop-step.ts';
import { untilInUse } from '../browser-support/until-in-use.ts';
import { newId } from '../device/records/new-id.ts';
import { wait, withJitter } from '../live/wait.ts';
import { readFilteredOrders } from '../orders/filtered-orders.ts';
import { $choiceQuery } from '../orders/list-choice.ts';
import { changeOwn } from '../shell/change-own.ts';
import { noteAct } from '../shell/changes.ts';
import { readOwn } from '../shell/read-own.ts';
import { onOtherPerson } from '../shell/session.ts';
import { $isAllMatching, clearAllMatching, leftOutOrders } from './all-matching.ts';
import { $selectedOrders } from './selection.ts';

/** A move that may not have arrived. A retry has the same id. */
type Unsent = { id: string; body: MoveRequest; why: 'offline' | 'failed' | 'refused' };

/** A move of all matching orders as the counter shows it: being sent, in progress, finished, or unsent. */
export type ShownMove =
  | { kind: 'asking' }
  | { kind: 'known'; move: MoveAnswer }
  | { kind: 'unsent'; unsent: Unsent };

/** Ids of undo requests by the moves they undo. */
const undoings = new Map<string, string>();

/** Why the shown move was not undone. */
export const $undoProblem = atom<Unsent['why'] | null>(null);

export const $queueMove = atom<ShownMove | null>(null);

/** Whether a move is being sent or in progress; no other can start until it is finished. */
export const $isMoving = computed(
  $queueMove,
  (shown) => shown?.kind === 'asking' || (shown?.kind === 'known' && !shown.move.isOver),
);

/** First pause between progress requests, and the longest while there is no answer, ms. */
const [firstPause, longestPause] = [700, 15_000];

let following: AbortController | undefined;

/** Shows a move's progress; if it advanced, whatever counts orders is read again. */
function show(move: QueueMove | MoveAnswer): void {
  const before = $queueMove.get();
  $queueMove.set({ kind: 'known', move: { orders: [], ...move } });
  const known = before?.kind === 'known' && before.move.id === move.id ? before.move.moved : 0;
  if (move.moved !== known) noteAct();
}

/** Follows a move until it is over, then shows the orders as they are. */
async function follow(id: string): Promise<void> {
  following?.abort();
  following = new AbortController();
  const { signal } = following;
  for (let failures = 0; ; ) {
    await wait(withJitter(Math.min(firstPause * 2 ** failures, longestPause)), signal);
    await untilInUse(signal);
    if (signal.aborted) return;
    const own = await readOwn(counterPaths.move(id));
    if (signal.aborted || own.kind === 'outdated') return;
    failures = own.kind === 'read' ? 0 : failures + 1;
    if (own.kind !== 'read') continue;
    show(own.value);
    if (own.value.isOver) return readFilteredOrders();
  }
}

function stopFollowing(): void {
  following?.abort();
}

async function send(id: string, body: MoveRequest): Promise<void> {
  $undoProblem.set(null);
  $queueMove.set({ kind: 'asking' });
  const changed = await changeOwn(counterPaths.moves, { method: 'POST', body, key: id });
  if (changed.kind === 'left') return $queueMove.set(null);
  if (changed.kind !== 'done') {
    return $queueMove.set({ kind: 'unsent', unsent: { id, body, why: changed.kind } });
  }
  clearAllMatching();
  show(changed.value);
  void follow(id);
}

function ask(body: Omit<MoveRequest, 'filter'>): Promise<void> {
  if ($isMoving.get()) return Promise.resolve();
  const filter: AskedFilter = Object.fromEntries(new URLSearchParams($choiceQuery.get() ?? ''));
  return send(newId(), { ...body, filter });
}

/** Moves all matching orders except those deselected. */
export const moveAllMatching = (step: MoveStep): Promise<void> =>
  ask({ step, leftOut: leftOutOrders() });

/** Takes a shop's step with the selected or all matching orders; cancelling needs a reason. */
export function moveOwn(step: ShopStep, reason?: CancelReason): Promise<void> {
  const asked = { step, ...(reason && { reason }) };
  if ($isAllMatching.get()) return ask({ ...asked, leftOut: leftOutOrders() });
  const orders = $selectedOrders.get().map(({ account, id }) => ({ account: account.id, id }));
  return ask({ ...asked, leftOut: [], orders });
}

/** Retries a request that may not have arrived. */
export async function retryQueueMove(): Promise<void> {
  const shown = $queueMove.get();
  if (shown?.kind === 'unsent') await send(shown.unsent.id, shown.unsent.body);
}

/** Undoes the shown move. A retry after a lost answer has the same id. */
export async function undoQueueMove({ id: undoes }: Pick<MoveAnswer, 'id'>): Promise<void> {
  const id = undoings.get(undoes) ?? newId();
  undoings.set(undoes, id);
  const change = { method: 'POST', body: undefined, key: id } as const;
  const changed = await changeOwn(counterPaths.undo(undoes), change);
  if (changed.kind !== 'done') {
    if (changed.kind !== 'left') $undoProblem.set(changed.kind);
    return;
  }
  $undoProblem.set(null);
  show(changed.value);
  void follow(id);
}

/** Shows a move that is still in progress, also after a reload. */
export function followQueueMoves(): () => void {
  void readOwn(counterPaths.moves).then((own) => {
    const [latest] = own.kind === 'read' ? own.value.moves : [];
    if (!latest || latest.isOver || $queueMove.get()) return;
    show(latest);
    void follow(latest.id);
  });
  return stopFollowing;
}

export function closeQueueMove(): void {
  $undoProblem.set(null);
  $queueMove.set(null);
}

onOtherPerson(() => {
  stopFollowing();
  closeQueueMove();
});
