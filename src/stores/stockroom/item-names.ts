import type { Message } from '../../i18n/language/message.ts';
import { itemName } from '../../i18n/stockroom/item-words.ts';
import { $accessories } from '../accessories/accessories-list.ts';
import { $stock } from '../stock/stock.ts';

/** What a stock lens is called. */
export function nameOfLens(id: string): Message {
  const name = $stock.get()?.lenses.find((lens) => lens.id === id)?.name;
  return name ? [name.fa, name.en] : [id, id];
}

/** An item of the shelf in words, by what the device knows of the lists. */
export function nameOfItem(item: string): Message {
  const lenses = $stock.get()?.lenses ?? [];
  const products = $accessories.get()?.products ?? [];
  return itemName(item, { lenses, products });
}
