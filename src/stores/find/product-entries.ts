import type { FoundProduct } from '../../domain/find/server-finds.ts';
import { orderKinds } from '../../i18n/orders/orders.ts';
import { panelRoutes } from '../../panel/routes.ts';
import { $accessories } from '../accessories/accessories-list.ts';
import { $catalogue } from '../rx/catalogue.ts';
import { $stock } from '../stock/stock.ts';
import { type Entry, entry } from './entry.ts';

/** Where a product is ordered. */
const screens = {
  lens: { path: panelRoutes.rx.path, kind: orderKinds.texts.rx },
  stock: { path: panelRoutes.stockMulti.path, kind: orderKinds.texts.stock },
  accessory: { path: panelRoutes.accessories.path, kind: orderKinds.texts.accessories },
} as const;

/** Path of the screen that shows a product. */
export type ProductPath = (product: FoundProduct) => string;

/** Leads a shop to where it orders it: accessories are found there by their name. */
export function orderingPath({ of, name }: FoundProduct): string {
  const { path } = screens[of];
  return of === 'accessory' ? `${path}?${new URLSearchParams({ text: name.fa })}` : path;
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

/** The products of the lists that the device keeps. */
export function keptProducts(pathOf: ProductPath): Entry[] {
  const designs = $catalogue.get()?.designs ?? [];
  const lenses = $stock.get()?.lenses ?? [];
  const accessories = $accessories.get()?.products ?? [];
  return [
    ...designs.map(({ id, name }) => productEntry({ of: 'lens', id, name }, pathOf)),
    ...lenses.map(({ id, name, code }) => productEntry({ of: 'stock', id, name }, pathOf, code)),
    ...accessories.map(({ id, name }) => productEntry({ of: 'accessory', id, name }, pathOf)),
  ];
}
