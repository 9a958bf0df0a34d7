import { type ApiPath, type Posting, withQuery } from '../../../api/api-path.ts';
import type { CorrectionRequest, PlaceOrderRequest } from '../../../api/orders/contract.ts';
import { orderPaths } from '../../../api/orders/paths.ts';
import type { Preorder } from '../../../domain/order/preorder.ts';
import { postAsOwner } from './post-as-owner.ts';

/** The lab names the account for which it places an order. */
const forCaller = <Of extends Posting>(path: ApiPath<Of>, { caller }: Preorder) =>
  caller ? withQuery(path, `account=${caller.id}`) : path;

/** Posts an order, which an earlier version may have queued; the server validates it. */
export function postOrder(preorder: Preorder) {
  const { id: key, corrects, request } = preorder;
  const method = 'POST';
  if (corrects) {
    const body = request as CorrectionRequest;
    return postAsOwner(preorder, orderPaths.corrections(corrects.order), { method, body, key });
  }
  const body = request as PlaceOrderRequest;
  return postAsOwner(preorder, forCaller(orderPaths.orders, preorder), { method, body, key });
}

/** Asks the lab to block the order in case it still arrives. */
export function askWithdrawal(preorder: Preorder) {
  const { id, corrects } = preorder;
  const call = { method: 'POST', body: undefined } as const;
  if (!corrects) {
    return postAsOwner(preorder, forCaller(orderPaths.withdrawal(id), preorder), call);
  }
  return postAsOwner(preorder, orderPaths.correctionWithdrawal(corrects.order, id), call);
}
