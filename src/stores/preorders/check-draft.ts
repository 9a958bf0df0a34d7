import { missingIn } from '../../domain/order/missing-in.ts';
import type { OrderKind } from '../../domain/order/order.ts';
import type { PreorderOf } from '../../domain/order/preorder.ts';
import type { PreorderCheck } from '../../domain/order/preorder-wait.ts';
import { isPricedFor } from '../caller/caller.ts';
import type { OrderKindAdapter } from '../compose/order-kind.ts';
import { withOwnPieces } from '../correcting/correcting.ts';
import { orderKinds } from '../orders/order-kinds.ts';

async function judge<Kind extends OrderKind>(
  of: OrderKindAdapter<Kind>,
  { draft, caller, corrects }: PreorderOf<Kind>,
): Promise<PreorderCheck> {
  const judged = await withOwnPieces(corrects, () => of.judge(draft));
  // If the lab enters the order for an account, the server prices it when it is sent.
  const total = isPricedFor(caller) ? of.price(draft)?.total : undefined;
  if (judged.kind === 'noCatalogue') return { kind: 'unchecked', issues: 0, total: undefined };
  if (judged.kind === 'sound') return { kind: 'ready', issues: 0, total };
  if (judged.kind === 'nothing') return { kind: 'incomplete', issues: 1, total: undefined };
  const issues = judged.issues.filter(of.hasPlaceFor);
  // Without a lens or a power there is no price yet, which is not "price on request".
  return { kind: missingIn(issues), issues: issues.length, total: total ?? undefined };
}

/** Checks and prices a pre-order against the catalogue and stock on the device. */
export async function checkDraft<Kind extends OrderKind>(
  preorder: PreorderOf<Kind>,
): Promise<PreorderCheck> {
  return judge(await orderKinds[preorder.kind](), preorder);
}
