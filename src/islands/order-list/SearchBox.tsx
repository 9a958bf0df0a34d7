import { searchLimit } from '../../domain/vocabulary/limits.ts';
import { orderList } from '../../i18n/order-list/order-list.ts';
import { $searchText, choose, typeSearch } from '../../stores/orders/list-choice.ts';
import { Text } from '../../ui/base/Text.tsx';
import { useLive } from '../base/use-live.ts';
import { useMessages } from '../base/use-messages.ts';

/** Id of the field, to which the focus returns when the filters are cleared. */
export const searchBoxId = 'orders-search';

/** Searches as one types, and at once on Enter. */
export function SearchBox() {
  const text = useLive($searchText, '');
  const { searchHint } = useMessages(orderList);
  return (
    <search>
      <form
        className="filter-field"
        onSubmit={(event) => {
          event.preventDefault();
          choose({});
        }}
      >
        <label htmlFor={searchBoxId}>
          <Text of={orderList.texts.search} />
        </label>
        <input
          id={searchBoxId}
          className="form-control"
          type="search"
          name="text"
          // Empty, it has the direction of its hint, which would lose its beginning on a narrow screen.
          dir={text === '' ? undefined : 'auto'}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={searchLimit}
          placeholder={searchHint}
          value={text}
          onInput={({ currentTarget }) => typeSearch(currentTarget.value)}
        />
      </form>
    </search>
  );
}
