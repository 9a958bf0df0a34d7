import type { Rials } from '../../domain/vocabulary/money.ts';
import { moneyText } from '../../i18n/language/money-text.ts';
import { say } from './say.tsx';

/** Amount in toman, or "price on request". */
export function Money({ amount }: { amount: Rials | null }) {
  return <span className="money">{say(moneyText(amount))}</span>;
}
