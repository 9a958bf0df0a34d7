import { moneyText } from '../../i18n/language/money-text.ts';
import { balanceWords } from '../../i18n/ledger/balance.ts';
import { statement } from '../../i18n/ledger/statement.ts';
import { say } from '../base/say.tsx';

const { texts } = statement;

/** Sums of a period, in rials: opening + debits − credits = closing. */
export type Period = {
  opening: number;
  debits: number;
  credits: number;
  tax: number;
  closing: number;
};

/** Opening and closing of a period, what was posted in it, and the tax on a separate line. */
export function PeriodSums({ period }: { period: Period }) {
  const { opening, debits, credits, tax, closing } = period;
  const facts = [
    [texts.opening, balanceWords(opening)],
    [texts.debits, moneyText(debits)],
    [texts.credits, moneyText(credits)],
    [texts.closing, balanceWords(closing)],
    [texts.taxOfPeriod, moneyText(tax)],
  ] as const;
  return (
    <div className="surface period-sums">
      <dl>
        {facts.map(([name, value]) => (
          <div key={name[1]}>
            <dt>{say(name)}</dt>
            <dd>{say(value)}</dd>
          </div>
        ))}
      </dl>
      <p>
        <small>{say(texts.taxIncluded)}</small>
      </p>
    </div>
  );
}
