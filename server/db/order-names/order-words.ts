import { orderNumber } from '../../../src/domain/order/order-number.ts';
import { patientOf } from '../../../src/domain/order/patient-of.ts';
import { foundBy } from '../../../src/domain/typed/search-words.ts';
import type { OrderContent } from '../schema/order-tables.ts';

/** The folded words by which an order is found. */
export function orderWords(id: string, { content }: Pick<OrderContent, 'content'>): string[] {
  const tray = 'tray' in content ? content.tray : '';
  return foundBy([orderNumber(id), content.reference, patientOf(content), tray]);
}
