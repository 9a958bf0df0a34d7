import { replay } from '../../../../src/domain/lifecycle/history.ts';
import { totalOf } from '../../../../src/domain/lifecycle/order-status.ts';
import { usualShare } from '../../../../src/domain/remakes/who-pays.ts';
import type { StoredOrder, Truth } from '../operation.ts';
import type { Posting } from './postings.ts';

/** The credits that an order's granted remakes post, by the order placed as the remake. */
function creditsOf({ wanted, events }: StoredOrder): [string, Posting][] {
  return events.flatMap(({ id: event, event: name, remake, shopPays }, place) => {
    if (!remake) return [];
    const past = events.slice(0, place);
    const status = replay(wanted.total, past);
    const total = (status && totalOf(status)) ?? 0;
    const asked = past.findLast((each) => each.event === 'askRemake');
    const amount = (shopPays ?? usualShare(asked?.reason, total)) - total;
    return amount === 0 ? [] : [[remake, { event, name, kind: 'remakeCredit' as const, amount }]];
  });
}

/** What the grant of each remake posted for it: the lab's share of the price, by account and order. */
export function remakeCredits({ orders }: Pick<Truth, 'orders'>): Map<string, Posting[]> {
  const credits = new Map<string, Posting[]>();
  for (const order of orders) {
    for (const [remake, credit] of creditsOf(order)) {
      const key = `${order.account} ${remake}`;
      credits.set(key, [...(credits.get(key) ?? []), credit]);
    }
  }
  return credits;
}
