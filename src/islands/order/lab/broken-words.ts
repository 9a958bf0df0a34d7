import type { Issue } from '../../../domain/vocabulary/issue.ts';
import { formatCount } from '../../../i18n/language/format-number.ts';
import { fill, inBoth, type Message } from '../../../i18n/language/message.ts';
import { breakageRefused } from '../../../i18n/order/breakage-refused.ts';

const { texts } = breakageRefused;

/** Why a breakage could not be recorded: nothing is left to take instead. */
export function brokenWords(issues: readonly Issue[]): Message | undefined {
  const short = issues.find(({ code }) => code === 'stockOut' || code === 'stockShort');
  if (!short) return undefined;
  if (short.code === 'stockOut') return texts.none;
  return fill(texts.few, {
    onHand: inBoth((locale) => formatCount(Number(short.params?.onHand), locale)),
  });
}
