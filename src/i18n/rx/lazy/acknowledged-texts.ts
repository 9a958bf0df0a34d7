import type { RxOrder } from '../../../domain/rx/rx-order.ts';
import { isOfPair } from '../../../domain/rx/warnings/dismissals.ts';
import { warningMessage } from '../../issues/warning-message.ts';
import { fill, type Message } from '../../language/message.ts';
import { rxEyes } from '../rx.ts';
import { orderFacts } from './order-facts.ts';

const { texts } = orderFacts;

/** The confirmed warnings as the shop saw them, with the eye for those about one eye. */
export function acknowledgedTexts({ acknowledged }: RxOrder): Message[] {
  return acknowledged.map((warning) => {
    const text = warningMessage(warning);
    if (isOfPair(warning.code)) return text;
    const side = warning.path.startsWith('right.') ? 'right' : 'left';
    return fill(texts.ofEye, { side: rxEyes.texts[side], text });
  });
}
