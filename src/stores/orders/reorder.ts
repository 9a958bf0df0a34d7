import { firstPairOf } from '../../domain/order/first-pair.ts';
import type { PlacedRx } from '../../domain/order/order.ts';
import type { RxDraft } from '../../domain/rx/draft/draft.ts';
import { draftOfOrder, draftOfPair } from '../../domain/rx/draft/draft-of-order.ts';
import { writeNumber } from '../../i18n/language/format-number.ts';
import { fill } from '../../i18n/language/message.ts';
import { orderActions } from '../../i18n/order/order-actions.ts';
import { pairTaken } from '../../i18n/order/pair-taken.ts';
import { panelRoutes } from '../../panel/routes.ts';
import { savePreorder } from '../device/preorders.ts';
import { newId } from '../device/records/new-id.ts';
import { $locale } from '../shell/locale.ts';
import { toast } from '../shell/toasts.ts';
import { fetchLensKind } from './lens-kind.ts';
import { withTypedDay } from './typed-day.ts';

const write = (latin: string) => writeNumber(latin, $locale.get());

/** Saves the same content as a new pre-order and returns the path of its screen. */
export async function reorder({ content }: PlacedRx): Promise<string> {
  const kind = await fetchLensKind(content.lens.design);
  return save(withTypedDay(draftOfOrder(content, kind, write), content.people.prescribedOn));
}

/**
 * Saves the same eyes as a new pre-order for another lens, and returns the path of its screen. It becomes the second
 * pair of the order if the order can have one. Tells the user if the order already has one, that the heights are those
 * of the earlier frame, and that the powers of a near lens are for near only: in any other lens they would be wrong.
 */
export async function secondPair(order: PlacedRx): Promise<string> {
  const { content, pair } = order;
  const path = await save(draftOfPair(content, write, firstPairOf(order)));
  const { right, left } = content;
  if (pair?.second) {
    const { number } = pair.second;
    toast({ kind: 'info', text: fill(pairTaken.texts.byItself, { number }) });
  }
  if ((right?.height ?? left?.height ?? null) !== null) {
    toast({ kind: 'info', text: orderActions.texts.pairHeights });
  }
  if (content.use === 'near') toast({ kind: 'info', text: orderActions.texts.pairNear });
  return path;
}

async function save(draft: RxDraft): Promise<string> {
  const id = newId();
  await savePreorder({ kind: 'rx', id, draft, total: null, owner: null });
  return `${panelRoutes.rx.path}?preorder=${id}`;
}
