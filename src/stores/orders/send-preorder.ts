import type { OrderKind } from '../../domain/order/order.ts';
import type { Preorder, PreorderOf } from '../../domain/order/preorder.ts';
import type { Issue } from '../../domain/vocabulary/issue.ts';
import type { OrderKindAdapter } from '../compose/order-kind.ts';
import { queueOrder } from '../compose/queue-order.ts';
import { setDraftAside } from '../device/drafts/working-draft.ts';
import { readPreorder } from '../device/preorders.ts';
import { claimDraft } from '../device/records/draft-claims.ts';
import { putRecord } from '../device/records/preorder-records.ts';
import { $isLoggedIn } from '../shell/session.ts';
import { orderKinds } from './order-kinds.ts';

/** Fetches the rules of a kind of order. */
export const fetchKind = (kind: OrderKind) => orderKinds[kind]();

export type SendResult =
  | { kind: 'queued' }
  | { kind: 'signedOut' }
  | { kind: 'noCatalogue' }
  | { kind: 'openElsewhere' }
  | { kind: 'incomplete'; issues: readonly Issue[] };

/** Checks a pre-order against the current catalogue or stock and queues it. */
async function sendAs<Kind extends OrderKind>(
  of: OrderKindAdapter<Kind>,
  { id, owner, draft }: PreorderOf<Kind>,
): Promise<SendResult> {
  await of.prepare();
  const judged = of.judge(draft);
  if (judged.kind === 'noCatalogue') return { kind: 'noCatalogue' };
  if (judged.kind === 'nothing') return { kind: 'incomplete', issues: [] };
  if (judged.kind === 'unsound') {
    return { kind: 'incomplete', issues: judged.issues.filter(of.hasPlaceFor) };
  }
  await queueOrder(of, { id, owner, draft, content: judged.content });
  return { kind: 'queued' };
}

async function sendNow<Kind extends OrderKind>(preorder: PreorderOf<Kind>): Promise<SendResult> {
  return sendAs(await orderKinds[preorder.kind](), preorder);
}

/** Queues a pre-order; an incomplete one is saved with its issues instead. */
export async function sendPreorder({ id }: Preorder): Promise<SendResult> {
  if (!$isLoggedIn.get()) return { kind: 'signedOut' };
  const release = await claimDraft(id);
  if (!release) return { kind: 'openElsewhere' };
  try {
    // Includes changes typed after it was saved.
    await setDraftAside(id);
    const preorder = await readPreorder(id);
    if (!preorder || preorder.state === 'queued') return { kind: 'queued' };
    const result = await sendNow(preorder);
    // Its screen marks the fields when opened.
    if (result.kind === 'incomplete') await putRecord({ ...preorder, issues: result.issues });
    return result;
  } finally {
    release();
  }
}
