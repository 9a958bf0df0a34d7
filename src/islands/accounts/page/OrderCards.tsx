import { everything, type ListChoice, writeListChoice } from '../../../domain/order/list-choice.ts';
import { accountPage } from '../../../i18n/accounts/account-page.ts';
import type { Message } from '../../../i18n/language/message.ts';
import type { FirstOrders } from '../../../stores/accounts/account-page.ts';
import { listPath } from '../../../stores/orders/list-choice.ts';
import { say } from '../../../ui/base/say.tsx';
import { DashboardCard } from '../../../ui/dashboard/DashboardCard.tsx';
import { LatestOrders } from '../../../ui/dashboard/LatestOrders.tsx';
import { PartUnread } from './PartUnread.tsx';

const { texts } = accountPage;

type CardProps = { account: string; known: FirstOrders | null };

const listOf = (choice: Partial<ListChoice>) =>
  listPath(writeListChoice({ ...everything, ...choice }));

function Orders({ known, none }: { known: FirstOrders | null; none: Message }) {
  if (!known) return <PartUnread />;
  if (known.orders.length === 0) return <p className="account-none">{say(none)}</p>;
  return <LatestOrders orders={known.orders} showsAccount isOfOne />;
}

/** The orders waiting for the account: on hold, or with a price it has not accepted. */
export function WaitingCard({ account, known }: CardProps) {
  const count = known && !known.hasMore ? known.orders.length : undefined;
  return (
    <DashboardCard
      title={texts.waiting}
      href={listOf({ account, states: ['quoted', 'onHold'] })}
      count={count}
      className="account-open"
    >
      <Orders known={known} none={texts.noWaiting} />
    </DashboardCard>
  );
}

export function LatestCard({ account, known }: CardProps) {
  return (
    <DashboardCard title={texts.latest} href={listOf({ account })} className="account-latest">
      <Orders known={known} none={texts.noLatest} />
    </DashboardCard>
  );
}
