import type { Message } from '../../i18n/language/message.ts';
import { itemName } from '../../i18n/stockroom/item-words.ts';
import { $accessories } from '../accessories/accessories-list.ts';
import { $stock } from '../stock/stock.ts';

/** The name of a stock lens. */
export function nameOfLens(id: string): Message {
  const name = $stock.get()?.lenses.find((lens) => lens.id === id)?.name;
  return name ? [name.fa, name.en] : [id, id];
}

/** The name of a stock item, by the lists on the device. */
export function nameOfItem(item: string): Message {
  const lenses = $stock.get()?.lenses ?? [];
  const products = $accessories.get()?.products ?? [];
  return itemName(item, { lenses, products });
}
