import type { Rials } from '../../domain/vocabulary/money.ts';
import { formatMoney } from '../../i18n/language/format-number.ts';
import { inBoth } from '../../i18n/language/message.ts';
import { say } from './say.tsx';

/** Amount in toman, or "price on request". */
export function Money({ amount }: { amount: Rials | null }) {
  return <span className="money">{say(inBoth((locale) => formatMoney(amount, locale)))}</span>;
}
