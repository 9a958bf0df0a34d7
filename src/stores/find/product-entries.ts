import { type Indexed, indexed } from '../../domain/find/find-among.ts';
import type { FoundProduct } from '../../domain/find/server-finds.ts';
import { orderKinds } from '../../i18n/orders/orders.ts';
import { askedNames } from '../../panel/asked-names.ts';
import { panelRoutes } from '../../panel/routes.ts';
import { $accessories } from '../accessories/accessories-list.ts';
import { $catalogue } from '../rx/catalogue.ts';
import { $locale } from '../shell/locale.ts';
import { $stock } from '../stock/stock.ts';
import { type Entry, entry } from './entry.ts';

/** Screens on which products are ordered. */
const screens = {
  lens: { path: panelRoutes.rx.path, kind: orderKinds.texts.rx },
  stock: { path: panelRoutes.stockMulti.path, kind: orderKinds.texts.stock },
  accessory: { path: panelRoutes.accessories.path, kind: orderKinds.texts.accessories },
} as const;

/** Path of the screen that shows a product. */
export type ProductPath = (product: FoundProduct) => string;

/** Path where a shop orders a product, with the parameter that selects it; an accessory is searched for by name. */
export function orderingPath({ of, id, name }: FoundProduct): string {
  const asked = {
    lens: { [askedNames.design]: id },
    stock: { [askedNames.stockLens]: id },
    accessory: { text: name[$locale.get()] },
  };
  return `${screens[of].path}?${new URLSearchParams(asked[of])}`;
}

export function productEntry(product: FoundProduct, pathOf: ProductPath, code = ''): Entry {
  const { of, id, name } = product;
  return entry({
    key: `product ${of} ${id}`,
    kind: 'product',
    title: [name.fa, name.en],
    also: [code],
    detail: screens[of].kind,
    act: { path: pathOf(product) },
  });
}

function productIndex(pathOf: ProductPath): readonly Indexed<Entry>[] {
  const designs = $catalogue.get()?.designs ?? [];
  const lenses = $stock.get()?.lenses ?? [];
  const accessories = $accessories.get()?.products ?? [];
  return [
    ...designs.map(({ id, name }) => productEntry({ of: 'lens', id, name }, pathOf)),
    ...lenses.map(({ id, name, code }) => productEntry({ of: 'stock', id, name }, pathOf, code)),
    ...accessories.map(({ id, name }) => productEntry({ of: 'accessory', id, name }, pathOf)),
  ].map(indexed);
}

let last: { from: readonly unknown[]; index: readonly Indexed<Entry>[] } | undefined;

/** The products in the stored lists, folded once until the lists change. */
export function keptProducts(pathOf: ProductPath): readonly Indexed<Entry>[] {
  const from = [pathOf, $locale.get(), $catalogue.get(), $stock.get(), $accessories.get()];
  const isSame = last?.from.every((each, place) => each === from[place]);
  if (!last || !isSame) last = { from, index: productIndex(pathOf) };
  return last.index;
}
