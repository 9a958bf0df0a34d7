import type { RxOrder } from '../../../domain/rx/rx-order.ts';
import { isOfOneEye } from '../../../domain/rx/warnings/of-one-eye.ts';
import type { EyeSide } from '../../../domain/vocabulary/eye.ts';
import { warningMessage } from '../../issues/warning-message.ts';
import type { Message } from '../../language/message.ts';

/** A confirmed warning as the shop saw it; `side` is null if it isn't about a single eye. */
export type AcknowledgedWarning = { side: EyeSide | null; text: Message };

export function acknowledgedWarnings({ acknowledged }: RxOrder): AcknowledgedWarning[] {
  return acknowledged.map((warning) => {
    const side = warning.path.startsWith('right.') ? 'right' : 'left';
    return { side: isOfOneEye(warning.code) ? side : null, text: warningMessage(warning) };
  });
}
