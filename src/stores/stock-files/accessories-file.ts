import type { PlacedAccessories } from '../../domain/order/order.ts';
import { type TableCell, textCell } from '../../domain/stock-table/write.ts';
import { rialsToToman } from '../../domain/vocabulary/prices.ts';
import { pick } from '../../i18n/language/message.ts';
import { accessoryColumns } from '../../i18n/order/accessory-columns.ts';
import { downloadFile } from '../device/download-file.ts';
import { $locale } from '../shell/locale.ts';
import { csvFile } from './csv-file.ts';

/** Downloads the lines of an order with its prices in toman. */
export function downloadAccessories({ number, content, products, price }: PlacedAccessories): void {
  const locale = $locale.get();
  const { product, variant, pieces, eachToman, sumToman } = accessoryColumns.texts;
  const heads = [product, variant, pieces, eachToman, sumToman].map((head) =>
    textCell(pick(head, locale)),
  );
  const money = (rials: number | null | undefined): TableCell =>
    rials == null ? { kind: 'nothing' } : { kind: 'number', value: rialsToToman(rials) };
  const rows = content.lines.map((line, index): TableCell[] => [
    textCell(products[line.product]?.name[locale] ?? line.product),
    textCell(products[line.product]?.variants[line.variant]?.[locale] ?? line.variant),
    { kind: 'number', value: line.pieces },
    money(price.lines[index]?.each),
    money(price.lines[index]?.total),
  ]);
  downloadFile(`${number}.csv`, csvFile([heads, ...rows]));
}
