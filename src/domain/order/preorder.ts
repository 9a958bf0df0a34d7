import type { RxDraft } from '../rx/draft/draft.ts';
import type { StockDraft } from '../stock/draft.ts';
import type { Issue } from '../vocabulary/issue.ts';
import type { Rials } from '../vocabulary/money.ts';
import type { OrderKind } from './order.ts';

/** Whose session something on the device belongs to; no other may see or send it. */
export type DeviceOwner = { accountId: string; userId: string };

/** What is typed for each kind of order, as it is typed. */
export type Drafts = { rx: RxDraft; stock: StockDraft };

/**
 * What is composed but not yet with the lab, as the device keeps it. Its id, a UUIDv7, is made once and becomes the
 * order's. `queued` waits for the line, `refused` came back with reasons and can be edited again.
 */
export type PreorderOf<Kind extends OrderKind> = {
  id: string;
  kind: Kind;
  draft: Drafts[Kind];
  /** When it was saved; null is "price on request" or not yet known. */
  total: Rials | null;
  state: 'draft' | 'queued' | 'refused';
  /** Why it was refused, at the fields' paths. */
  issues: readonly Issue[];
  /** Code of the refusal; null unless refused. */
  refusal: string | null;
  /** Null for what a visitor composed: it is whose session saves or sends it next. */
  owner: DeviceOwner | null;
  /** The request as it was queued: the same id must always carry the same body. */
  request: unknown;
  /** Milliseconds since 1970. */
  savedAt: number;
  /** Whether a sending of it was ever begun: before that the lab cannot have it. */
  isTried?: boolean;
  /** Whether it is to be deleted once the lab has said that it does not have it. */
  isWithdrawn?: boolean;
};

export type Preorder = { [Kind in OrderKind]: PreorderOf<Kind> }[OrderKind];

/** An order as it is composed on its screen, before it was saved or sent. */
export type Composed = {
  id: string;
  kind: OrderKind;
  draft: Drafts[OrderKind];
  total: Rials | null;
  owner: DeviceOwner | null;
};

/** What is composed, as a pre-order nothing has happened to yet. What lies under a kind is of that kind. */
export function asPreorder({ id, kind, draft, total, owner }: Composed, savedAt: number): Preorder {
  return {
    ...({ kind, draft } as Pick<Preorder, 'kind' | 'draft'>),
    id,
    total,
    owner,
    state: 'draft',
    issues: [],
    refusal: null,
    request: null,
    savedAt,
  } as Preorder;
}

/** Whether a session may see what a device keeps for an owner. */
export function mayOpen(owner: DeviceOwner | null, session: DeviceOwner | null): boolean {
  return owner === null || owner.accountId === session?.accountId;
}

/** Whether a session may send it: only the very one that queued it. */
export function maySend(preorder: Preorder, session: DeviceOwner | null): boolean {
  const { owner, state } = preorder;
  return (
    state === 'queued' &&
    session !== null &&
    owner?.accountId === session.accountId &&
    owner.userId === session.userId
  );
}
