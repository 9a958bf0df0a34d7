import { isDeepEqual } from '../vocabulary/deep-equal.ts';
import type { Issue } from '../vocabulary/issue.ts';
import type { Rials } from '../vocabulary/money.ts';
import type { Drafts, OrderKind } from './order.ts';

/** Account and user that own a record on the device. Others may neither see nor send it. */
export type DeviceOwner = { accountId: string; userId: string };

/** The account for which the lab takes an order by telephone, and the tier that determines its prices. */
export type Caller = { id: string; name: string; tier: string };

/** The order at the lab that a pre-order corrects. */
export type Corrects = {
  /** The order's id, from which its number is derived. */
  order: string;
  /** The order's last event other than a message when the correction was begun. */
  after: string;
  /** Pieces it already has from the shelf, by the key of their shelf item. */
  pieces: Readonly<Record<string, number>>;
};

/**
 * An order not yet at the lab, as stored on the device. Its id, a UUIDv7, becomes the order's id or, for a correction,
 * the id of its event. `queued`: waits to be sent; `refused`: came back with reasons and can be edited again.
 */
export type PreorderOf<Kind extends OrderKind> = {
  id: string;
  kind: Kind;
  draft: Drafts[Kind];
  /** Total when it was saved; null is "price on request" or not yet known. */
  total: Rials | null;
  state: 'draft' | 'queued' | 'refused';
  /** Reasons for the refusal, by field path. */
  issues: readonly Issue[];
  /** Code of the refusal; null unless refused. */
  refusal: string | null;
  /** Null if a visitor composed it: the next session that saves or sends it becomes the owner. */
  owner: DeviceOwner | null;
  /** The account for which the lab placed it; null for the user's own order. */
  caller: Caller | null;
  /** What it corrects; null for a new order. */
  corrects: Corrects | null;
  /** The request when it was queued: the same id must always carry the same body. */
  request: unknown;
  /** Milliseconds since 1970. */
  savedAt: number;
  /** Whether sending it under this id was ever tried, including before a rejection. If not, the lab cannot have it. */
  isTried: boolean;
  /** Whether to delete it once the lab confirms that it does not have the order. */
  isWithdrawn: boolean;
  /** Whether it was saved to a file or read from one, so that another device may have it too. */
  isInFile: boolean;
};

export type Preorder = { [Kind in OrderKind]: PreorderOf<Kind> }[OrderKind];

/** An order on its screen, not yet saved or sent. */
export type Composed = {
  id: string;
  kind: OrderKind;
  draft: Drafts[OrderKind];
  total: Rials | null;
  owner: DeviceOwner | null;
  caller?: Caller | null;
  corrects?: Corrects | null;
};

/** A new pre-order in state `draft`. The cast is sound because the draft always matches its kind. */
export function asPreorder(
  { id, kind, draft, total, owner, caller = null, corrects = null }: Composed,
  savedAt: number,
): Preorder {
  return {
    ...({ kind, draft } as Pick<Preorder, 'kind' | 'draft'>),
    id,
    total,
    owner,
    caller,
    corrects,
    state: 'draft',
    issues: [],
    refusal: null,
    request: null,
    savedAt,
    isTried: false,
    isWithdrawn: false,
    isInFile: false,
  } as Preorder;
}

/** The id it has, or will have, as an order at the lab. */
export const orderIdOf = ({ id, corrects }: Pick<Preorder, 'id' | 'corrects'>): string =>
  corrects?.order ?? id;

/** Whether two records would make the same order: the same content for the same account. */
export const isSameWork = (one: KeptWork, other: KeptWork): boolean =>
  isDeepEqual([one.draft, one.caller], [other.draft, other.caller]);

type KeptWork = Pick<Preorder, 'draft' | 'caller'>;

/** Whether a session may see a record on the device. */
export function mayOpen(owner: DeviceOwner | null, session: DeviceOwner | null): boolean {
  return owner === null || owner.accountId === session?.accountId;
}

/** Whether a session belongs to a record's owner. A record without an owner belongs to nobody. */
export function isSameOwner(owner: DeviceOwner | null, session: DeviceOwner | null): boolean {
  return (
    session !== null && owner?.accountId === session.accountId && owner.userId === session.userId
  );
}

/** Only the session that queued an order may send it. */
export function maySend({ owner, state }: Preorder, session: DeviceOwner | null): boolean {
  return state === 'queued' && isSameOwner(owner, session);
}
