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

/** Draft readers by kind of order. */
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

/** Reads a draft of the kind stated in the record. */
export function draftFrom(kept: unknown): { kind: OrderKind; draft: Drafts[OrderKind] } {
  const { kind, draft } = kindAndDraft(kept);
  return { kind, draft: draftReaders[kind](draft) };
}

/** Unowned only if explicitly null: a record whose owner cannot be read must not go to the next user. */
export const ownerFrom: KeptReader<DeviceOwner | null> = (kept) =>
  kept === null ? null : someone(kept);

/** Missing from records older than telephone orders, when every order was the user's own. */
export const callerFrom: KeptReader<Caller | null> = optional(
  part<Caller>({ id: string, name: string, tier: string }),
);

const pieces: KeptReader<Corrects['pieces']> = (kept) =>
  Object.fromEntries(
    Object.entries(kept ?? {}).flatMap(([item, count]) =>
      typeof count === 'number' ? [[item, count]] : [],
    ),
  );

/** Missing from records older than corrections, when every pre-order was new. */
export const correctsFrom: KeptReader<Corrects | null> = optional(
  part<Corrects>({ order: string, after: string, pieces }),
);

const issue = part<Issue>({
  path: string,
  // A code no longer known gets a general text.
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

/** Reads a pre-order stored by an earlier version of the panel; throws for anything else. */
export function preorderFrom(kept: unknown): Preorder {
  return { ...preorder(kept), ...draftFrom(kept) } as Preorder;
}
