import type { Standing } from '../../domain/ledger/standing.ts';
import { formatMoney } from '../../i18n/language/format-number.ts';
import { inBoth, type Message } from '../../i18n/language/message.ts';
import { balanceWords, balance as words } from '../../i18n/ledger/balance.ts';
import { panelRoutes } from '../../panel/routes.ts';
import { say } from '../base/say.tsx';

const { texts } = words;

const money = (amount: number): Message => inBoth((locale) => formatMoney(amount, locale));

function factsOf({ balance, creditLimit, openOrders, available }: Standing) {
  return [
    [texts.balance, balanceWords(balance)],
    [texts.available, available === null ? null : money(Math.max(available, 0))],
    [texts.openOrders, openOrders === null ? null : money(openOrders)],
    [texts.limit, creditLimit === null ? null : money(creditLimit)],
  ] as const;
}

type CardProps = {
  standing: Standing;
  /** Address of the statement; the user's own by default. */
  statement?: string;
};

/** What an account owes and, if it has a limit, the credit left. */
export function StandingCard({ standing, statement = panelRoutes.transactions.path }: CardProps) {
  const { available } = standing;
  return (
    <section className="surface card-account">
      <header className="card-head">
        <h2>{say(texts.title)}</h2>
        <a className="card-all" href={statement}>
          {say(texts.statement)}
        </a>
      </header>
      <dl>
        {factsOf(standing).map(
          ([name, value]) =>
            value && (
              <div key={name[1]}>
                <dt>{say(name)}</dt>
                <dd>{say(value)}</dd>
              </div>
            ),
        )}
      </dl>
      {available !== null && available <= 0 && <p className="card-over">{say(texts.overLimit)}</p>}
    </section>
  );
}
