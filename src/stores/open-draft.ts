import type { Issue } from '../domain/issue.ts';
import type { Preorder } from '../domain/preorder.ts';
import { emptyRxDraft } from '../domain/rx-draft.ts';
import { isEmptyDraft } from '../domain/rx-draft-content.ts';
import type { WorkingDraft } from './device-database.ts';
import { newId } from './new-id.ts';
import { readPreorder, savePreorder } from './preorders.ts';
import { dropWorkingDraft, readWorkingDraft } from './working-draft.ts';

export type OpenedDraft = WorkingDraft & {
  /** What the lab found when it refused it. */
  issues: readonly Issue[];
  /** What happened to the wish to open another, if anything did. */
  note: 'setAside' | 'notEditable' | 'notFound' | null;
};

/** Opens what the form is to show: the pre-order asked for, or else what was being typed, or else nothing yet. */
export async function openDraft(asked: string | null): Promise<OpenedDraft> {
  const working = await readWorkingDraft();
  if (asked === null || asked === working?.id) return resume(working);
  const preorder = await readPreorder(asked);
  if (!preorder) return { ...(await resume(working)), note: 'notFound' };
  if (preorder.state === 'queued') return { ...(await resume(working)), note: 'notEditable' };
  const isSetAside = await setAside(working);
  return { ...asDraft(preorder), note: isSetAside ? 'setAside' : null };
}

function freshDraft(): WorkingDraft {
  return { id: newId(), draft: emptyRxDraft(), preorder: false };
}

async function resume(working: WorkingDraft | null): Promise<OpenedDraft> {
  const preorder = working && (await readPreorder(working.id));
  if (!working || (preorder?.state === 'queued' && !working.preorder)) {
    // The page was left between putting it into the outbox and clearing the form.
    await dropWorkingDraft();
    return { ...freshDraft(), issues: [], note: null };
  }
  return { ...(await ownId(working)), issues: preorder?.issues ?? [], note: null };
}

/** Its pre-order was sent or deleted from the list meanwhile: what is typed now is another order. */
async function ownId(working: WorkingDraft): Promise<WorkingDraft> {
  if (!working.preorder) return working;
  const preorder = await readPreorder(working.id);
  const isOpen = preorder !== null && preorder.state !== 'queued';
  return isOpen ? working : { ...working, id: newId(), preorder: false };
}

/** An id the lab knows with other contents can never be sent again. */
function asDraft({ id, draft, issues, refusal }: Preorder): Omit<OpenedDraft, 'note'> {
  if (refusal === 'keyReused') return { id: newId(), draft, issues, preorder: false };
  return { id, draft, issues, preorder: true };
}

async function setAside(working: WorkingDraft | null): Promise<boolean> {
  if (!working || isEmptyDraft(working.draft)) return false;
  const { id, draft } = await ownId(working);
  await savePreorder({ id, draft, total: null });
  return true;
}
