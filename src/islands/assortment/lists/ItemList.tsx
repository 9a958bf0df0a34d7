import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import type { EditedKind } from '../../../domain/assortment/item-fields.ts';
import { catalogueTexts, listNames } from '../../../i18n/assortment/catalogue.ts';
import { newItemWords } from '../../../i18n/assortment/items.ts';
import { type CatalogueTab, openCatalogue } from '../../../stores/assortment/address.ts';
import { $nameOf } from '../../../stores/assortment/assortment.ts';
import { $drafts, draftName } from '../../../stores/assortment/drafts.ts';
import { downloadItems, itemImport } from '../../../stores/assortment/item-files.ts';
import { $priceRows, listOf } from '../../../stores/assortment/lists.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import { say } from '../../../ui/base/say.tsx';
import { ActiveTable } from '../../../ui/table/ActiveTable.tsx';
import { FileButtons } from '../../table-file/FileButtons.tsx';
import { itemColumns } from './columns.tsx';
import { NoItems } from './NoItems.tsx';

/** The items of a kind, and the way to a new one. */
export function ItemList({ kind, tab }: { kind: EditedKind; tab: CatalogueTab }) {
  const rows = useStore(listOf(kind));
  const nameOf = useStore($nameOf);
  const prices = useStore($priceRows);
  const isBegun = draftName(kind, null) in useStore($drafts);
  const columns = useMemo(() => itemColumns(kind, nameOf, prices), [kind, nameOf, prices]);
  return (
    <section className="assortment-list">
      <header>
        <h2>{say(listNames.texts[kind])}</h2>
        {kind !== 'conflict' && kind !== 'tier' && (
          <FileButtons
            onDownload={(format) => downloadItems(kind, format)}
            makeImport={() => itemImport(kind)}
          />
        )}
        <button
          type="button"
          className="btn btn-primary"
          onClick={() => openCatalogue(tab, { kind, item: null })}
        >
          <Icon name="plus-lg" />
          {say(newItemWords(kind))}
          {isBegun && <small>({say(catalogueTexts.texts.unsaved)})</small>}
        </button>
      </header>
      {rows?.length === 0 ? (
        <NoItems kind={kind} tab={tab} />
      ) : (
        <ActiveTable
          caption={listNames.texts[kind]}
          columns={columns}
          rows={rows}
          idOf={({ item }) => item}
          onOpen={({ item }) => openCatalogue(tab, { kind, item })}
        />
      )}
    </section>
  );
}
