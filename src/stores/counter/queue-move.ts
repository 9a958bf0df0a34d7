import { atom } from 'nanostores';
import type { MoveAnswer, MoveRequest, QueueMove } from '../../api/counter/contract.ts';
import { counterPaths } from '../../api/counter/paths.ts';
import type { AskedFilter } from '../../api/orders/contract.ts';
import type { MoveStep } from '../../domain/counter/queue-move.ts';
import { newId } from '../device/records/new-id.ts';
import { readFilteredOrders } from '../orders/filtered-orders.ts';
import { $choiceQuery } from '../orders/list-choice.ts';
import { changeOwn } from '../shell/change-own.ts';
import { noteAct } from '../shell/changes.ts';
import { readOwn } from '../shell/read-own.ts';
import { onOtherPerson } from '../shell/session.ts';
import { clearAllMatching, leftOutOrders } from './all-matching.ts';

/** A move that may not have arrived: asked for again, it is the same one. */
type Unsent = { id: string; body: MoveRequest; why: 'offline' | 'failed' | 'refused' };

/** A move of all that match as the counter shows it: on its way, worked on or over, or not asked for. */
export type ShownMove =
  | { kind: 'asking' }
  | { kind: 'known'; move: MoveAnswer }
  | { kind: 'unsent'; unsent: Unsent };

/** Ids of undoings by the moves that they take back. */
const undoings = new Map<string, string>();

/** Why the shown move was not taken back. */
export const $undoProblem = atom<Unsent['why'] | null>(null);

export const $queueMove = atom<ShownMove | null>(null);

/** Between two looks at how far a move got, ms. */
const pause = 700;

let looking: ReturnType<typeof setTimeout> | undefined;

function show(move: QueueMove | MoveAnswer): void {
  $queueMove.set({ kind: 'known', move: { orders: [], ...move } });
}

/** Follows a move until it is over, then shows the orders as they are. */
function follow(id: string): void {
  clearTimeout(looking);
  looking = setTimeout(async () => {
    const own = await readOwn(counterPaths.move(id));
    if (own.kind === 'outdated') return;
    if (own.kind === 'read') {
      show(own.value);
      noteAct();
      if (own.value.isOver) return void readFilteredOrders();
    }
    follow(id);
  }, pause);
}

async function send(id: string, body: MoveRequest): Promise<void> {
  $queueMove.set({ kind: 'asking' });
  const changed = await changeOwn(counterPaths.moves, { method: 'POST', body, key: id });
  if (changed.kind === 'left') return $queueMove.set(null);
  if (changed.kind !== 'done') {
    return $queueMove.set({ kind: 'unsent', unsent: { id, body, why: changed.kind } });
  }
  clearAllMatching();
  show(changed.value);
  follow(id);
}

/** Moves all orders that match, but for those taken out of the selection. */
export function moveAllMatching(step: MoveStep): Promise<void> {
  const shown = $queueMove.get();
  const isBusy = shown?.kind === 'asking' || (shown?.kind === 'known' && !shown.move.isOver);
  if (isBusy) return Promise.resolve();
  const filter: AskedFilter = Object.fromEntries(new URLSearchParams($choiceQuery.get() ?? ''));
  return send(newId(), { step, filter, leftOut: leftOutOrders() });
}

/** Asks again for what may not have arrived. */
export async function retryQueueMove(): Promise<void> {
  const shown = $queueMove.get();
  if (shown?.kind === 'unsent') await send(shown.unsent.id, shown.unsent.body);
}

/** Takes back what the shown move did; asked for again after a lost answer, it is the same undoing. */
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
  follow(id);
}

/** Shows a move that is still in progress, also after a reload. */
export function followQueueMoves(): () => void {
  void readOwn(counterPaths.moves).then((own) => {
    const [latest] = own.kind === 'read' ? own.value.moves : [];
    if (!latest || latest.isOver || $queueMove.get()) return;
    show(latest);
    follow(latest.id);
  });
  return () => clearTimeout(looking);
}

export function closeQueueMove(): void {
  $undoProblem.set(null);
  $queueMove.set(null);
}

onOtherPerson(() => {
  clearTimeout(looking);
  $queueMove.set(null);
});
