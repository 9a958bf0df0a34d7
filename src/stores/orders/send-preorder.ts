import type { OrderKind } from '../../domain/order/order.ts';
import type { ParcelPlace } from '../../domain/order/parcel.ts';
import type { Preorder, PreorderOf } from '../../domain/order/preorder.ts';
import type { Issue } from '../../domain/vocabulary/issue.ts';
import type { Rials } from '../../domain/vocabulary/money.ts';
import { isPricedFor, needsCaller } from '../caller/caller.ts';
import type { OrderKindAdapter } from '../compose/order-kind.ts';
import { queueOrder } from '../compose/queue-order.ts';
import { withOwnPieces } from '../correcting/correcting.ts';
import { setDraftAside } from '../device/drafts/working-draft.ts';
import { readPreorder } from '../device/preorders.ts';
import { claimDraft } from '../device/records/draft-claims.ts';
import { putRecord } from '../device/records/preorder-records.ts';
import { $isLoggedIn } from '../shell/session.ts';
import { orderKinds } from './order-kinds.ts';

/** Loads the rules of a kind of order. */
export const fetchKind = (kind: OrderKind) => orderKinds[kind]();

export type SendResult =
  | { kind: 'queued' }
  | { kind: 'signedOut' }
  | { kind: 'noCatalogue' }
  | { kind: 'openElsewhere' }
  | { kind: 'incomplete'; issues: readonly Issue[] }
  /** Today's total differs from the one the shop agreed to; null is "price on request". */
  | { kind: 'newPrice'; total: Rials | null };

export type SendOptions = {
  /** The total on screen when Send was pressed; the saved total by default. */
  agreed?: Rials | null | undefined;
  /** Whether the catalogue and the stock have just been fetched. */
  isFresh?: boolean;
  /** Its place in the group it is sent with. */
  parcel?: ParcelPlace | undefined;
};

/** Checks a pre-order against the current catalogue or stock and queues it. */
async function sendAs<Kind extends OrderKind>(
  of: OrderKindAdapter<Kind>,
  { id, owner, caller, corrects, draft, total }: PreorderOf<Kind>,
  { agreed = total, isFresh = false, parcel }: SendOptions,
): Promise<SendResult> {
  if (!isFresh) await of.prepare();
  const judged = await withOwnPieces(corrects, () => of.judge(draft));
  if (judged.kind === 'noCatalogue') return { kind: 'noCatalogue' };
  if (judged.kind === 'nothing' || needsCaller(caller)) return { kind: 'incomplete', issues: [] };
  if (judged.kind === 'unsound') {
    return { kind: 'incomplete', issues: judged.issues.filter(of.hasPlaceFor) };
  }
  const price = isPricedFor(caller) ? of.price(draft) : total === null ? null : { total };
  if (price && price.total !== agreed) return { kind: 'newPrice', total: price.total };
  const { kind } = of;
  const { content, backOrdered } = judged;
  const typed = { id, kind, owner, caller, corrects, draft };
  await queueOrder({ ...typed, content, backOrdered, parcel, price });
  return { kind: 'queued' };
}

async function sendNow<Kind extends OrderKind>(
  preorder: PreorderOf<Kind>,
  options: SendOptions,
): Promise<SendResult> {
  return sendAs(await orderKinds[preorder.kind](), preorder, options);
}

/** Queues a pre-order; an incomplete one is saved with its issues instead. */
export async function sendPreorder(
  { id }: Preorder,
  options: SendOptions = {},
): Promise<SendResult> {
  if (!$isLoggedIn.get()) return { kind: 'signedOut' };
  const release = await claimDraft(id);
  if (!release) return { kind: 'openElsewhere' };
  try {
    // Saves changes typed after the last save.
    await setDraftAside(id);
    const preorder = await readPreorder(id);
    if (!preorder || preorder.state === 'queued') return { kind: 'queued' };
    const result = await sendNow(preorder, options);
    // The pre-order's screen marks the fields when it opens.
    if (result.kind === 'incomplete') await putRecord({ ...preorder, issues: result.issues });
    return result;
  } finally {
    release();
  }
}
