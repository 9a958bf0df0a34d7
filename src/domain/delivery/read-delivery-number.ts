import { idEndOfLatin } from '../order/read-order-number.ts';
import { readScanned } from '../typed/scanned-text.ts';

/**
 * The last ten hexadecimal digits of the id of a delivery with this number, also as a scanner types it into a Persian
 * keyboard layout; null if it is no delivery's number.
 */
export const idEndOfDelivery = (text: string): string | null =>
  readScanned(text, (latin) => (latin.startsWith('D') ? idEndOfLatin(latin.slice(1)) : null));
