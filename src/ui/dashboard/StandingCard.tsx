import type { Standing } from '../../domain/ledger/standing.ts';
import { moneyText } from '../../i18n/language/money-text.ts';
import { balanceWords, balance as words } from '../../i18n/ledger/balance.ts';
import { panelRoutes } from '../../panel/routes.ts';
import { say } from '../base/say.tsx';

const { texts } = words;

function factsOf({ balance, creditLimit, openOrders, available }: Standing) {
  return [
    [texts.balance, balanceWords(balance)],
    [texts.available, available === null ? null : moneyText(Math.max(available, 0))],
    [texts.openOrders, openOrders === null ? null : moneyText(openOrders)],
    [texts.limit, creditLimit === null ? null : moneyText(creditLimit)],
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
