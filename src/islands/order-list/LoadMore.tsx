import { type OrderList, searchedDay } from '../../domain/order/order-list.ts';
import { dayText } from '../../i18n/language/day-text.ts';
import { fill } from '../../i18n/language/message.ts';
import { orderList } from '../../i18n/order-list/order-list.ts';
import { orders as words } from '../../i18n/orders/orders.ts';
import { readMoreFilteredOrders } from '../../stores/orders/filtered-orders.ts';
import { $moreReading } from '../../stores/orders/orders.ts';
import { say } from '../../ui/base/say.tsx';
import { StaleOrdersNotice } from '../../ui/orders/StaleOrdersNotice.tsx';
import { More } from '../../ui/table/More.tsx';
import { useLive } from '../base/use-live.ts';

const loadMore = () => void readMoreFilteredOrders();

function SearchedTo({ searchedTo }: { searchedTo: string }) {
  const day = dayText(searchedDay(searchedTo));
  return <p className="orders-more">{say(fill(orderList.texts.searchedTo, { day }))}</p>;
}

/** Below the list: how far a search has got, or the button for more. `at` is when the list was read, ms since 1970. */
export function LoadMore({ list: { searchedTo }, at }: { list: OrderList; at: number }) {
  const outcome = useLive($moreReading, 'done');
  if (outcome === 'offline' || outcome === 'failed') {
    return <StaleOrdersNotice why={outcome} at={at} onRetry={loadMore} />;
  }
  if (outcome === 'reading' && searchedTo) return <SearchedTo searchedTo={searchedTo} />;
  return (
    <p className="orders-more">
      <More text={words.texts.more} isReading={outcome === 'reading'} onPress={loadMore} />
    </p>
  );
}
