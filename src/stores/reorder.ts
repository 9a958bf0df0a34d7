import { draftOfOrder } from '../domain/draft-of-order.ts';
import type { PlacedRx } from '../domain/order.ts';
import { panelRoutes } from '../domain/routes.ts';
import { writeNumber } from '../i18n/format-number.ts';
import { $catalogue } from './catalogue.ts';
import { $locale } from './locale.ts';
import { newId } from './new-id.ts';
import { savePreorder } from './preorders.ts';

/** Puts the same content among the pre-orders as a new one; where it can be looked through and sent. */
export async function reorder({ content }: PlacedRx): Promise<string> {
  const id = newId();
  const locale = $locale.get();
  const designs = $catalogue.get()?.designs ?? [];
  const kind = designs.find((design) => design.id === content.lens.design)?.kind ?? null;
  const draft = draftOfOrder(content, kind, (latin) => writeNumber(latin, locale));
  await savePreorder({ kind: 'rx', id, draft, total: null, owner: null });
  return `${panelRoutes.rx.path}?preorder=${id}`;
}
