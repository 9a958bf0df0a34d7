import { useStore } from '@nanostores/react';
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
import { $router } from '../../stores/shell/router.ts';
import { $signedIn, isOfLab } from '../../stores/shell/session.ts';
import { Button } from '../../ui/base/Button.tsx';
import { say } from '../../ui/base/say.tsx';
import { KeyLines } from '../../ui/shell/KeyLines.tsx';
import { lazy } from '../base/lazy-code.ts';
import { useLazy } from '../base/use-lazy.ts';

const { texts } = find;

/** The screens that have their own keyboard shortcuts. */
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

const ofLab = lazy(async () => (await import('./lab-screen-keys.ts')).labScreenKeys);

/** The current screen's shortcuts; undefined if it has none, null while they load. */
function useOwnKeys() {
  const { route, path = '' } = useStore($router) ?? {};
  const isLab = isOfLab(useStore($signedIn));
  const { part, hasFailed } = useLazy(ofLab, isLab);
  const name = route === 'other' ? undefined : route;
  const of = name && lists[name];
  if (name && of) return { title: titles.texts[name], of };
  if (isLab && !part && !hasFailed) return null;
  return part?.It[path];
}

/** The current screen's shortcuts, and the global ones. */
export function ScreenKeys({ titleId, onClose }: { titleId: string; onClose: () => void }) {
  const own = useOwnKeys();
  return (
    <div className="screen-keys">
      <h2 id={titleId}>{say(texts.keys)}</h2>
      {own && <Keys {...own} />}
      {own !== null && (
        <>
          <Keys title={texts.anywhere} of={everywhereKeyList} />
          <Keys title={texts.inField} of={findKeyList} />
        </>
      )}
      <Button look="primary" text={texts.close} onClick={onClose} />
    </div>
  );
}
