import type { Issue } from '../domain/issue.ts';
import type { OrderKind } from '../domain/order.ts';
import type { Drafts, PreorderOf } from '../domain/preorder.ts';
import type { WorkingDraft } from './device-database.ts';
import { newId } from './new-id.ts';
import { type Composed, readPreorder, savePreorder } from './preorders.ts';
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
  if (!working || (preorder?.state === 'queued' && !working.preorder)) {
    // The page was left between putting it into the outbox and clearing the form.
    await dropWorkingDraft(of.kind);
    return { id: newId(), draft: of.empty(), preorder: false, issues: [], note: null };
  }
  return { ...(await ownId(working)), issues: preorder?.issues ?? [], note: null };
}

/** Its pre-order was sent or deleted from the list meanwhile: what is typed now is another order. */
async function ownId<Kind extends OrderKind>(
  working: WorkingDraft<Kind>,
): Promise<WorkingDraft<Kind>> {
  if (!working.preorder) return working;
  const preorder = await readPreorder(working.id);
  const isOpen = preorder !== null && preorder.state !== 'queued';
  return isOpen ? working : { ...working, id: newId(), preorder: false };
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
  if (!working || isEmpty(working.draft)) return false;
  const { id, draft } = await ownId(working);
  await savePreorder({ kind, id, draft, total: null } as Composed);
  return true;
}
