import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { EditedKind } from '../../domain/assortment/item-fields.ts';
import { itemForm } from '../../i18n/assortment/item-form.ts';
import {
  $catalogueChoice,
  type CatalogueTab,
  openCatalogue,
} from '../../stores/assortment/address.ts';
import {
  $assortment,
  $assortmentReading,
  readAssortment,
} from '../../stores/assortment/assortment.ts';
import { $drafts, draftName } from '../../stores/assortment/drafts.ts';
import { hasUnsaved } from '../../stores/assortment/unsaved.ts';
import { askBeforeLeaving } from '../../stores/leaving/leaving.ts';
import { say } from '../../ui/base/say.tsx';
import { Unread } from '../../ui/table/Unread.tsx';
import { History } from './history/History.tsx';
import { ItemForm } from './item/ItemForm.tsx';
import { ItemList } from './lists/ItemList.tsx';
import { Prices } from './prices/Prices.tsx';
import { Tabs } from './Tabs.tsx';

const kindsOf: Partial<Record<CatalogueTab, readonly EditedKind[]>> = {
  designs: ['design'],
  coatings: ['coating'],
  services: ['service'],
  conflicts: ['conflict'],
  stock: ['stockLens'],
  accessories: ['category', 'accessory'],
  discounts: ['discount'],
};

/** Shown for a link to an item that no longer exists. */
const Gone = () => <p>{say(itemForm.texts.gone)}</p>;

/** Shows the second list only once the assortment is loaded. Before that, the first list's rows would shift it. */
function Lists({ tab }: { tab: CatalogueTab }) {
  const isRead = useStore($assortment) !== null;
  const kinds = kindsOf[tab]?.slice(0, isRead ? undefined : 1);
  return kinds?.map((kind) => <ItemList key={kind} kind={kind} tab={tab} />);
}

function OpenTab() {
  const { tab, opened } = useStore($catalogueChoice);
  const assortment = useStore($assortment);
  const drafts = useStore($drafts);
  // Forms that need the assortment wait for it: before that, their buttons would do nothing.
  if (opened && !('revision' in opened) && !assortment) return null;
  if (opened && 'kind' in opened) {
    const { kind, item } = opened;
    if (item !== null && !assortment?.entries.has(item) && !(item in drafts)) return <Gone />;
    return (
      <ItemForm
        key={draftName(kind, item)}
        kind={kind}
        item={item}
        onClose={() => openCatalogue(tab)}
      />
    );
  }
  if (tab === 'prices') {
    return <Prices price={opened && 'price' in opened ? opened.price : null} />;
  }
  if (tab === 'history') {
    return <History revision={opened && 'revision' in opened ? opened.revision : null} />;
  }
  return <Lists tab={tab} />;
}

function Parts() {
  const { tab } = useStore($catalogueChoice);
  const reading = useStore($assortmentReading);
  const isRead = useStore($assortment) !== null;
  const isProblem = reading !== 'reading' && reading !== 'done';
  return (
    <>
      <Tabs open={tab} />
      {!isRead && isProblem ? (
        <Unread
          why={reading === 'offline' ? 'offline' : 'failed'}
          onRetry={() => void readAssortment()}
        />
      ) : (
        <OpenTab />
      )}
    </>
  );
}

/** The lab's catalogue editor: designs, coatings, services, conflicts and accessories. */
export function Screen() {
  useEffect(() => {
    void readAssortment();
    return askBeforeLeaving(hasUnsaved);
  }, []);
  return (
    <div className="lab-screen assortment">
      <Parts />
    </div>
  );
}
