import type { OrderState } from '../../domain/lifecycle/order-state.ts';
import { stations } from '../../domain/workday/stations.ts';
import type { Workday } from '../../domain/workday/workday.ts';
import { orderStates } from '../../i18n/orders/orders.ts';
import { workday } from '../../i18n/workday/workday.ts';
import { panelRoutes } from '../../panel/routes.ts';
import { Age } from '../age/Age.tsx';
import { say } from '../base/say.tsx';
import { countUpTo } from '../dashboard/CountLinks.tsx';

const { texts } = workday;

type StationsProps = {
  counts: Partial<Readonly<Record<OrderState, number>>>;
  /** Where counting stops. */
  most: number;
  since: Workday['since'] | undefined;
};

/** How many orders are in each state on the way through the lab, and since when the first of them. */
export function Stations({ counts, most, since }: StationsProps) {
  return (
    <ul className="stations">
      {stations.map((state) => {
        const at = since?.[state];
        const count = counts[state] ?? 0;
        return (
          <li key={state}>
            <a className="figure" href={`${panelRoutes.orders.path}?state=${state}`}>
              <span className="figure-name">{say(orderStates.texts[state])}</span>
              <strong>{say(countUpTo(count, most))}</strong>
              <small>
                {count > 0 && at ? (
                  <Age text={texts.longest} at={Date.parse(at)} />
                ) : (
                  say(texts.empty)
                )}
              </small>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
