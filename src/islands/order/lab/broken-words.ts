import type { Issue } from '../../../domain/vocabulary/issue.ts';
import { countText } from '../../../i18n/language/count-text.ts';
import { fill, type Message } from '../../../i18n/language/message.ts';
import { breakageRefused } from '../../../i18n/order/breakage-refused.ts';

const { texts } = breakageRefused;

/** Says why a breakage couldn't be recorded: the stock for a replacement is short. */
export function brokenWords(issues: readonly Issue[]): Message | undefined {
  const short = issues.find(({ code }) => code === 'stockOut' || code === 'stockShort');
  if (!short) return undefined;
  if (short.code === 'stockOut') return texts.none;
  return fill(texts.few, {
    onHand: countText(Number(short.params?.onHand)),
  });
}
