import type { Drafts, OrderKind } from '../../domain/order/order.ts';
import { isSameWork, mayOpen, type Preorder } from '../../domain/order/preorder.ts';
import type { Issue } from '../../domain/vocabulary/issue.ts';
import {
  dropDraft,
  findDraft,
  keepDraft,
  listDrafts,
  setDraftAside,
} from '../device/drafts/working-draft.ts';
import type { WorkingDraft } from '../device/records/database.ts';
import {
  claimDraft,
  lastDraft,
  type Release,
  rememberDraft,
} from '../device/records/draft-claims.ts';
import { newId } from '../device/records/new-id.ts';
import { currentOwner } from '../device/records/owner.ts';
import { findRecord } from '../device/records/preorder-records.ts';

/** Why a pre-order could not be opened, or that the draft being typed was saved to make room for it. */
export type DraftNote = 'setAside' | 'notEditable' | 'notFound' | 'openElsewhere';

/** The draft a tab edits. No other tab can open it until it is released. */
export type OpenedDraft<Kind extends OrderKind> = Pick<
  WorkingDraft<Kind>,
  'id' | 'draft' | 'preorder' | 'owner' | 'caller' | 'corrects'
> & {
  /** Issues the lab gave when it refused the order. */
  issues: readonly Issue[];
  note: DraftNote | null;
  release: Release;
};

/** What opening a draft needs to know about its kind of order. */
export type DraftKind<Kind extends OrderKind> = {
  kind: Kind;
  empty: () => Drafts[Kind];
  isEmpty: (draft: Drafts[Kind]) => boolean;
};

type Found<Kind extends OrderKind> = Omit<OpenedDraft<Kind>, 'note' | 'release'>;

/** How long the previous page may take to release this tab's draft, in milliseconds. */
const patience = 2_000;

/** Opens the requested pre-order, or this tab's last draft, or a new one. */
export async function openDraft<Kind extends OrderKind>(
  of: DraftKind<Kind>,
  asked: string | null,
): Promise<OpenedDraft<Kind>> {
  const last = lastDraft(of.kind);
  if (asked === null || asked === last) return resume(of, null);
  const opened = await claimed(of.kind, asked);
  if (typeof opened === 'string') return resume(of, opened);
  rememberDraft(of.kind, asked);
  const isSetAside = last !== null && (await setAside(of, last));
  return { ...opened, note: isSetAside ? 'setAside' : null };
}

/** Claims a draft and reads it, or returns why this tab cannot open it. */
async function claimed<Kind extends OrderKind>(
  kind: Kind,
  id: string,
  wait?: number,
): Promise<OpenedDraft<Kind> | Exclude<DraftNote, 'setAside'>> {
  const release = await claimDraft(id, wait);
  if (!release) return 'openElsewhere';
  const found = await find(kind, id).catch(() => 'notFound' as const);
  if (typeof found !== 'string' && found.id === id) return { ...found, note: null, release };
  release();
  if (typeof found === 'string') return found;
  return { ...found, note: null, release: (await claimDraft(found.id)) ?? release };
}

/** Reads the draft or the pre-order stored under an id. */
async function find<Kind extends OrderKind>(
  kind: Kind,
  id: string,
): Promise<Found<Kind> | 'notEditable' | 'notFound'> {
  const [working, record] = await Promise.all([findDraft(kind, id), findRecord(id)]);
  const preorder = record && mayOpen(record.owner, currentOwner()) ? record : null;
  if (working) return asTyped(working, preorder);
  if (preorder?.kind !== kind) return 'notFound';
  if (preorder.state === 'queued') return 'notEditable';
  const { draft, owner, caller, corrects, issues } = preorder;
  return { id, draft: draft as Drafts[Kind], owner, caller, corrects, issues, preorder: true };
}

/** If its pre-order has since been sent or deleted, the draft becomes a new order, unless it has nothing new. */
async function asTyped<Kind extends OrderKind>(
  working: WorkingDraft<Kind>,
  preorder: Preorder | null,
): Promise<Found<Kind> | 'notEditable'> {
  const { id, preorder: wasSaved, keptAt: _, ...work } = working;
  const issues = preorder?.issues ?? [];
  const isUsed = preorder ? preorder.state === 'queued' : wasSaved;
  if (!isUsed) return { ...work, id, issues, preorder: preorder !== null };
  const isSent = preorder !== null && isSameWork(preorder, working);
  const other = { ...work, id: newId(), preorder: false };
  if (!isSent) await keepDraft(other);
  await dropDraft(id);
  return isSent ? 'notEditable' : { ...other, issues: [] };
}

/** Opens this tab's last draft, else the newest that no tab has open, else a new one. */
async function resume<Kind extends OrderKind>(
  of: DraftKind<Kind>,
  note: DraftNote | null,
): Promise<OpenedDraft<Kind>> {
  const last = lastDraft(of.kind);
  const left = (await listDrafts()).filter(({ kind, id }) => kind === of.kind && id !== last);
  const own = last ? [{ id: last, wait: patience }] : [];
  for (const { id, wait } of [...own, ...left.map((draft) => ({ id: draft.id, wait: 0 }))]) {
    const opened = await claimed(of.kind, id, wait);
    if (typeof opened === 'string') continue;
    rememberDraft(of.kind, opened.id);
    return { ...opened, note };
  }
  return { ...(await beginDraft(of)), note };
}

/** Starts an order under a new id. */
export async function beginDraft<Kind extends OrderKind>({
  kind,
  empty,
}: DraftKind<Kind>): Promise<OpenedDraft<Kind>> {
  const id = newId();
  rememberDraft(kind, id);
  const release = (await claimDraft(id)) ?? (() => {});
  const own = { preorder: false, owner: null, caller: null, corrects: null };
  return { ...own, id, draft: empty(), issues: [], note: null, release };
}

/** Moves this tab's draft to the pre-orders to make room for another; true if it had anything unsaved. */
async function setAside<Kind extends OrderKind>(
  { kind, isEmpty }: DraftKind<Kind>,
  id: string,
): Promise<boolean> {
  const working = await findDraft(kind, id);
  if (!working) return false;
  if (!isEmpty(working.draft)) return setDraftAside(id);
  await dropDraft(id);
  return false;
}
