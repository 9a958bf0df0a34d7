import type { OrderKind } from '../../domain/order/order.ts';
import type { Caller } from '../../domain/order/preorder.ts';
import { panelRoutes } from '../../panel/routes.ts';
import { keepDraft } from '../device/drafts/working-draft.ts';
import { newId } from '../device/records/new-id.ts';
import { currentOwner } from '../device/records/owner.ts';
import { orderKinds } from './order-kinds.ts';

/** The screens on which to begin an order for an account, by kind. */
const screens = {
  rx: panelRoutes.rx,
  stock: panelRoutes.stockSingle,
  accessories: panelRoutes.accessories,
} as const satisfies Record<OrderKind, { path: string }>;

/** Begins an order for an account and parks the draft open on its screen. Returns the path that opens the order. */
export async function orderForAccount<Kind extends OrderKind>(
  kind: Kind,
  caller: Caller,
): Promise<string> {
  const id = newId();
  const { empty } = await orderKinds[kind]();
  const draft = empty();
  await keepDraft<Kind>({
    id,
    kind,
    preorder: false,
    owner: currentOwner(),
    caller,
    corrects: null,
    draft,
  });
  return `${screens[kind].path}?preorder=${id}`;
}
