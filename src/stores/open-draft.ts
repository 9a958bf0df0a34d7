import type { Issue } from '../domain/issue.ts';
import type { OrderKind } from '../domain/order.ts';
import type { Drafts, Preorder, PreorderOf } from '../domain/preorder.ts';
import type { WorkingDraft } from './device-database.ts';
import { newId } from './new-id.ts';
import { type Composed, readPreorder, savePreorder } from './preorders.ts';
import { isSameContent } from './same-content.ts';
import { dropWorkingDraft, readWorkingDraft } from './working-draft.ts';

export type OpenedDraft<Kind extends OrderKind> = WorkingDraft<Kind> & {
  /** What the lab found when it refused it. */
  issues: readonly Issue[];
  /** What happened to the wish to open another, if anything did. */
  note: 'setAside' | 'notEditable' | 'notFound' | null;
};

/** What has to be known of a kind of order to open its draft. */
export type DraftKind<Kind extends OrderKind> = {
  kind: Kind;
  empty: () => Drafts[Kind];
  isEmpty: (draft: Drafts[Kind]) => boolean;
};

/** Opens what the screen is to show: the pre-order asked for, or else what was being typed, or else nothing yet. */
export async function openDraft<Kind extends OrderKind>(
  of: DraftKind<Kind>,
  asked: string | null,
): Promise<OpenedDraft<Kind>> {
  const working = await readWorkingDraft(of.kind);
  if (asked === null || asked === working?.id) return resume(of, working);
  const preorder = await readOfKind(of.kind, asked);
  if (!preorder) return { ...(await resume(of, working)), note: 'notFound' };
  if (preorder.state === 'queued') return { ...(await resume(of, working)), note: 'notEditable' };
  const isSetAside = await setAside(of, working);
  return { ...asDraft(preorder), note: isSetAside ? 'setAside' : null };
}

/** A pre-order of another kind is for another screen. */
async function readOfKind<Kind extends OrderKind>(
  kind: Kind,
  id: string,
): Promise<PreorderOf<Kind> | null> {
  const preorder = await readPreorder(id);
  return preorder?.kind === kind ? (preorder as PreorderOf<OrderKind> as PreorderOf<Kind>) : null;
}

async function resume<Kind extends OrderKind>(
  of: DraftKind<Kind>,
  working: WorkingDraft<Kind> | null,
): Promise<OpenedDraft<Kind>> {
  const preorder = working && (await readPreorder(working.id));
  if (!working || isLeftBehind(working, preorder)) {
    if (working) await dropWorkingDraft(of.kind, working.id);
    return { id: newId(), draft: of.empty(), preorder: false, issues: [], note: null };
  }
  return { ...(await ownId(working)), issues: preorder?.issues ?? [], note: null };
}

/** Whether the page was left between putting it into the outbox and clearing the form. */
function isLeftBehind(working: WorkingDraft, preorder: Preorder | null): boolean {
  if (preorder?.state !== 'queued' || working.preorder) return false;
  return isSameContent(preorder.draft, working.draft);
}

/** Its pre-order was sent or deleted meanwhile, from the list or in another tab: what is typed now is another order. */
async function ownId<Kind extends OrderKind>(
  working: WorkingDraft<Kind>,
): Promise<WorkingDraft<Kind>> {
  const preorder = await readPreorder(working.id);
  const isGone = preorder ? preorder.state === 'queued' : working.preorder;
  return isGone ? { ...working, id: newId(), preorder: false } : working;
}

/** An id the lab knows with other contents can never be sent again. */
function asDraft<Kind extends OrderKind>({ id, draft, issues, refusal }: PreorderOf<Kind>) {
  if (refusal === 'keyReused') return { id: newId(), draft, issues, preorder: false };
  return { id, draft, issues, preorder: true };
}

async function setAside<Kind extends OrderKind>(
  { kind, isEmpty }: DraftKind<Kind>,
  working: WorkingDraft<Kind> | null,
): Promise<boolean> {
  if (!working) return false;
  const isKept = isEmpty(working.draft) || isLeftBehind(working, await readPreorder(working.id));
  if (!isKept) {
    const { id, draft } = await ownId(working);
    await savePreorder({ kind, id, draft, total: null } as Composed);
  }
  await dropWorkingDraft(kind, working.id);
  return !isKept;
}
