import type { MoveRequest } from '../../../src/api/counter/contract.ts';
import { isShopStep } from '../../../src/domain/lifecycle/shop-step.ts';
import type { Issue } from '../../../src/domain/vocabulary/issue.ts';
import type { OrderScope } from '../../db/orders/read-orders.ts';
import { filterFault } from '../orders/filter-of.ts';

function reasonFault({ step, reason }: MoveRequest): Issue | undefined {
  const isCancelled = step === 'cancel';
  if (isCancelled === (reason !== undefined)) return undefined;
  return { path: 'reason', code: isCancelled ? 'required' : 'unknownField' };
}

/** A shop may name only its own orders. */
function namedFault({ orders = [] }: MoveRequest, scope: OrderScope): Issue | undefined {
  if (scope === 'lab') return undefined;
  const place = orders.findIndex(({ account }) => account !== scope.account);
  return place < 0 ? undefined : { path: `orders.${place}.account`, code: 'invalid' };
}

/** The issue of a well-formed move; undefined if there is none. */
export function moveFault(asked: MoveRequest, scope: OrderScope): Issue | undefined {
  if (isShopStep(asked.step) !== (scope !== 'lab')) return { path: 'step', code: 'invalid' };
  const fault = filterFault(asked.filter, scope);
  if (fault) return { ...fault, path: `filter.${fault.path}` };
  return reasonFault(asked) ?? namedFault(asked, scope);
}
