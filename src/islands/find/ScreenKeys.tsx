import { find } from '../../i18n/find/find.ts';
import { everywhereKeyList, findKeyList } from '../../i18n/find/find-key-list.ts';
import type { KeyList } from '../../i18n/language/key-list.ts';
import type { Message } from '../../i18n/language/message.ts';
import { orderKeyList } from '../../i18n/order/order-key-list.ts';
import { gridKeyList } from '../../i18n/power-grid/grid-key-list.ts';
import { basketKeyList } from '../../i18n/preorders/basket-key-list.ts';
import { rxKeyList } from '../../i18n/rx/lazy/rx-key-list.ts';
import { shelfKeyList } from '../../i18n/shelf/shelf-key-list.ts';
import { titles } from '../../i18n/shell/shell.ts';
import type { PanelRouteName } from '../../panel/routes.ts';
import { Button } from '../../ui/base/Button.tsx';
import { say } from '../../ui/base/say.tsx';
import { KeyLines } from '../../ui/shell/KeyLines.tsx';
import { useRoute } from '../base/use-route.ts';

const { texts } = find;

/** The screens that have keys of their own. */
const lists: Partial<Record<PanelRouteName, KeyList>> = {
  rx: rxKeyList,
  stockMulti: gridKeyList,
  stockSingle: shelfKeyList,
  accessories: shelfKeyList,
  order: orderKeyList,
  preOrder: basketKeyList,
};

function Keys({ title, of }: { title: Message; of: KeyList }) {
  return (
    <section>
      <h3>{say(title)}</h3>
      <KeyLines of={of} />
    </section>
  );
}

/** The keys of the screen that is open, and those of every screen. */
export function ScreenKeys({ titleId, onClose }: { titleId: string; onClose: () => void }) {
  const route = useRoute();
  const name = route === 'other' ? undefined : route;
  const own = name && lists[name];
  return (
    <div className="screen-keys">
      <h2 id={titleId}>{say(texts.keys)}</h2>
      {name && own && <Keys title={titles.texts[name]} of={own} />}
      <Keys title={texts.anywhere} of={everywhereKeyList} />
      <Keys title={texts.inField} of={findKeyList} />
      <Button look="primary" text={texts.close} onClick={onClose} />
    </div>
  );
}
