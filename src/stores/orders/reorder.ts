import type { PlacedRx } from '../../domain/order/order.ts';
import { draftOfOrder } from '../../domain/rx/draft/draft-of-order.ts';
import { writeNumber } from '../../i18n/language/format-number.ts';
import { panelRoutes } from '../../panel/routes.ts';
import { savePreorder } from '../device/preorders.ts';
import { newId } from '../device/records/new-id.ts';
import { $catalogue } from '../rx/catalogue.ts';
import { $locale } from '../shell/locale.ts';

/** Saves the same content as a new pre-order and returns the path of its screen. */
export async function reorder({ content }: PlacedRx): Promise<string> {
  const id = newId();
  const locale = $locale.get();
  const designs = $catalogue.get()?.designs ?? [];
  const kind = designs.find((design) => design.id === content.lens.design)?.kind ?? null;
  const draft = draftOfOrder(content, kind, (latin) => writeNumber(latin, locale));
  await savePreorder({ kind: 'rx', id, draft, total: null, owner: null });
  return `${panelRoutes.rx.path}?preorder=${id}`;
}
