import { accessoriesDraftFrom } from '../accessories/kept-draft.ts';
import { rxDraftFrom } from '../rx/draft/kept-draft.ts';
import { stockDraftFrom } from '../stock/kept-draft.ts';
import type { Issue } from '../vocabulary/issue.ts';
import {
  isSet,
  type KeptReader,
  oneOf,
  optional,
  part,
  readableOf,
  refuse,
  string,
  whole,
} from '../vocabulary/kept-data.ts';
import type { Drafts, OrderKind } from './order.ts';
import type { Caller, Corrects, DeviceOwner, Preorder, PreorderOf } from './preorder.ts';

/** How the draft of each kind of order is read. */
const draftReaders: { readonly [Kind in OrderKind]: KeptReader<Drafts[Kind]> } = {
  rx: rxDraftFrom,
  stock: stockDraftFrom,
  accessories: accessoriesDraftFrom,
};

const kinds = Object.keys(draftReaders) as OrderKind[];
const kindFrom: KeptReader<OrderKind> = (kept) => kinds.find((kind) => kind === kept) ?? refuse();
const asIs: KeptReader<unknown> = (kept) => kept;
const kindAndDraft = part<{ kind: OrderKind; draft: unknown }>({ kind: kindFrom, draft: asIs });
const someone = part<DeviceOwner>({ accountId: string, userId: string });

/** A draft of the kind the record says it is. */
export function draftFrom(kept: unknown): { kind: OrderKind; draft: Drafts[OrderKind] } {
  const { kind, draft } = kindAndDraft(kept);
  return { kind, draft: draftReaders[kind](draft) };
}

/** Unowned only if it says so: a record whose owner cannot be read is not for the next user. */
export const ownerFrom: KeptReader<DeviceOwner | null> = (kept) =>
  kept === null ? null : someone(kept);

/** Before the lab could take orders by telephone, every order was of one's own. */
export const callerFrom: KeptReader<Caller | null> = optional(
  part<Caller>({ id: string, name: string, tier: string }),
);

const pieces: KeptReader<Corrects['pieces']> = (kept) =>
  Object.fromEntries(
    Object.entries(kept ?? {}).flatMap(([item, count]) =>
      typeof count === 'number' ? [[item, count]] : [],
    ),
  );

/** Before orders could be corrected, every pre-order was of a new one. */
export const correctsFrom: KeptReader<Corrects | null> = optional(
  part<Corrects>({ order: string, after: string, pieces }),
);

const issue = part<Issue>({
  path: string,
  // One that is no longer known has a general text.
  code: string as KeptReader<Issue['code']>,
  params: asIs as KeptReader<Issue['params']>,
});

const preorder = part<Omit<PreorderOf<OrderKind>, 'kind' | 'draft'>>({
  id: string,
  total: optional(whole),
  state: oneOf('draft', 'queued', 'refused'),
  issues: readableOf(issue),
  refusal: optional(string),
  owner: ownerFrom,
  caller: callerFrom,
  corrects: correctsFrom,
  request: asIs,
  savedAt: whole,
  isTried: isSet,
  isWithdrawn: isSet,
  isInFile: isSet,
});

/** A pre-order that an earlier version of the panel kept; throws for anything else. */
export function preorderFrom(kept: unknown): Preorder {
  return { ...preorder(kept), ...draftFrom(kept) } as Preorder;
}
