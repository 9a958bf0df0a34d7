import type { Dues } from '../../domain/ledger/dues.ts';
import { fill } from '../../i18n/language/message.ts';
import { moneyText } from '../../i18n/language/money-text.ts';
import { balanceWords } from '../../i18n/ledger/balance.ts';
import { ageNames, dues } from '../../i18n/ledger/dues.ts';
import { say } from '../base/say.tsx';

const { texts } = dues;

/** What an account owes, by age, and the cheques that are credited but not yet paid. */
export function DuesSums({ of: { balance, byAge, pending, overdue } }: { of: Dues }) {
  const ages = ageNames.map((name, at) => [name, moneyText(byAge[at] ?? 0)] as const);
  return (
    <div className="surface period-sums">
      <dl>
        <div>
          <dt>{say(texts.balance)}</dt>
          <dd>{say(balanceWords(balance))}</dd>
        </div>
        {ages.map(([name, value]) => (
          <div key={name[1]}>
            <dt>{say(name)}</dt>
            <dd>{say(value)}</dd>
          </div>
        ))}
        <div>
          <dt>{say(texts.pending)}</dt>
          <dd>
            {say(moneyText(pending))}
            {overdue > 0 && (
              <>
                {' '}
                <span className="chip chip-asking">
                  {say(fill(texts.overdue, { amount: moneyText(overdue) }))}
                </span>
              </>
            )}
          </dd>
        </div>
      </dl>
      <p>
        <small>{say(texts.oldestFirst)}</small>
      </p>
    </div>
  );
}
