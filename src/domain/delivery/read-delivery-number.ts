import { idEndOfNumber } from '../order/read-order-number.ts';

/** The last ten hexadecimal digits of the id of a delivery with this number; null if it is no delivery's number. */
export function idEndOfDelivery(text: string): string | null {
  const [first = '', ...rest] = text.trim();
  return first.toUpperCase() === 'D' ? idEndOfNumber(rest.join('')) : null;
}
