import { orderList } from '../../i18n/order-list/order-list.ts';
import { $searchText, choose, typeSearch } from '../../stores/orders/list-choice.ts';
import { SearchField } from '../../ui/filters/SearchField.tsx';
import { useLive } from '../base/use-live.ts';
import { useMessages } from '../base/use-messages.ts';

/** Id of the field that gets the focus when the filters are cleared. */
export const searchBoxId = 'orders-search';

/** Searches the orders. */
export function SearchBox() {
  const text = useLive($searchText, '');
  const { searchHint } = useMessages(orderList);
  return (
    <SearchField
      id={searchBoxId}
      label={orderList.texts.search}
      hint={searchHint}
      text={text}
      onType={typeSearch}
      onSubmit={() => choose({})}
    />
  );
}
