import type { Drafts, OrderKind } from '../../domain/order/order.ts';
import { isInMemory } from '../browser-support/problems.ts';
import { holdLeavingDraft } from '../device/drafts/leaving-draft.ts';
import { dropDraft, keepDraft } from '../device/drafts/working-draft.ts';
import type { WorkingDraft } from '../device/records/database.ts';
import { currentOwner } from '../device/records/owner.ts';
import type { DraftKind } from './open-draft.ts';

/** The order on a screen. Its id is made once and becomes the order's id; empty until the draft is open. */
export type Work = Pick<WorkingDraft, 'id' | 'preorder' | 'owner' | 'corrects'>;

export const noWork: Work = { id: '', preorder: false, owner: null, corrects: null };

export type ComposedDraft<Kind extends OrderKind> = Work &
  Pick<WorkingDraft, 'caller'> & { draft: Drafts[Kind] };

/** Delay before writing, in milliseconds, so that storing never delays a keystroke. */
const pause = 100;

/** What storing a draft needs from its screen. */
export type KeptScreen<Kind extends OrderKind> = {
  of: DraftKind<Kind>;
  read: () => ComposedDraft<Kind>;
  setWork: (work: Work) => void;
};

/** Stores the draft: debounced after a change, immediately, or for the next page when this one is left. */
export function createKeeping<Kind extends OrderKind>(
  { of, read, setWork }: KeptScreen<Kind>,
  complain: () => void,
) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unsaved = 0;
  let last: Promise<void> = Promise.resolve();
  let moving: Promise<void> | undefined;

  function isNothing(): boolean {
    const { preorder, caller, corrects, draft } = read();
    return of.isEmpty(draft) && !preorder && !caller && !corrects;
  }

  /** A visitor's draft belongs to the account that changes it; an empty draft has no owner. */
  function own(isGone: boolean): void {
    const { id, preorder, owner, corrects } = read();
    const next = isGone ? null : (owner ?? currentOwner());
    if (next !== owner) setWork({ id, preorder, owner: next, corrects });
  }

  function write(): Promise<void> {
    const composed = read();
    return isNothing() ? dropDraft(composed.id) : keepDraft<Kind>({ ...composed, kind: of.kind });
  }

  function keep(): Promise<void> {
    if (timer !== undefined) own(isNothing());
    clearTimeout(timer);
    timer = undefined;
    unsaved += 1;
    last = (moving ? moving.then(write, write) : write()).catch(complain).finally(() => {
      unsaved -= 1;
    });
    return last;
  }

  /** Resolves once everything is written. */
  function settle(): Promise<void> {
    return timer === undefined ? last : keep();
  }

  return {
    keep,
    settle,
    /** Call after each change. */
    keepSoon(): void {
      timer ??= setTimeout(() => void keep(), pause);
    },
    /**
     * Moves the order out of the drafts. `move` also shows the next order: a write still in progress could otherwise
     * bring this one back as a draft.
     */
    moveOut(move: () => Promise<void>): Promise<void> {
      moving = settle()
        .then(move)
        .finally(() => {
          moving = undefined;
        });
      return moving;
    },
    hold(): void {
      const { owner, ...composed } = read();
      const { id, draft } = composed;
      const isKept = id !== '' && unsaved === 0 && timer === undefined && !isInMemory();
      if (isKept || of.isEmpty(draft)) return;
      holdLeavingDraft({ ...composed, kind: of.kind, owner: owner ?? currentOwner() });
    },
  };
}
