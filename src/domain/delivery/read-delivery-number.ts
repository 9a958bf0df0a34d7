import { idEndOfLatin } from '../order/read-order-number.ts';
import { readScanned } from '../typed/scanned-text.ts';

/**
 * The last ten hexadecimal digits of a delivery's id, read from its number; null if the text is not a delivery number.
 * Also understands a scanner typing into a Persian keyboard layout.
 */
export const idEndOfDelivery = (text: string): string | null =>
  readScanned(text, (latin) => (latin.startsWith('D') ? idEndOfLatin(latin.slice(1)) : null));
