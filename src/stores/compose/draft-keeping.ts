import type { Drafts, OrderKind } from '../../domain/order/order.ts';
import type { WorkingDraft } from '../device/database.ts';
import { holdLeavingDraft } from '../device/leaving-draft.ts';
import { currentOwner } from '../device/owner.ts';
import { dropDraft, keepDraft } from '../device/working-draft.ts';
import type { DraftKind } from './open-draft.ts';

/** The order on a screen: its id is made once and becomes the order's; empty until it is known what is composed. */
export type Work = Pick<WorkingDraft, 'id' | 'preorder' | 'owner'>;

export const noWork: Work = { id: '', preorder: false, owner: null };

export type ComposedDraft<Kind extends OrderKind> = Work & { draft: Drafts[Kind] };

/** Writing waits this long, ms, so that it never stands between a key and its character. */
const pause = 100;

/** What is composed on a screen, as it is kept. */
export type KeptScreen<Kind extends OrderKind> = {
  of: DraftKind<Kind>;
  read: () => ComposedDraft<Kind>;
  setWork: (work: Work) => void;
};

/** Keeps what stands on the screen soon, at once, or, when the page goes, for the page to come. */
export function createKeeping<Kind extends OrderKind>(
  { of, read, setWork }: KeptScreen<Kind>,
  complain: () => void,
) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unsaved = 0;
  let last: Promise<void> = Promise.resolve();

  /** Whoever changes what was a visitor's has it from then on; what says nothing is nobody's. */
  function own(isGone: boolean): void {
    const { id, preorder, owner } = read();
    const next = isGone ? null : (owner ?? currentOwner());
    if (next !== owner) setWork({ id, preorder, owner: next });
  }

  function write(): Promise<void> {
    const { id, preorder, owner, draft } = read();
    const isGone = of.isEmpty(draft) && !preorder;
    return isGone ? dropDraft(id) : keepDraft<Kind>({ id, kind: of.kind, preorder, owner, draft });
  }

  function keep(): Promise<void> {
    if (timer !== undefined) own(of.isEmpty(read().draft) && !read().preorder);
    clearTimeout(timer);
    timer = undefined;
    unsaved += 1;
    last = write()
      .catch(complain)
      .finally(() => {
        unsaved -= 1;
      });
    return last;
  }

  return {
    keep,
    /** After a change. */
    keepSoon(): void {
      timer ??= setTimeout(() => void keep(), pause);
    },
    /** Resolves once nothing is left to be written. */
    settle: (): Promise<void> => (timer === undefined ? last : keep()),
    hold(): void {
      const { id, preorder, owner, draft } = read();
      const isKept = id !== '' && unsaved === 0 && timer === undefined;
      if (isKept || of.isEmpty(draft)) return;
      holdLeavingDraft({ id, kind: of.kind, preorder, owner: owner ?? currentOwner(), draft });
    },
  };
}
