import { useStore } from '@nanostores/react';
import type { EditedKind } from '../../../domain/assortment/item-fields.ts';
import { catalogueTexts } from '../../../i18n/assortment/catalogue.ts';
import { newItemWords } from '../../../i18n/assortment/items.ts';
import { type CatalogueTab, openCatalogue } from '../../../stores/assortment/address.ts';
import { $drafts, draftName } from '../../../stores/assortment/drafts.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import { say } from '../../../ui/base/say.tsx';

/** Link to a new item. Says if there is an unsaved one. */
export function NewItem({ kind, tab }: { kind: EditedKind; tab: CatalogueTab }) {
  const isBegun = draftName(kind, null) in useStore($drafts);
  return (
    <button
      type="button"
      className="btn btn-primary"
      onClick={() => openCatalogue(tab, { kind, item: null })}
    >
      <Icon name="plus-lg" />
      {say(newItemWords(kind))}
      {isBegun && <small>({say(catalogueTexts.texts.unsaved)})</small>}
    </button>
  );
}
