import type { PlacedRx } from '../../domain/order/order.ts';
import { draftOfOrder } from '../../domain/rx/draft/draft-of-order.ts';
import { writeNumber } from '../../i18n/language/format-number.ts';
import { panelRoutes } from '../../panel/routes.ts';
import { savePreorder } from '../device/preorders.ts';
import { newId } from '../device/records/new-id.ts';
import { $locale } from '../shell/locale.ts';
import { fetchLensKind } from './lens-kind.ts';

/** Saves the same content as a new pre-order and returns the path of its screen. */
export async function reorder({ content }: PlacedRx): Promise<string> {
  const id = newId();
  const locale = $locale.get();
  const kind = await fetchLensKind(content.lens.design);
  const draft = draftOfOrder(content, kind, (latin) => writeNumber(latin, locale));
  await savePreorder({ kind: 'rx', id, draft, total: null, owner: null });
  return `${panelRoutes.rx.path}?preorder=${id}`;
}
