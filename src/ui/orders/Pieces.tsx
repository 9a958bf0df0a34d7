import { countText } from '../../i18n/language/count-text.ts';
import { fill } from '../../i18n/language/message.ts';
import { orders } from '../../i18n/orders/orders.ts';
import { say } from '../base/say.tsx';

/** A number of lenses. */
export function Pieces({ count }: { count: number }) {
  const number = countText(count);
  const text = count === 1 ? orders.texts.piece : orders.texts.pieces;
  return say(fill(text, { count: number }));
}
