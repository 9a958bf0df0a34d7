import { orderNumber } from '../../../src/domain/order/order-number.ts';
import { patientOf } from '../../../src/domain/order/patient-of.ts';
import { mobileTexts } from '../../../src/domain/typed/mobile.ts';
import { foundBy } from '../../../src/domain/typed/search-words.ts';
import type { OrderContent } from '../schema/order-tables.ts';

/** The normalised words that an order is found by. */
export function orderWords(id: string, { content }: Pick<OrderContent, 'content'>): string[] {
  const tray = 'tray' in content ? content.tray : '';
  const mobile = 'people' in content ? mobileTexts(content.people.mobile) : [];
  return foundBy([orderNumber(id), content.reference, patientOf(content), tray, ...mobile]);
}
