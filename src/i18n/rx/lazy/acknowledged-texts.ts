import type { RxOrder } from '../../../domain/rx/rx-order.ts';
import { isOfOneEye } from '../../../domain/rx/warnings/of-one-eye.ts';
import { warningMessage } from '../../issues/warning-message.ts';
import { fill, type Message } from '../../language/message.ts';
import { rxEyes } from '../rx-eyes.ts';
import { orderFacts } from './order-facts.ts';

const { texts } = orderFacts;

/** The confirmed warnings as the shop saw them, with the eye for those about one eye. */
export function acknowledgedTexts({ acknowledged }: RxOrder): Message[] {
  return acknowledged.map((warning) => {
    const text = warningMessage(warning);
    if (!isOfOneEye(warning.code)) return text;
    const side = warning.path.startsWith('right.') ? 'right' : 'left';
    return fill(texts.ofEye, { side: rxEyes.texts[side], text });
  });
}
