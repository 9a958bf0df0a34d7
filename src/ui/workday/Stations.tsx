import type { OrderState } from '../../domain/lifecycle/order-state.ts';
import { stations } from '../../domain/workday/stations.ts';
import type { Workday } from '../../domain/workday/workday.ts';
import { countUpTo } from '../../i18n/language/count-up-to.ts';
import { orderStates } from '../../i18n/orders/orders.ts';
import { workday } from '../../i18n/workday/workday.ts';
import { orderPath, panelRoutes } from '../../panel/routes.ts';
import { Age } from '../age/Age.tsx';
import { say } from '../base/say.tsx';

const { texts } = workday;

type StationsProps = {
  counts: Partial<Readonly<Record<OrderState, number>>>;
  /** Counting stops at this number. */
  most: number;
  longest: Workday['longest'] | undefined;
};

/** The number of orders in each state on the way through the lab, and the order that has been in it longest. */
export function Stations({ counts, most, longest }: StationsProps) {
  return (
    <ul className="stations">
      {stations.map((state) => {
        const first = longest?.[state];
        const count = counts[state] ?? 0;
        return (
          <li key={state} className="figure">
            <a className="figure-link" href={`${panelRoutes.orders.path}?state=${state}`}>
              <span className="figure-name">{say(orderStates.texts[state])}</span>
              <strong>{say(countUpTo(count, most))}</strong>
            </a>
            {count > 0 && first ? (
              <a className="figure-note" href={orderPath(first.id, first.account)}>
                <Age text={texts.longest} at={Date.parse(first.since)} />
              </a>
            ) : (
              <small>{say(texts.empty)}</small>
            )}
          </li>
        );
      })}
    </ul>
  );
}
