import type { ReactNode } from 'react';
import type { OrderList } from '../../domain/order/order-list.ts';
import { countText } from '../../i18n/language/count-text.ts';
import { fill, type Message } from '../../i18n/language/message.ts';
import { orderList } from '../../i18n/order-list/order-list.ts';
import { titles } from '../../i18n/shell/shell.ts';
import { panelRoutes } from '../../panel/routes.ts';
import { $choiceQuery, clearChoice } from '../../stores/orders/list-choice.ts';
import { $moreReading } from '../../stores/orders/orders.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Icon } from '../../ui/base/Icon.tsx';
import { say } from '../../ui/base/say.tsx';
import { Text } from '../../ui/base/Text.tsx';
import { useLive } from '../base/use-live.ts';
import { DownloadButton } from './DownloadButton.tsx';
import { searchBoxId } from './SearchBox.tsx';

const { texts } = orderList;

function numberFound({ orders, next }: OrderList, isSearching: boolean): Message {
  if (next === null && orders.length === 1) return texts.foundOne;
  const count = countText(orders.length);
  if (isSearching) return fill(texts.foundSoFar, { count });
  return fill(next === null ? texts.found : texts.foundFirst, { count });
}

/** The text of the result count. A search may need several requests for a page, so it shows the count so far. */
function useCountText(list: OrderList | null, isReading: boolean): Message | false {
  const isReadingMore = useLive($moreReading, 'done') === 'reading';
  if (!list) return isReading && texts.searching;
  return numberFound(list, isReadingMore && !!list.searchedTo);
}

/** Clears the filters. The button disappears with them, so the focus moves to the search. */
export function ClearButton() {
  const clear = () => {
    clearChoice();
    document.getElementById(searchBoxId)?.focus();
  };
  return <Button look="link" icon="x-lg" text={texts.clear} onClick={clear} />;
}

type FoundProps = {
  list: OrderList | null;
  isReading: boolean;
  /** Content that only one side has. */
  children?: ReactNode;
};

/** The number of orders shown, also announced to screen readers, and the button that clears the filters. */
export function Found({ list, isReading, children }: FoundProps) {
  const query = useLive($choiceQuery, '');
  const found = useCountText(list, isReading);
  return (
    <div className="orders-found">
      <p role="status">{found && <Text key={found[0]} of={found} />}</p>
      {list?.orders.length !== 0 && (
        <span className={list ? undefined : 'invisible'}>
          <DownloadButton filters={query ?? ''} />
        </span>
      )}
      <a className="btn btn-link" href={panelRoutes.deliveries.path}>
        <Icon name="truck" />
        {say(titles.texts.deliveries)}
      </a>
      {query !== '' && query !== null && <ClearButton />}
      {children}
    </div>
  );
}
