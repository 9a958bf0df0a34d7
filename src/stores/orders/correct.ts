import { keptPairOf } from '../../domain/order/first-pair.ts';
import type { Order } from '../../domain/order/order.ts';
import { piecesOf } from '../../domain/order/own-pieces.ts';
import type { Corrects, Preorder } from '../../domain/order/preorder.ts';
import { draftOfCorrection } from '../../domain/rx/draft/draft-of-order.ts';
import { writeNumber } from '../../i18n/language/format-number.ts';
import { preorderPath } from '../../panel/preorder-path.ts';
import { panelRoutes } from '../../panel/routes.ts';
import { $preorders, loadPreorders, readPreorder, savePreorder } from '../device/preorders.ts';
import { newId } from '../device/records/new-id.ts';
import { $locale } from '../shell/locale.ts';
import { fetchLensKind } from './lens-kind.ts';
import { stockDraftOf } from './reorder-stock.ts';
import { withTypedDay } from './typed-day.ts';

/** Identifies the order, and the state of it on screen, that a correction is based on. */
function correctionOf(order: Order): Corrects {
  const last = order.events.findLast(({ event }) => event !== 'write');
  return { order: order.id, after: last?.id ?? '', pieces: piecesOf(order) };
}

const isSame = ({ corrects: one, isWithdrawn }: Preorder, other: Corrects) =>
  one !== null && one.order === other.order && one.after === other.after && !isWithdrawn;

/** The correction of this state of the order already begun on this device and not being deleted; null without one. */
async function begunBefore(corrects: Corrects): Promise<Preorder | null> {
  await loadPreorders();
  return $preorders.get()?.find((each) => isSame(each, corrects)) ?? null;
}

/** The order's content as a draft, as a shop would type it. */
async function draftOf(order: Order): Promise<Pick<Preorder, 'kind' | 'draft'>> {
  const { kind } = order;
  if (kind === 'stock') return { kind, draft: stockDraftOf(order) };
  if (kind === 'accessories') {
    const { reference, remarks, lines } = order.content;
    return { kind, draft: { reference, remarks, lines: [...lines], waits: [] } };
  }
  const { content } = order;
  const lens = await fetchLensKind(content.lens.design);
  const write = (latin: string) => writeNumber(latin, $locale.get());
  const draft = draftOfCorrection(content, lens, write, keptPairOf(order));
  return { kind: 'rx', draft: withTypedDay(draft, content.people.prescribedOn) };
}

/**
 * Opens a pre-order that corrects an order, and returns the path of its screen. Continues a correction begun on this
 * device unless the order has changed since. If it is already queued, the path is that of the list of pre-orders.
 */
export async function openCorrection(order: Order): Promise<string> {
  const corrects = correctionOf(order);
  const before = await begunBefore(corrects);
  if (before) return before.state === 'queued' ? panelRoutes.preOrder.path : preorderPath(before);
  const work = { ...(await draftOf(order)), id: newId(), corrects };
  await savePreorder({ ...work, total: order.total, owner: null });
  const saved = await readPreorder(work.id);
  if (!saved) throw new Error('The pre-order was not kept.');
  return preorderPath(saved);
}
